import { css } from 'styled-components';
import { media } from '~/theme/media';
import { centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { station } = theme;

/**
 * The round stop with its number, as a pseudo-element of a list item. It uses the list's counter, so screen readers
 * announce the number once. The list needs `counter-reset: station`.
 */
export const stationStop = css`
  content: counter(station);
  position: absolute;
  z-index: ${theme.z.base};
  top: 0;
  left: 0;
  ${centred(station.size)}
  border: ${station.border} solid ${theme.color.accentLine};
  border-radius: ${theme.radius.round};
  background: ${theme.color.bg};
  color: ${theme.color.text};
  font: ${theme.font.weight.heavy} ${theme.text.caption} / ${theme.leading.tight} ${theme.font.body};
`;

/** Forced colours remove backgrounds, and a line is only a background. */
export const solidLine = css`
  ${media.forcedColors} {
    background: CanvasText;
  }
`;

/** The line from one stop down to the next. */
export const downLine = css`
  content: '';
  position: absolute;
  left: ${station.inset};
  width: ${station.border};
  background: ${theme.color.accentLine};
  ${solidLine}
`;
