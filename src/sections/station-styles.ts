import { css } from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { station } = theme;

/**
 * The round stop with its number, as a pseudo-element of a list item: the list counts it, so assistive technology hears
 * the number from the list and not twice. The list needs `counter-reset: station`.
 */
export const stationStop = css`
  content: counter(station);
  position: absolute;
  z-index: ${theme.z.base};
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: ${station.size};
  height: ${station.size};
  border: ${station.border} solid ${theme.color.accentLine};
  border-radius: ${theme.radius.round};
  background: ${theme.color.bg};
  color: ${theme.color.text};
  font: ${theme.font.weight.heavy} ${theme.text.caption} / ${theme.leading.tight} ${theme.font.body};
`;

/** Forced colours take backgrounds away, and a line is nothing else. */
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
