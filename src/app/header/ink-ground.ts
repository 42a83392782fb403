import { css } from 'styled-components';
import { strandsOnInk } from '~/theme/tones';
import { theme } from '~/theme/theme';

/** For controls on the dark hero or the menu sheet: strands, focus ring and hover background of a dark surface. */
export const inkGround = css`
  ${strandsOnInk};
  --focus: ${theme.color.signal500};
  --surface-3: ${theme.color.hoverOnInk};
  --t-signal: ${theme.color.signal500};
`;
