import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '~/content/model';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { SectionHead } from '~/sections/parts/SectionHead';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { ClosingTile } from './ClosingTile';
import { InfoCard } from './InfoCard';
import { SolutionCard } from './SolutionCard';
import { TextCard } from './TextCard';

type Grid = SectionOf<'cardGrid'>;

/** Longest text, in characters, that fits next to the glyph of a narrow card. Longer text goes below it. */
const MAX_TEXT_INLINE = 64;

/** Without a head the cards are the headings of the section. */
const levelOf = (section: Grid) => (section.head ? 3 : 2);

/** The cards in the look of the variant. The key is the title. */
function cardsOf(section: Grid): readonly { readonly key: string; readonly card: ReactNode }[] {
  const headingLevel = levelOf(section);
  switch (section.variant) {
    case 'info':
      return section.cards.map((card) => ({
        key: card.title,
        card: <InfoCard card={card} headingLevel={headingLevel} />,
      }));
    case 'solution': {
      const isStacked = section.columns > 2 && section.cards.some(({ text }) => text.length > MAX_TEXT_INLINE);
      const look = { headingLevel, isStacked, isSmall: section.columns > 2 && !isStacked } as const;
      return section.cards.map((card) => ({ key: card.title, card: <SolutionCard {...card} {...look} /> }));
    }
    default:
      return section.cards.map((card) => ({
        key: card.title,
        card: <TextCard {...card} look={section.variant} headingLevel={headingLevel} />,
      }));
  }
}

/** Unordered cards (numbered ones are ordered) in two, three or four columns. */
export function CardGrid({ section }: { section: Grid }) {
  const { ground, head, columns, variant } = section;
  const closing = variant === 'solution' ? section.closing : undefined;
  return (
    <SectionFrame ground={ground}>
      {head && <SectionHead {...head} />}
      <List as={variant === 'number' ? 'ol' : 'ul'} $columns={columns} $isOpen={variant === 'whyUs'}>
        {cardsOf(section).map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
        {closing && (
          <li>
            <ClosingTile {...closing} headingLevel={levelOf(section)} />
          </li>
        )}
      </List>
    </SectionFrame>
  );
}

const List = styled.ul<{ $columns: 2 | 3 | 4; $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $isOpen }) => ($isOpen ? theme.space.xll : theme.space.l)};
  counter-reset: card;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;
