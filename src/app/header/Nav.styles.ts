import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { narrowHeader } from './narrow-header';

const { space } = theme;

/** Side padding of a top item. The demo mark with text leaves less space. */
const ITEM_SIDE = '14px';
const ITEM_SIDE_BESIDE_MARK = '10px';

/**
 * Between 993 and 1279px the items share the free space. The gutters leave 0.89px of each extra pixel to twelve sides,
 * so each side gets about a fourteenth. It starts at 60.75rem, because larger user text needs the space itself.
 */
const ITEM_SIDE_NARROW = 'clamp(4px, 4px + (100cqi - 60.75rem) / 14, 10px)';

/** The menu of wide windows. */
export const Nav = styled.nav`
  --pad: ${ITEM_SIDE_NARROW};
  margin-left: auto;

  > ul {
    display: flex;
  }

  > ul > li {
    position: relative;
  }

  ${media.headerWide} {
    --pad: ${ITEM_SIDE};

    > ul {
      gap: ${space.xxs};
    }
  }

  /* Space for the demo mark with text. It is always reserved: the mark appears late and must not move the menu. */
  ${media.headerFull} {
    --pad: ${ITEM_SIDE_BESIDE_MARK};

    > ul {
      gap: ${space.x3s};
    }
  }

  ${narrowHeader(css`
    display: none;
  `)}
`;
