import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { insetFocus, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { inkGround } from './ink-ground';

const { color, size, line } = theme;

const MARK_GAP = '5px';

const MARK_BOTTOM = '4px';
const CHEVRON_OPACITY = 0.75;

/** Side padding of an item at the current width. */
const PAD = 'var(--pad)';

/** One pill for the link and, if it has one, its button. The three strands underline the current item. */
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

  > a:not(:last-child) {
    padding-right: 0;
  }

  > button {
    padding: 0 calc(${PAD} - 1px) 0 ${MARK_GAP};
  }

  > button > .icon {
    opacity: ${CHEVRON_OPACITY};
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

export const Items = styled.ul`
  > li > span {
    ${pill}
  }
`;
