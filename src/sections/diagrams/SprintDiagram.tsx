import { theme } from '~/theme/theme';
import { Diagram } from './Diagram';

const STATIONS = [
  [150, 232],
  [280, 140],
  [372, 48],
  [464, 140],
  [372, 232],
] as const;

const { route } = theme.strand;

/** A line that turns one loop of plan, build, test and release every 2 to 4 weeks. */
export function SprintDiagram() {
  return (
    <Diagram width={560} height={300}>
      <path
        d="M-20 232H372a92 92 0 1 0-92-92a92 92 0 0 0 92 92H580"
        stroke={route.line}
        strokeWidth={theme.line.strong}
      />
      {STATIONS.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="12"
          fill={theme.color.bg}
          stroke={route.line}
          strokeWidth={theme.line.width}
        />
      ))}
      <text x="150" y="272" textAnchor="middle">
        Backlog
      </text>
      <text x="258" y="146" textAnchor="end">
        Plan
      </text>
      <text x="372" y="24" textAnchor="middle">
        Build
      </text>
      <text x="486" y="146">
        Test
      </text>
      <text x="372" y="272" textAnchor="middle">
        Review and release
      </text>
      <text data-role="figure" x="372" y="136" textAnchor="middle">
        2–4
      </text>
      <text data-role="note" x="372" y="160" textAnchor="middle">
        weeks
      </text>
    </Diagram>
  );
}
