import styled, { css } from 'styled-components';
import { inkGround } from '~/app/header/ink-ground';
import { centred, insetFocus, plainButton } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { onInk } from '~/theme/tones';

const { space, color, size, font, text, line, layout } = theme;

const LOGO_HEIGHT = '32px';
const SIDE = `max(${space.ml}, ${theme.safe.x})`;
const LIST_TOP = '10px';
const STRAND_WIDTH = '22px';

const hairline = `1px solid ${color.hairlineOnInk}`;

export const Sheet = styled.dialog`
  ${inkGround}
  --surface: ${color.ink};
  color-scheme: dark;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color.ink};

  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

export const Bar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space.xs};
  height: ${layout.header};
  padding: ${theme.safe.top} ${SIDE} 0;
  border-bottom: ${hairline};
`;

export const Home = styled.a`
  height: ${LOGO_HEIGHT};
  margin-right: auto;
`;

/** Passes on the attributes of `menu-dialog.ts`. styled-components would warn about them in development. */
export const Close = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${plainButton}
  flex: none;
  ${centred(size.controlSmall)}
  border: ${line.thin} solid ${onInk.menuEdge};
  border-radius: ${theme.radius.round};

  &:hover {
    background: ${color.surface3};
  }
`;

export const List = styled.div`
  flex: 1;
  padding: ${LIST_TOP} ${SIDE};
  overflow: auto;
  overscroll-behavior: contain;
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${size.menuRow};
  border-bottom: ${hairline};
  font-family: ${font.display};
  font-size: ${text.title};
  font-weight: ${font.weight.medium};
  line-height: ${theme.leading.h3};
  ${insetFocus}
`;

/** The three strands underline the current page, as in the header. */
const current = css`
  text-decoration: underline;
  text-decoration-color: ${color.route500};
  text-decoration-thickness: ${line.rule};
  text-underline-offset: ${theme.underline.gap};
`;

export const Row = styled.div`
  ${row}
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

export const Page = styled.a`
  ${row}

  &[aria-current] {
    ${current}
  }
`;

export const Group = styled.details`
  &[open] > summary > .icon {
    transform: scaleY(-1);
  }

  > ul {
    padding: ${space.xsPlus} 0 ${space.m};
    border-bottom: ${hairline};
  }

  /* The station line starts under the middle of the strand above it. */
  > ul ul a {
    color: ${color.footerText};
    font-weight: ${font.weight.quote};
  }

  > ul ul a:is(:hover, [aria-current]) {
    background: none;
    color: ${color.white};
  }
`;

export const Mark = styled.span`
  flex: none;
  width: ${STRAND_WIDTH};
  height: ${line.width};
  border-radius: ${line.rule};
  background: ${color.accentLine};
`;

export const Child = styled.a`
  --lc: ${color.white};
  display: flex;
  align-items: center;
  gap: ${space.sPlus};
  min-height: ${size.glyph};
  font-weight: ${font.weight.button};
  ${insetFocus}

  [data-accent='route'] > & {
    --lc: ${color.route500};
  }

  [data-accent='flow'] > & {
    --lc: ${color.flow500};
  }

  [data-accent='cover'] > & {
    --lc: ${color.cover500};
  }

  [data-accent='signal'] > & {
    --lc: ${color.signal500};
  }

  &[aria-current='page'] {
    ${current}
  }
`;

export const Bottom = styled.div`
  flex: none;
  display: grid;
  padding: ${space.m} ${SIDE} calc(${space.l} + ${theme.safe.bottom});
  border-top: ${hairline};
`;
