import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { insetFocus, transition } from '~/theme/mixins';
import { header } from '~/theme/shell';
import { theme } from '~/theme/theme';
import { inkGround } from './ink-ground';
import { MenuEntry } from './MenuEntry';
import { narrowHeader } from './narrow-header';

const { color, size, line, space } = theme;

/** Side padding of an item: what the window has room for. */
const PAD = 'var(--pad)';

export const Nav = styled.nav`
  --pad: ${header.itemNarrow};
  margin-left: auto;

  > ul {
    display: flex;
  }

  > ul > li {
    position: relative;
  }

  ${media.headerWide} {
    --pad: ${header.item};

    > ul {
      gap: ${space.xxs};
    }
  }

  /* Room for the demo mark in words, whether it is there or not: it comes late and must not move the menu. */
  ${media.headerFull} {
    --pad: ${header.itemBesideMark};

    > ul {
      gap: ${space.px2};
    }
  }

  ${narrowHeader(css`
    display: none;
  `)}
`;

/** One pill for the link and its button; under the current item lies the bundle. */
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
    bottom: ${header.markBottom};
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
      padding: 0 calc(${PAD} - 1px) 0 ${header.itemGap};
    }

    > button > .icon {
      opacity: ${header.chevronOpacity};
    }
  }
`;
