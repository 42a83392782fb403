import { css } from 'styled-components';
import { strandsOnInk } from '~/theme/shell';
import { theme } from '~/theme/theme';

/** For controls that stand on the hero's ink or on the menu sheet: strands, ring and hover ground of a dark surface. */
export const inkGround = css`
  ${strandsOnInk};
  --focus: ${theme.color.signal500};
  --surface-3: ${theme.color.hoverOnInk};
  --t-signal: ${theme.color.signal500};
`;
