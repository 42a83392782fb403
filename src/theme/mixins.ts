import { css, keyframes } from 'styled-components';
import { media } from './media';
import { theme } from './theme';

const PAGE_WIDTH = '90rem';
const LIFT = '-4px';
const FOCUS_INSET = '-3px';

/** In print a one-column grid becomes running text, because Firefox does not split a cell across pages. */
export const runsOnPaper = (gap: string) => css`
  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${gap};
    }
  }
`;

/** Page width and gutters: the inner box of every section. */
export const wrap = css`
  width: 100%;
  max-width: ${PAGE_WIDTH};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/**
 * A transition. With reduced motion the global styles end it at once. Pass properties: `transition('transform',
 * 'quick')`.
 */
export const transition = (properties: string, duration: 'instant' | 'quick' | 'base' | 'slow' = 'quick') => css`
  transition: ${theme.motion[duration]} ${theme.motion.out};
  transition-property: ${properties};
`;

/** Card background: hairline border and surface, as the comps' `.card`. */
export const card = css`
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  box-shadow: ${theme.shadow.card};
`;

/** A card that is one large link: it rises on hover. Its anchor uses `stretchedLink`. */
export const linkCard = css`
  ${card}
  position: relative;
  ${transition('transform, box-shadow, border-color', 'base')}

  &:hover {
    border-color: ${theme.color.borderStrong};
    box-shadow: ${theme.shadow.raised};
    transform: translateY(${LIFT});
  }
`;

/** A colour at `percent` opacity. */
export const fade = (color: string, percent: number) => `color-mix(in srgb,${color} ${percent}%,transparent)`;

/** `percent` of one colour mixed into another. */
export const mix = (color: string, percent: number, into: string) => `color-mix(in srgb,${color} ${percent}%,${into})`;

/** A square, or a circle, with its content in the middle. */
export const centred = (size: string) => css`
  display: grid;
  place-items: center;
  width: ${size};
  height: ${size};
`;

/** Removes the default appearance of a native button. */
export const plainButton = css`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

/** Marks the selected item in forced colours. */
export const forcedChosen = css`
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;

/** Inset ring for controls that fill their box (rows, panels), where an outer ring would be cut off. */
export const insetFocus = css`
  &:focus-visible {
    outline-offset: ${FOCUS_INSET};
  }
`;

/**
 * For the one link of a card with `position: relative`. The whole card is clickable, and only the text of the link is
 * its name. The focus ring is around the card.
 */
export const stretchedLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${theme.focus.width} solid ${theme.color.focus};
    outline-offset: ${theme.focus.offset};
  }
`;

const rise = keyframes`
  from {
    transform: translateY(${theme.motion.rise});
  }
`;

/** The children of a banner's text rise one after the other. They are visible from the start and only move. */
export const riseInSteps = css`
  ${media.motion} {
    > * {
      animation: ${rise} ${theme.motion.slow} ${theme.motion.out} backwards;
    }

    > :nth-child(2) {
      animation-delay: ${theme.motion.bannerStep};
    }

    > :nth-child(3) {
      animation-delay: calc(${theme.motion.bannerStep} * 2);
    }

    > :nth-child(n + 4) {
      animation-delay: calc(${theme.motion.bannerStep} * 3);
    }
  }
`;

/**
 * For text with a word that may be a few pixels wider than its column ('understanding', a mail address). As in the
 * comps, it may use 8px of the gap or padding on its right before it breaks.
 */
export const keepWhole = css`
  margin-right: calc(-1 * ${theme.space.xs});
`;

/**
 * The selector for a page where the app does not run: without JavaScript, or in an unsupported browser (`starter.ts`).
 */
export const withoutJs = 'html:not([data-js]) &';
