import styled from 'styled-components';
import { insetFocus, plainButton, withoutJs } from '~/theme/mixins';
import { theme } from '~/theme/theme';

/** The button next to a link that opens its submenu. Without JavaScript, CSS alone opens menus. */
export const Toggle = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  min-width: ${theme.size.target};
  border-radius: ${theme.radius.pill};
  ${insetFocus}

  > .icon {
    max-width: none;
  }

  ${withoutJs} {
    pointer-events: none;
  }
`;
