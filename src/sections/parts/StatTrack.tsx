import styled from 'styled-components';
import { theme } from '~/theme/theme';

const { color, line } = theme;

/** A line filled to `percent` (0 to 100) that ends in a station. Decorative: the figure has the same value. */
export function StatTrack({ percent }: { percent: number }) {
  const at = `${percent}%`;
  return (
    <Track aria-hidden="true">
      <rect y="8" width="100%" height="6" rx="3" fill={color.border} />
      <rect y="8" width={at} height="6" rx="3" fill={color.accentLine} />
      <circle cx={at} cy="11" r="8" fill={color.bg} stroke={color.accentLine} strokeWidth={line.width} />
    </Track>
  );
}

const Track = styled.svg`
  width: 100%;
  height: ${theme.line.stationSmall};
  margin-top: ${theme.space.mPlus};
  overflow: visible;
`;
