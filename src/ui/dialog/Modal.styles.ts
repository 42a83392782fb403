import styled, { css, keyframes } from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { color, space, radius, motion } = theme;

/** Titles of large dialogs. The others use a step of the type scale. */
const TITLE_SIZE_MODAL = '2rem';
const TITLE_SIZE_WIDE = '1.625rem';
/** Three strands of 3px. */
const EDGE_HEIGHT = '9px';

export type PanelWidth = 'modal' | 'dialog' | 'form' | 'list' | 'wide';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(${motion.rise});
  }
`;

const TRANSITION = `${motion.dialogBackdrop} ${motion.out}`;

/** As large as the viewport. It stays rendered while the panel and the backdrop fade out, but no longer takes clicks. */
export const Dialog = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: max(${space.ml}, ${theme.safe.top}) max(${space.ml}, ${theme.safe.x}) max(${space.ml}, ${theme.safe.bottom});
  border: 0;
  background: none;
  color: ${color.text};
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  overscroll-behavior: contain;
  opacity: 0;
  pointer-events: none;

  &[open] {
    display: grid;
    opacity: 1;
    pointer-events: auto;
  }

  &::backdrop {
    background: ${color.backdrop};
    opacity: 0;
  }

  &[open]::backdrop {
    opacity: 1;
  }

  ${media.motion} {
    transition:
      opacity ${TRANSITION},
      display ${TRANSITION} allow-discrete,
      overlay ${TRANSITION} allow-discrete;

    &::backdrop {
      transition:
        opacity ${TRANSITION},
        display ${TRANSITION} allow-discrete,
        overlay ${TRANSITION} allow-discrete;
    }
  }

  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }

  ${media.small} {
    padding: ${space.xxl} 0 0;
    place-items: end stretch;
  }
`;

const WIDTHS = {
  modal: '640px',
  dialog: '460px',
  form: '480px',
  list: '720px',
  wide: '860px',
} satisfies Record<PanelWidth, string>;

/** The strand edge stays at the top while a tall panel scrolls. */
export const Panel = styled.div<{ $width: PanelWidth }>`
  position: relative;
  width: 100%;
  max-width: ${({ $width }) => WIDTHS[$width]};
  max-height: 100%;
  overflow: auto;
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${theme.shadow.overlay};

  &::before {
    content: '';
    position: sticky;
    top: 0;
    z-index: ${theme.z.base};
    display: block;
    height: ${EDGE_HEIGHT};
    background: ${theme.line.bundleY};
  }

  ${media.motion} {
    animation: ${rise} ${motion.base} ${motion.out};
  }

  ${media.small} {
    max-width: none;
    padding-bottom: ${theme.safe.bottom};
    border-radius: ${radius.xl} ${radius.xl} 0 0;
  }

  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const inset = css`
  padding-inline: ${space.xll};

  ${media.mobile} {
    padding-inline: ${space.mlPlus};
  }
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${space.ml};
  padding-top: ${space.xlPlus};
  ${inset}

  ${media.mobile} {
    padding-top: ${space.lPlus};
  }
`;

const TITLES = {
  modal: TITLE_SIZE_MODAL,
  dialog: theme.text.title,
  form: theme.text.title,
  list: TITLE_SIZE_WIDE,
  wide: TITLE_SIZE_WIDE,
} satisfies Record<PanelWidth, string>;

export const Title = styled.h2<{ $width: PanelWidth }>`
  font-size: ${({ $width }) => TITLES[$width]};

  ${media.mobile} {
    font-size: ${TITLE_SIZE_WIDE};
  }
`;

export const Description = styled.p`
  margin-top: ${space.xs};
  color: ${color.text2};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.mPlus};
  padding-block: ${space.lPlus} ${space.xlPlus};
  ${inset}

  ${media.mobile} {
    padding-block: ${space.ml} ${space.l};
  }
`;
