import { theme } from '~/theme/theme';
import { Diagram } from './Diagram';

const HOURS = [40, 170, 300, 430, 560] as const;
const { route, cover } = theme.strand;
const STATIONS = [
  [60, 66, route.line],
  [300, 66, route.line],
  [268, 142, cover.line],
  [520, 142, cover.line],
] as const;

/** Two working days that overlap: the second continues what the first hands over. */
export function WorkingDayDiagram() {
  return (
    <Diagram width={600} height={230}>
      <path
        d={HOURS.map((x) => `M${x} 20V190`).join('')}
        stroke={theme.color.border}
        strokeDasharray="2 8"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path d="M-10 66H600M-10 142H600" stroke={theme.color.border} strokeWidth={theme.line.width} />
      <path d="M60 66H300" stroke={route.line} strokeWidth="8" />
      <path d="M268 142H520" stroke={cover.line} strokeWidth="8" />
      {STATIONS.map(([x, y, stroke]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="12"
          fill={theme.color.bg}
          stroke={stroke}
          strokeWidth={theme.line.width}
        />
      ))}
      <text x="60" y="40">
        Your working day
      </text>
      <text x="520" y="182" textAnchor="end">
        Hyderabad continues
      </text>
    </Diagram>
  );
}
