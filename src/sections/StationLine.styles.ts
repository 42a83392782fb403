import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { keepWhole } from '~/theme/mixins';
import { section, station } from '~/theme/sections';
import { theme } from '~/theme/theme';
import { downLine, solidLine, stationStop } from './station-styles';

const { space, color, motion } = theme;

/** The count runs through all rows, so they share its scope. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3l};
  counter-reset: station;

  ${media.mobile} {
    gap: ${station.gapMobile};
  }
`;

interface RowProps {
  $columns: number;
  /** The line ends in the station of this number instead of leaving the window. */
  $ends: number | undefined;
}

/** The row's left edge to just inside the last station's ring. */
const endOf = (columns: number, last: number) =>
  `calc((100% + ${station.gap}) * ${(columns - last + 1) / columns} - ${station.gap} - ${station.end})`;

/** Across the window on desktop, drawn from the left; one station after the other pops up on it. */
const across = css<RowProps>`
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 0 ${station.gap};

  &::before {
    content: '';
    position: absolute;
    top: ${station.inset};
    right: ${({ $columns, $ends }) => ($ends === undefined ? section.beyond : endOf($columns, $ends))};
    left: ${section.beyond};
    height: ${station.border};
    background: ${color.accentLine};
    transform-origin: left;
    ${solidLine}
  }

  > li {
    padding-top: ${station.room};
  }

  ${media.screenMotion} {
    [data-line='waiting'] &::before,
    [data-line='waiting'] & > li::before {
      transform: scale(0, 1);
    }

    [data-line='waiting'] & > li::before {
      transform: scale(0);
    }

    [data-line='drawing'] &::before {
      transition: transform ${motion.lineDraw} ${motion.inOut};
    }

    [data-line='drawing'] & > li::before {
      transition: transform ${motion.base} ${motion.out};
    }

    ${[1, 2, 3, 4, 5].map(
      (n) => css`
        [data-line='drawing'] & > li:nth-child(${n})::before {
          transition-delay: calc(${motion.quick} + ${station.pop} * ${n * 2});
        }
      `,
    )}
  }
`;

/** One vertical line on mobile; a row that is not the last runs on into the next. */
const down = css`
  gap: ${station.gapMobile} 0;

  > li {
    min-height: ${station.size};
    padding: ${space.xxs} 0 0 ${station.room};
  }

  > li:not(:last-child)::after,
  &:not(:last-child) > li::after {
    ${downLine}
    top: ${station.overlap};
    bottom: calc(-1 * ${station.overlap});
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
    margin-top: ${space.px10};
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
