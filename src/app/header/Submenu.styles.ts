import styled, { css, keyframes } from 'styled-components';
import { media } from '~/theme/media';
import { centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { MenuEntry } from './MenuEntry';

const { space, color, radius, text, size, font } = theme;

const SIGN_ROOM = '44px';
const TOP = '7px';
const LEFT = '-42px';
const LEFT_NARROW = 'calc(24px - 20vw)';
const RISE = '6px';
const COLUMN_WIDTH = '380px';

/** The height of a column without its rows: padding, heading, borders. */
const COLUMN_REST = '67px';

const BAR_HEIGHT = '28px';
const BAR_TOP = 'calc(50% - 14px)';
const SHADOW_CUT = 'inset(-96px -96px -96px 0)';
const GLYPH_RADIUS = '12px';
const SUMMARY_LEADING = 1.35;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(${RISE});
  }
`;

/** Hidden until its item is open. Before hydration, and without it, CSS opens it on hover and focus. */
const onDemand = css`
  display: none;

  ${media.motion} {
    animation: ${appear} ${theme.motion.quick} ${theme.motion.out};
  }

  &[data-open],
  nav:not([data-live]) li:is(:hover, :focus-within) > & {
    display: block;
  }
`;

/**
 * Extends up to the item, so that the pointer stays inside on its way down. In a narrow window a two-column panel
 * starts further left.
 */
export const Panel = styled.div<{ $isWide: boolean }>`
  ${onDemand}
  position: absolute;
  z-index: ${theme.z.submenu};
  top: 100%;
  left: ${({ $isWide }) => ($isWide ? LEFT_NARROW : LEFT)};
  padding-top: ${TOP};

  ${media.wide} {
    left: ${LEFT};
  }
`;

const box = css`
  width: ${COLUMN_WIDTH};
  padding: ${space.m};
  border: 1px solid ${color.border};
  box-shadow: ${theme.shadow.overlay};
`;

/** As high as the longest column on its right, so that both have the same lower edge. */
export const Box = styled.div<{ $stops: number }>`
  ${box}
  position: relative;
  min-height: ${({ $stops }) => ($stops > 0 ? `calc(${$stops} * ${size.stopRow} + ${COLUMN_REST})` : 0)};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};

  &:has([data-child-panel][data-open]),
  nav:not([data-live]) &:has(li:is(:hover, :focus-within) > [data-child-panel]) {
    border-radius: ${radius.l} 0 0 ${radius.l};
  }
`;

/** The right column, at least as high as the left one. Its shadow is clipped where they meet. */
export const ChildPanel = styled.div`
  ${onDemand}
  ${box}
  position: absolute;
  top: -1px;
  left: 100%;
  min-height: calc(100% + ${space.x3s});
  border-radius: 0 ${radius.l} ${radius.l} 0;
  background: ${color.surface2};
  clip-path: ${SHADOW_CUT};
  --surface: ${color.surface2};

  /* Bridges the padding between the item and this column. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 100% 0 auto;
    width: ${space.m};
  }
`;

export const Heading = styled.p`
  padding: ${space.xsPlus} ${space.s};
  color: ${color.text3};
  font-size: ${text.caption};
  font-weight: ${font.weight.strong};
  line-height: ${theme.leading.tight};
`;

/** Marks the current page. The background marks the row under the pointer. */
const currentBar = css`
  content: '';
  position: absolute;
  top: ${BAR_TOP};
  left: 0;
  width: ${theme.line.bar};
  height: ${BAR_HEIGHT};
  border-radius: ${theme.line.rule};
  background: ${color.accentLine};

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

const row = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.sPlus};
  min-height: ${size.glyphLarge};
  padding: ${space.s};
  border-radius: ${radius.m};

  strong {
    display: block;
    font-weight: ${font.weight.strong};
    line-height: ${theme.leading.snug};
  }

  small {
    display: block;
    color: ${color.text3};
    font-size: ${text.caption};
    line-height: ${SUMMARY_LEADING};
  }
`;

export const ItemLink = styled.a`
  ${row}

  &:hover {
    background: ${color.surface3};
  }

  &[aria-current]::before {
    ${currentBar}
  }
`;

/** Link and button share the row's background. The link is as wide as the row; the button covers its right end. */
export const ChildEntry = styled(MenuEntry)`
  > span {
    position: relative;
    display: block;
    border-radius: ${radius.m};
  }

  > span:is(:hover, [data-open]) {
    background: ${color.surface3};
  }

  > span[data-current]::before {
    ${currentBar}
  }

  > span > a {
    ${row}
    padding-right: ${SIGN_ROOM};
  }

  > span > button {
    position: absolute;
    top: 0;
    right: 0;
    width: ${SIGN_ROOM};
    height: 100%;
    color: ${color.text3};
  }
`;

export const Glyph = styled.span`
  flex: none;
  ${centred(size.controlSmall)}
  border-radius: ${GLYPH_RADIUS};
  background: ${color.accentTint};
  color: ${color.accent};
`;
