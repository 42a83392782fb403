/** Measures of the QA console, which only testers load. */
export const qaTheme = {
  panel: '520px',
  head: '64px',
  /** Scenario tiles: three beside each other, two on a phone. */
  tile: 'minmax(136px, 1fr)',
  /** Name, track, value. */
  range: '108px minmax(0, 1fr) 72px',
  select: '172px',
  /** Time, method, path, status, duration. */
  entry: '68px 52px minmax(0, 1fr) 64px 64px',
  entrySmall: '52px minmax(0, 1fr) 64px 64px',
  edge: '-24px 0 64px -16px rgba(4,26,31,.5)',
  /** The panel's grounds lie darker than those of the dark theme (comp). */
  ground: '#06191E',
} as const;
