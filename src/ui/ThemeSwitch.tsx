import styled from 'styled-components';
import { chooseColorScheme, currentColorScheme } from '~/lib/browser/color-scheme';
import { plainButton, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { moon, sun } from './icons/common';
import { Icon } from './icons/Icon';

/**
 * Switches between light and dark. Names and icons of both are in the HTML and CSS shows one, so it is correct before
 * hydration.
 */
export function ThemeSwitch() {
  return (
    <Round
      type="button"
      data-replay=""
      onClick={() => chooseColorScheme(currentColorScheme() === 'dark' ? 'light' : 'dark')}
    >
      <span data-only="light">
        <Icon drawing={moon} />
        <span className="vh">Switch to dark theme</span>
      </span>
      <span data-only="dark">
        <Icon drawing={sun} />
        <span className="vh">Switch to light theme</span>
      </span>
    </Round>
  );
}

const Round = styled.button`
  ${plainButton}
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${theme.size.controlSmall};
  height: ${theme.size.controlSmall};
  border-radius: ${theme.radius.round};
  ${transition('background-color')}

  &:hover {
    background: ${theme.color.surface3};
  }
`;
