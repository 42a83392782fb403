// Draws the cost curves of docs/curves/figures.json as SVG files next to it: `node bench/draw-curves.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rounded } from './report.mjs';

const FOLDER = new URL('../docs/curves/', import.meta.url);
const FIGURES = new URL('figures.json', FOLDER);

/** File, title, what the site has more of, and the lines. */
const CHARTS = [
  ['pages-time', 'Seconds to build the site', 'pages', ['build, s', 'the same with a cache, s']],
  [
    'pages-bytes',
    'kB after brotli',
    'pages',
    ['precached, kB', 'script of every page, kB', 'home HTML, kB', 'content page HTML, kB', 'worker, kB'],
  ],
  [
    'articles-time',
    'Milliseconds until painted',
    'articles',
    ['newsroom: first row, ms', 'dashboard: first row, ms', 'newsroom: next page, ms', 'search: key painted, ms'],
  ],
  ['articles-bytes', 'kB of lists', 'articles', ['newsroom: lists, kB', 'dashboard: list, kB']],
  [
    'jobs-time',
    'Milliseconds until painted, four times slower CPU',
    'jobs',
    [
      'filter on: list painted, ms',
      'filter on: tick painted, ms',
      'filter off: tick painted, ms',
      'search: key painted, ms',
    ],
  ],
];

/** Contrast of 4.5 or more on white. Each line also has its own dashes. */
const COLORS = ['#1f5fbf', '#b3420e', '#1a7a45', '#8a2a8f', '#5a6472'];
const DASHES = ['', '8 4', '2 4', '10 4 2 4', '5 2'];
const [WIDTH, HEIGHT] = [760, 280];
const PLOT = { left: 60, right: 440, top: 48, bottom: 228 };
const LEGEND = { left: 464, top: 64, row: 36 };

const text = (x, y, content, more = '') => `<text x="${x}" y="${y}"${more}>${content.replaceAll('&', '&amp;')}</text>`;

/** Maps a range of values to pixels, logarithmically. */
function scale([low, high], [from, to]) {
  const share = (value) => Math.log(value / low) / Math.log(high / low);
  return (value) => Math.round((from + share(value) * (to - from)) * 10) / 10;
}

/** The values 1, 2, 5, 10 … around all values, or only powers of ten if that would be too many. */
function ticksAround(values) {
  const steps = [-2, -1, 0, 1, 2, 3, 4, 5].flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)));
  const first = steps.findLastIndex((step) => step <= Math.min(...values));
  const last = steps.findIndex((step) => step >= Math.max(...values));
  const ticks = steps.slice(first, last + 1);
  return ticks.length <= 6
    ? ticks
    : ticks.filter((tick, i) => i === 0 || i === ticks.length - 1 || Number.isInteger(Math.log10(tick)));
}

function line(name, known, index, x, y) {
  const points = known.map(([size, value]) => [x(size), y(value)]);
  const stroke = `stroke="${COLORS[index]}" stroke-width="2" stroke-dasharray="${DASHES[index]}"`;
  const top = LEGEND.top + index * LEGEND.row;
  return [
    `<polyline fill="none" ${stroke} points="${points.map((point) => point.join()).join(' ')}"/>`,
    ...points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${COLORS[index]}"/>`),
    `<path ${stroke} d="M${LEGEND.left} ${top - 4}h28"/>`,
    text(LEGEND.left + 36, top, name),
    text(LEGEND.left + 36, top + 15, known.map(([, value]) => rounded(value)).join(' → '), ' class="small"'),
  ].join('');
}

function chart(title, kind, names, points) {
  const lines = names.map((name) => points.filter((point) => point[name]).map((point) => [point[kind], point[name]]));
  const sizes = points.map((point) => point[kind]);
  const ticks = ticksAround(lines.flat().map(([, value]) => value));
  const x = scale([sizes[0], sizes.at(-1)], [PLOT.left + 12, PLOT.right - 12]);
  const y = scale([ticks[0], ticks.at(-1)], [PLOT.bottom, PLOT.top]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui,sans-serif" font-size="13" fill="#1c2530">`,
    `<title>${title} by ${kind}</title><style>.small{font-size:12px;fill:#4a5563}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#fff"/>`,
    text(PLOT.left, 26, `${title}, by number of ${kind}`, ' font-weight="600"'),
    ...ticks.map(
      (tick) =>
        `<path stroke="#d5dae1" d="M${PLOT.left} ${y(tick)}H${PLOT.right}"/>${text(PLOT.left - 8, y(tick) + 4, String(tick), ' class="small" text-anchor="end"')}`,
    ),
    ...sizes.map((size) =>
      text(x(size), PLOT.bottom + 20, size.toLocaleString('en'), ' class="small" text-anchor="middle"'),
    ),
    text(
      (PLOT.left + PLOT.right) / 2,
      PLOT.bottom + 42,
      `${kind} (both axes are logarithmic)`,
      ' class="small" text-anchor="middle"',
    ),
    ...lines.map((known, i) => line(names[i], known, i, x, y)),
    '</svg>\n',
  ].join('\n');
}

/** Replaces the stored figures of the measured curves, such as `{ pages: [{ pages: 36, 'build, s': 8 }] }`, and draws all. */
export function drawCurves(measured = {}) {
  const figures = { ...JSON.parse(readFileSync(FIGURES, 'utf8')), ...measured };
  writeFileSync(FIGURES, `${JSON.stringify(figures, undefined, 2)}\n`);
  for (const [file, title, kind, names] of CHARTS)
    writeFileSync(new URL(`${file}.svg`, FOLDER), chart(title, kind, names, figures[kind]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) drawCurves();
