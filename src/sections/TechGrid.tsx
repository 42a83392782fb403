import styled from 'styled-components';
import type { SectionOf } from '~/content/model';
import { media } from '~/theme/media';
import { keepWhole } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { SectionFrame } from './parts/SectionFrame';
import { SectionHead } from './parts/SectionHead';

/** Names of technologies as plain wordmarks, each with a line about its use. */
export function TechGrid({ section: { ground, head, items } }: { section: SectionOf<'techGrid'> }) {
  return (
    <SectionFrame ground={ground}>
      <SectionHead {...head} />
      <Grid>
        {items.map(({ name, use }) => (
          <li key={name}>
            <b>{name}</b> <span>{use}</span>
          </li>
        ))}
      </Grid>
    </SectionFrame>
  );
}

const { space, color, text, font, line } = theme;

/** The background has the colour of hairlines and shows through the gaps. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${line.hair};
  overflow: hidden;
  border: ${line.hair} solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.border};

  > li {
    display: grid;
    align-content: start;
    gap: ${space.xxsPlus};
    padding: ${space.mlPlus} ${space.mPlus};
    background: ${color.surface};
  }

  > li::before {
    content: '';
    width: ${theme.size.crumbStrand};
    height: ${line.width};
    margin-bottom: ${space.mlPlus};
    border-radius: ${line.rule};
    background: ${color.accentLine};
  }

  b {
    ${keepWhole}
    font: ${font.weight.display} ${text.h4} / ${theme.leading.h2} ${font.display};
    letter-spacing: ${theme.tracking.heading};
  }

  span {
    color: ${color.text3};
    font-size: ${text.small};
  }

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  ${media.wide} {
    > li {
      padding: ${space.xl} ${space.l} ${space.lPlus};
    }

    b {
      font-size: ${text.title};
    }
  }
`;
