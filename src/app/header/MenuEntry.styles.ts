import styled from 'styled-components';
import { insetFocus, plainButton, withoutJs } from '~/theme/mixins';
import { theme } from '~/theme/theme';

/** The button beside a link that opens what lies below it. Without JavaScript the style alone opens menus. */
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
