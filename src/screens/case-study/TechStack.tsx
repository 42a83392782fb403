import styled from 'styled-components';
import type { CaseStudy } from '~/content/model';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

/** Each category with its items, joined by commas (S2.cases.detail). */
export function TechStack({ rows }: { rows: CaseStudy['techStack'] }) {
  return (
    <List>
      {rows.map(({ category, items }) => (
        <div key={category}>
          <dt>{category}</dt>
          <dd>{items.join(', ')}</dd>
        </div>
      ))}
    </List>
  );
}

const { space, color } = theme;

const NAME_WIDTH = '220px';
const edge = `${theme.line.hair} solid ${color.border}`;

const List = styled.dl`
  border-top: ${edge};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xxs} ${space.l};
    padding-block: ${space.mPlus};
    border-bottom: ${edge};
  }

  dt {
    font-weight: ${theme.font.weight.strong};
  }

  dd {
    color: ${color.text2};
  }

  ${media.desktop} {
    > div {
      grid-template-columns: ${NAME_WIDTH} minmax(0, 1fr);
    }
  }
`;
