import styled from 'styled-components';
import type { SectionOf } from '~/content/model';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Grid } from '~/ui/layout';
import { CheckList } from './cards/CheckList';
import { TextCard } from './cards/TextCard';
import { SectionFrame } from './parts/SectionFrame';
import { SectionHead } from './parts/SectionHead';

/** Groups with a name on the left and cards or a checklist on the right. */
export function FeatureSections({ section }: { section: SectionOf<'featureSections'> }) {
  const { ground, head } = section;
  const Name = head ? 'h3' : 'h2';
  return (
    <SectionFrame ground={ground}>
      {head && <SectionHead {...head} />}
      {section.variant === 'checks'
        ? section.groups.map(({ name, items }) => (
            <Group key={name}>
              <Name>{name}</Name>
              <CheckList items={items} isWide />
            </Group>
          ))
        : section.groups.map(({ name, items }) => (
            <Group key={name}>
              <Name>{name}</Name>
              <Grid as="ul" $gap="l">
                {items.map((item) => (
                  <li key={item.title}>
                    <TextCard {...item} look="feature" headingLevel={head ? 4 : 3} />
                  </li>
                ))}
              </Grid>
            </Group>
          ))}
    </SectionFrame>
  );
}

const { space, color, line, text } = theme;

const NAME_WIDTH = '280px';
const ROW_GAP = '44px';

/** The strand aligns with the first line of the title. */
const MARK_TOP = '0.5em';
const MARK_INDENT = '42px';

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.x3l};
  padding: ${ROW_GAP} 0;

  & + & {
    border-top: ${line.hair} solid ${color.border};
  }

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  > :is(h2, h3) {
    position: relative;
    padding-left: ${MARK_INDENT};
    font-size: ${text.h3};
    line-height: ${theme.leading.h3};
    letter-spacing: ${theme.tracking.h3};
  }

  > :is(h2, h3)::before {
    content: '';
    position: absolute;
    top: ${MARK_TOP};
    left: 0;
    width: ${theme.size.crumbStrand};
    height: ${line.width};
    border-radius: ${line.rule};
    background: ${color.accentLine};
  }

  ${media.desktop} {
    grid-template-columns: ${NAME_WIDTH} minmax(0, 1fr);
  }
`;
