import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { centred, plainButton, transition, withoutJs } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, color } = theme;

const NEIGHBOUR_OPACITY = 0.45;
const CARD_WIDTH = '760px';
const DOT_TARGET = '28px';
const DOT_ACTIVE_WIDTH = '46px';

/** The distance between two slides. */
const STEP = `calc(100% + ${space.xl})`;
const move = (share: string) => `transform: translateX(calc(${share} * ${STEP}));`;

export const Frame = styled.div`
  overflow: clip;
`;

/** A vertical swipe scrolls the page. A horizontal swipe moves the carousel and does not navigate back. */
export const Stage = styled.div`
  touch-action: pan-y pinch-zoom;
  display: grid;
  grid-template-columns: minmax(0, ${CARD_WIDTH});
  justify-content: center;
  padding-inline: ${space.gutter};
`;

/** All slides below each other, in print and without JavaScript. */
const flat = css`
  grid-area: auto;

  &,
  &.left,
  &.right,
  &.hidden[data-side] {
    transform: none;
    visibility: visible;
    opacity: 1;
  }
`;

export const Slide = styled.div`
  grid-area: 1 / 1;
  display: grid;
  min-width: 0;
  ${transition('transform, opacity, visibility', 'slow')}

  &.left,
  &.right {
    ${media.mobile} {
      visibility: hidden;
    }
  }

  /* Faded only when it is inert: before hydration it is text like any other. */
  &.left[inert],
  &.right[inert] {
    opacity: ${NEIGHBOUR_OPACITY};
  }

  &.left {
    ${move('-1')}
  }

  &.right {
    ${move('1')}
  }

  &.hidden {
    visibility: hidden;
    opacity: 0;
  }

  &.hidden[data-side='after'] {
    ${move('2')}
  }

  &.hidden[data-side='before'] {
    ${move('-2')}
  }

  ${media.print} {
    ${flat}
  }

  ${withoutJs} {
    ${flat}
    margin-bottom: ${space.m};
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s} ${space.mlPlus};
  margin-top: ${space.xlPlus};
  padding-inline: ${space.m};

  /* One row, even on a 390px phone. */
  ${media.small} {
    column-gap: ${space.s};
  }

  ${withoutJs} {
    display: none;
  }
`;

export const Dots = styled.div`
  display: flex;
  gap: ${space.xxs};
`;

/** The dot of the current slide is a dash. */
export const Dot = styled.button`
  ${plainButton}
  ${centred(DOT_TARGET)}

  &::before {
    content: '';
    width: ${space.xsPlus};
    height: ${space.xsPlus};
    border-radius: ${space.xsPlus};
    background: ${color.borderStrong};
    ${transition('width, background-color', 'base')}
  }

  &[aria-current] {
    width: ${DOT_ACTIVE_WIDTH};
  }

  &[aria-current]::before {
    width: ${DOT_TARGET};
    background: ${color.accentLine};
  }

  ${media.forcedColors} {
    &::before {
      border: 1px solid ButtonText;
    }

    &[aria-current]::before {
      background: Highlight;
    }
  }
`;
