import { css } from 'styled-components';
import { theme } from '~/theme/theme';
import { strandsOnInk } from '~/theme/tones';

/** For controls on the dark hero or the menu sheet: strands, focus ring and hover background of a dark surface. */
export const inkGround = css`
  ${strandsOnInk};
  --focus: ${theme.color.signal500};
  --surface-3: ${theme.color.hoverOnInk};
  --t-signal: ${theme.color.signal500};
`;
