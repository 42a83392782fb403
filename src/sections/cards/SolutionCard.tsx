import styled, { css } from 'styled-components';
import type { Action, SectionOf } from '~/content/model';
import { ActionButton } from '~/sections/parts/ActionButton';
import { card, keepWhole, linkCard, stretchedLink } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { MoreLink } from '~/ui/navigation/MoreLink';
import { TextLink } from '~/ui/navigation/TextLink';
import { GlyphTile } from './GlyphTile';
import { type CardHeading, headingTag } from './heading-level';

type Solution = Extract<SectionOf<'cardGrid'>, { variant: 'solution' }>['cards'][number];

interface Props extends Solution, CardHeading {
  /** The glyph is above the text instead of next to it. */
  isStacked: boolean;
  isSmall: boolean;
}

/** A card with a glyph tile. With `href` the whole card is the link. */
export function SolutionCard({ icon, strand, title, text, href, action, isStacked, isSmall, headingLevel }: Props) {
  return (
    <Box data-accent={strand} $isStacked={isStacked} $isLink={href !== undefined}>
      <GlyphTile icon={icon} />
      <Title as={headingTag(headingLevel)} $isSmall={isSmall}>
        {href ? <a href={href}>{title}</a> : title}
      </Title>
      <p>{text}</p>
      {action && (
        <Act>
          <CardAction action={action} />
        </Act>
      )}
    </Box>
  );
}

/** A callback is a small button, a mail address a text link, and another page a 'more' link. */
function CardAction({ action }: { action: Action }) {
  if (action.kind === 'callback') return <ActionButton action={action} size="small" hasIcon={false} />;
  const Anchor = action.href.startsWith('mailto:') ? TextLink : MoreLink;
  return <Anchor href={action.href}>{action.text}</Anchor>;
}

const { space, color } = theme;

/** The link covers the whole card, so that a click anywhere follows it, while only the title is its name. */
const link = css`
  ${linkCard}

  a {
    border-radius: ${theme.radius.l};
    ${stretchedLink}
  }
`;

const inline = css`
  grid-template-columns: auto minmax(0, 1fr);

  > :first-child {
    grid-row: span 2;
  }
`;

const stacked = css`
  grid-template-columns: minmax(0, 1fr);

  > :first-child {
    margin-bottom: ${space.sPlus};
  }
`;

const Box = styled.article<{ $isStacked: boolean; $isLink: boolean }>`
  ${({ $isLink }) => ($isLink ? link : card)}
  display: grid;
  align-content: start;
  gap: ${space.xxsPlus} ${space.ml};
  padding: ${space.ll} ${space.xl};
  ${({ $isStacked }) => ($isStacked ? stacked : inline)}

  > p {
    color: ${color.text2};
  }
`;

const Title = styled.h3<{ $isSmall: boolean }>`
  font-size: ${({ $isSmall }) => ($isSmall ? theme.text.h4 : theme.text.card)};
  line-height: ${theme.leading.h3};
  letter-spacing: ${theme.tracking.h3};
`;

const Act = styled.div`
  ${keepWhole}
  display: flex;
  align-items: center;
  min-height: ${theme.size.controlSmall};
  margin-top: ${space.m};
`;
