import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** The first link of a page, visible only with focus. It skips the repeated parts. */
export const SkipLink = styled.a`
  position: fixed;
  top: max(${theme.space.xs}, ${theme.safe.top});
  left: ${theme.space.gutter};
  z-index: ${theme.z.toast};
  display: grid;
  align-items: center;
  min-height: ${theme.size.controlSmall};
  padding: 0 ${theme.space.ml};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.solidBg};
  color: ${theme.color.solidFg};
  font-weight: ${theme.font.weight.strong};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
