import { theme } from '~/theme/theme';

/** Path, stroke and width of the brand's line glyphs. The station of `route` is drawn over its line. */
export const GLYPHS = {
  'route-line': { d: 'M3 17h5l6-8h7', stroke: theme.strand.route.line, width: 3 },
  'flow-line': {
    d: 'M2 12c3-8 7-8 10 0s7 8 10 0M2 12c3 8 7 8 10 0s7-8 10 0',
    stroke: theme.strand.flow.line,
    width: 2.4,
  },
  'cover-line': {
    d: 'M3 19a9 9 0 0 1 18 0M7.5 19a4.5 4.5 0 0 1 9 0',
    stroke: theme.strand.cover.line,
    width: 2.6,
  },
} as const;

interface Props {
  name: keyof typeof GLYPHS;
  size?: 's' | 'm' | 'base' | 'l' | 'xl';
}

/** A line glyph of the brand in the colour of its strand. */
export function LineGlyph({ name, size = 'base' }: Props) {
  const { d, stroke, width } = GLYPHS[name];
  return (
    <svg viewBox="0 0 24 24" className="icon" data-size={size === 'base' ? undefined : size} aria-hidden="true">
      <path d={d} stroke={stroke} strokeWidth={width} />
      {name === 'route-line' && (
        <circle cx="11" cy="13" r="2.6" fill={theme.color.surface} stroke={stroke} strokeWidth="2.4" />
      )}
    </svg>
  );
}
