import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { insetFocus, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { inkGround } from './ink-ground';
import { MenuEntry } from './MenuEntry';
import { narrowHeader } from './narrow-header';

const { color, size, line, space } = theme;

const MARK_GAP = '5px';

/** Side padding of a top item. The demo mark with text leaves less space. */
const ITEM_SIDE = '14px';
const ITEM_SIDE_BESIDE_MARK = '10px';

/**
 * Between 993 and 1279px the items share the free space. The gutters leave 0.89px of each extra pixel to twelve sides,
 * so each side gets about a fourteenth. It starts at 60.75rem, because larger user text needs the space itself.
 */
const ITEM_SIDE_NARROW = 'clamp(4px, 4px + (100cqi - 60.75rem) / 14, 10px)';

const MARK_BOTTOM = '4px';
const CHEVRON_OPACITY = 0.75;

/** Side padding of an item at the current width. */
const PAD = 'var(--pad)';

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

/** One pill for the link and its button. The three strands underline the current item. */
const pill = css`
  position: relative;
  display: flex;
  height: ${size.controlSmall};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.base};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;
  ${transition('background-color')}

  [data-clear] & {
    ${inkGround}
  }

  &:hover,
  &[data-open] {
    background: ${color.surface3};
  }

  > a {
    display: flex;
    align-items: center;
    padding: 0 ${PAD};
    border-radius: inherit;
    ${insetFocus}
  }

  &[data-current]::after {
    content: '';
    position: absolute;
    right: ${PAD};
    bottom: ${MARK_BOTTOM};
    left: ${PAD};
    height: ${line.rule};
    border-radius: ${line.rule};
    background: ${line.bundleX};
  }

  ${media.forcedColors} {
    &[data-current]::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

export const Plain = styled.span`
  ${pill}
`;

export const Entry = styled(MenuEntry)`
  > span {
    ${pill}

    > a {
      padding-right: 0;
    }

    > button {
      padding: 0 calc(${PAD} - 1px) 0 ${MARK_GAP};
    }

    > button > .icon {
      opacity: ${CHEVRON_OPACITY};
    }
  }
`;
