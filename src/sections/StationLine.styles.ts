import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { keepWhole } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { downLine, solidLine, stationStop } from './parts/station-styles';

const { space, color, motion, station } = theme;

/** The line extends beyond the viewport, whatever its width. */
const BEYOND_WINDOW = '-100vw';

/** From the centre of the first station to the next, across the gap between two rows. */
const OVERLAP = '38px';
const GAP_MOBILE = '36px';
const GAP = '32px';
const LINE_END = '8px';

/** The counter spans all rows, so they share its scope. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3l};
  counter-reset: station;

  ${media.mobile} {
    gap: ${GAP_MOBILE};
  }
`;

interface RowProps {
  $columns: number;
  /** The line ends in the station of this number instead of leaving the window. */
  $ends: number | undefined;
}

/** From the left edge of the row to just inside the ring of the last station. */
const endOf = (columns: number, last: number) =>
  `calc((100% + ${GAP}) * ${(columns - last + 1) / columns} - ${GAP} - ${LINE_END})`;

/** Horizontal on desktop. The line is drawn from the left, and the stations pop up along it. */
const across = css<RowProps>`
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 0 ${GAP};

  &::before {
    content: '';
    position: absolute;
    top: ${station.inset};
    right: ${({ $columns, $ends }) => ($ends === undefined ? BEYOND_WINDOW : endOf($columns, $ends))};
    left: ${BEYOND_WINDOW};
    height: ${station.border};
    background: ${color.accentLine};
    transform-origin: left;
    ${solidLine}
  }

  > li {
    padding-top: ${station.room};
  }

  ${media.screenMotion} {
    [data-entrance='waiting'] &::before,
    [data-entrance='waiting'] & > li::before {
      transform: scale(0, 1);
    }

    [data-entrance='waiting'] & > li::before {
      transform: scale(0);
    }

    [data-entrance='drawing'] &::before {
      transition: transform ${motion.lineDraw} ${motion.inOut};
    }

    [data-entrance='drawing'] & > li::before {
      transition: transform ${motion.base} ${motion.out};
    }

    ${[1, 2, 3, 4, 5].map(
      (n) => css`
        [data-entrance='drawing'] & > li:nth-child(${n})::before {
          transition-delay: calc(${motion.quick} + ${motion.stationPop} * ${n * 2});
        }
      `,
    )}
  }
`;

/** One vertical line on mobile, through all rows. */
const down = css`
  gap: ${GAP_MOBILE} 0;

  > li {
    min-height: ${station.size};
    padding: ${space.xxs} 0 0 ${station.room};
  }

  > li:not(:last-child)::after,
  &:not(:last-child) > li::after {
    ${downLine}
    top: ${OVERLAP};
    bottom: calc(-1 * ${OVERLAP});
  }
`;

export const Row = styled.ol<RowProps>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    position: relative;
    counter-increment: station;
  }

  > li::before {
    ${stationStop}
  }

  > li > p {
    margin-top: ${space.xsPlus};
    color: ${color.text2};
  }

  ${media.desktop} {
    ${across}
  }

  ${media.mobile} {
    ${down}
  }
`;

export const Title = styled.h3`
  ${keepWhole}
  font-size: ${theme.text.card};
`;
