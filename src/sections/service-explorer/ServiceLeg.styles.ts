import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { centred, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, color, line, text, font, strand } = theme;

/* Three strands of 6px with gaps of 6px run down. The strand of a category swings out in a curve of 100 by 76 to a line
   72px from the left, and back. On mobile all widths shrink to two thirds. */
const BUNDLE_WIDTH = '30px';
const SWING_WIDTH = '100px';
const SWING_HEIGHT = '76px';
const LINE_LEFT = '72px';
const LINE_LEFT_MOBILE = '48px';
const LINE_END = '75px';
const SHRINK = 'scale(0.667, 1)';

/** How far the bundle extends above the first category and below the last. */
const TAIL_HEIGHT = '72px';
const TAIL_HEIGHT_MOBILE = '24px';
const LEG_BOTTOM = '82px';
const LEG_BOTTOM_MOBILE = '70px';

/** A jump stops 80px below the header (S9.category-offset). The scroll padding of the page adds 89px. */
const JUMP_MARGIN = '64px';

const TEXT_LEFT = '132px';
const TEXT_LEFT_MOBILE = '92px';

const STOP_SIZE = '44px';
const STOP_LEFT = '53px';
const STOP_LEFT_MOBILE = '28px';
const STOP_RISE = '-7px';
const STOP_RISE_MOBILE = '-9px';
const COLUMNS = '100px minmax(0, 17rem) minmax(0, 1fr)';
/** Between 993 and 1279px the description is below the title. */
const COLUMNS_NARROW = '100px minmax(0, 1fr)';
const COLUMNS_MOBILE = '44px minmax(0, 1fr)';

/** The three strands. A leg hides its strand with one of `--a`, `--b`, `--d`. */
const STRANDS =
  'linear-gradient(90deg,var(--a) 0 6px,transparent 6px 12px,var(--b) 12px 18px,transparent 18px 24px,var(--d) 24px 30px)';
const FADE_IN = `linear-gradient(transparent, ${color.mask})`;

const strands = css`
  --a: ${strand.route.line};
  --b: ${strand.flow.line};
  --d: ${strand.cover.line};
  content: '';
  position: absolute;
  left: 0;
  width: ${BUNDLE_WIDTH};
  background: ${STRANDS};

  ${media.mobile} {
    transform: ${SHRINK};
    transform-origin: 0 0;
  }
`;

/** All categories. The bundle fades out above the first and below the last. */
export const Line = styled.div`
  position: relative;

  &::before {
    ${strands}
    bottom: 100%;
    height: ${TAIL_HEIGHT};
    mask: ${FADE_IN};

    ${media.mobile} {
      height: ${TAIL_HEIGHT_MOBILE};
    }
  }

  &::after {
    ${strands}
    top: 100%;
    height: ${TAIL_HEIGHT};
    mask: ${line.fadeDown};
  }
`;

/** The strand that swings out is missing from the bundle next to its category. */
const MISSING_STRAND = { route: '--a', flow: '--b', cover: '--d' } as const;

export const Leg = styled.section<{ $strand: keyof typeof MISSING_STRAND }>`
  position: relative;
  padding: ${space.xxsPlus} 0 ${LEG_BOTTOM};

  &::before {
    ${strands}
    ${({ $strand }) => MISSING_STRAND[$strand]}: transparent;
    top: 0;
    bottom: 0;
  }

  &::after {
    content: '';
    position: absolute;
    top: ${LINE_END};
    bottom: ${LINE_END};
    left: ${LINE_LEFT};
    width: ${line.width};
    background: ${color.accentLine};
  }

  ${media.mobile} {
    padding-bottom: ${LEG_BOTTOM_MOBILE};

    &::after {
      left: ${LINE_LEFT_MOBILE};
      width: ${line.bar};
    }
  }
`;

export const Swing = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: ${SWING_WIDTH};
  height: ${SWING_HEIGHT};

  &[data-place='end'] {
    top: auto;
    bottom: 0;
  }

  ${media.mobile} {
    transform: ${SHRINK};
    transform-origin: 0 0;
  }
`;

export const Category = styled.h3`
  display: flex;
  align-items: center;
  height: ${SWING_HEIGHT};
  margin-left: ${TEXT_LEFT};
  scroll-margin-top: ${JUMP_MARGIN};
  color: ${color.accent};
  font-family: ${font.body};
  font-size: ${text.prose};
  line-height: ${theme.leading.tight};
  letter-spacing: ${theme.tracking.body};

  &:focus {
    outline: none;
  }

  ${media.mobile} {
    margin-left: ${TEXT_LEFT_MOBILE};
  }
`;

export const StopNumber = styled.span`
  ${centred(STOP_SIZE)}
  margin-top: ${STOP_RISE};
  border: ${theme.station.border} solid ${color.accentLine};
  border-radius: ${theme.radius.round};
  background: ${color.bg};
  font-size: ${text.caption};
  font-weight: ${font.weight.heavy};
  line-height: ${theme.leading.tight};
  ${transition('background-color, color')}

  ${media.mobile} {
    margin-top: ${STOP_RISE_MOBILE};
  }
`;

export const Service = styled.li`
  position: relative;
  z-index: ${theme.z.base};
  display: grid;
  grid-template-columns: ${COLUMNS_NARROW};
  gap: ${space.xs} ${space.xl};
  align-items: start;
  margin-right: calc(-1 * ${space.l});
  padding: ${space.lPlus} ${space.l} ${space.lPlus} ${STOP_LEFT};

  & + &::before {
    content: '';
    position: absolute;
    top: 0;
    right: ${space.l};
    left: ${TEXT_LEFT};
    border-top: 1px solid ${color.border};
  }

  > h4,
  > p {
    margin-left: calc(-1 * ${STOP_LEFT});
  }

  > h4 {
    font-size: ${text.card};
    line-height: ${theme.leading.h3};
    ${transition('color')}
  }

  > p {
    color: ${color.text2};
  }

  > ${StopNumber} {
    grid-row: span 2;
  }

  &:hover ${StopNumber} {
    background: ${color.accentLine};
    color: ${color.ink};
  }

  &:hover > h4 {
    color: ${color.accent};
  }

  ${media.wide} {
    grid-template-columns: ${COLUMNS};

    > ${StopNumber} {
      grid-row: auto;
    }
  }

  ${media.mobile} {
    grid-template-columns: ${COLUMNS_MOBILE};
    gap: ${space.xxs} ${space.ml};
    margin: 0;
    padding: ${space.ml} 0 ${space.ml} ${STOP_LEFT_MOBILE};

    > h4,
    > p {
      margin-left: 0;
    }

    & + &::before {
      right: 0;
      left: ${TEXT_LEFT_MOBILE};
    }
  }
`;
