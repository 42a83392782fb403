import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { insetFocus, transition } from '~/theme/mixins';
import { header } from '~/theme/shell';
import { theme } from '~/theme/theme';
import { inkGround } from './ink-ground';
import { MenuEntry } from './MenuEntry';

const { color, size, line, space } = theme;

export const Nav = styled.nav`
  margin-left: auto;

  > ul {
    display: flex;
  }

  > ul > li {
    position: relative;
  }

  ${media.wide} {
    > ul {
      gap: ${space.px6};
    }
  }

  ${media.mobile} {
    display: none;
  }
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
    padding: 0 ${header.itemNarrow};
    border-radius: inherit;
    ${insetFocus}
  }

  &[data-current]::after {
    content: '';
    position: absolute;
    right: ${header.itemNarrow};
    bottom: ${header.markBottom};
    left: ${header.itemNarrow};
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

  ${media.wide} {
    > a {
      padding: 0 ${header.item};
    }

    &[data-current]::after {
      right: ${header.markInset};
      left: ${header.markInset};
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
      padding: 0 ${space.xxs};
    }

    > button > .icon {
      opacity: ${header.chevronOpacity};
    }

    ${media.wide} {
      > a {
        padding-right: 0;
      }

      > button {
        padding: 0 ${space.s} 0 ${header.itemGap};
      }
    }
  }
`;
