import { css } from 'styled-components';
import { strandsOnInk } from '~/theme/tones';
import { theme } from '~/theme/theme';

/** For controls on the ink of the hero or on the menu sheet: strands, focus ring and hover ground of a dark surface. */
export const inkGround = css`
  ${strandsOnInk};
  --focus: ${theme.color.signal500};
  --surface-3: ${theme.color.hoverOnInk};
  --t-signal: ${theme.color.signal500};
`;
