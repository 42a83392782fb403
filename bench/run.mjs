// `npm run bench [-- --runs 5 --dist DIR --only lighthouse,flow,editor,bytes]`: builds, serves, measures, prints, and writes
// docs/performance.md. Every figure is a median, every ratio the median of ratios within a round, so that a machine that
// slows down does so for all.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { byteRows } from './bytes.mjs';
import { plainMenu, taps, visit } from './flow.mjs';
import { writeLimit } from './limit.mjs';
import { certificate, serve } from './serve.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    dist: { type: 'string' },
    only: { type: 'string', default: 'bytes,lighthouse,flow,editor' },
  },
});
const RUNS = Number(options.runs);
const ROUTES = ['/', '/industries/banking', '/about', '/careers', '/newsroom', '/contact'];
const parts = new Set(options.only.split(','));

if (!existsSync(`${here}node_modules`)) execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
if (!options.dist) execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: `${here}..`, stdio: 'inherit' });
const dist = options.dist ?? fileURLToPath(new URL('../dist', import.meta.url));

const { chromiumFlags, chromiumPath } = await tsImport('../tests/support/chromium.ts', import.meta.url);
const { audit } = await import('./lighthouse.mjs');
const executablePath = chromiumPath();
// Other hosts are cut off: their speed is not ours.
const args = [...chromiumFlags, certificate().flag, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'];

const median = (list) => {
  const sorted = list.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  return sorted.length === 0 ? Number.NaN : (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};
const whole = (value) => (Number.isFinite(value) ? String(Math.round(value)) : '–');
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const site = await serve(dist);
const limitFolder = `${here}results/limit`;
await writeLimit(dist, site.origin, executablePath, args, limitFolder);
const limit = await serve(limitFolder);
const reference = await serve(`${here}reference`);
const targets = [
  { name: 'limit', url: `${limit.origin}/` },
  { name: 'reference', url: `${reference.origin}/` },
  ...ROUTES.map((route) => ({ name: route, url: site.origin + route })),
];
const report = [];

if (parts.has('bytes')) report.push('## Bytes, brotli', '', table(['page', 'HTML with its CSS', 'eager JavaScript', 'all JavaScript'], await byteRows(site, ROUTES, { executablePath, args })), '');

if (parts.has('lighthouse')) {
  const samples = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < RUNS; round += 1) {
    for (let i = 0; i < targets.length; i += 1) {
      const { name, url } = targets[(i + round) % targets.length];
      samples.get(name).push(await audit(url, executablePath, args, round === 0));
      console.error(`lighthouse ${round + 1}/${RUNS} ${name}`);
    }
  }
  const of = (name, key) => median(samples.get(name).map((sample) => sample[key]));
  const ratio = (name, base, key) =>
    median(samples.get(name).map((sample, round) => sample[key] / samples.get(base)[round][key])).toFixed(2);
  const rows = targets.map(({ name }) => [
    name,
    ...['fcp', 'lcp', 'si'].map((key) =>
      `${whole(of(name, key))} (×${ratio(name, 'reference', key)}, ×${ratio(name, 'limit', key)})`,
    ),
    whole(of(name, 'tbt')),
    of(name, 'cls').toFixed(3),
    whole(of(name, 'longTask')),
    whole(of(name, 'requests')),
    whole(of(name, 'bytes') / 1000),
    samples.get(name)[0].scores.join(' / '),
  ]);
  report.push('## Lighthouse, mobile preset', '', 'Milliseconds; in brackets the ratio to the reference page and to the limit of our own home page.', '');
  report.push(table(['page', 'FCP', 'LCP', 'Speed Index', 'TBT', 'CLS', 'longest task', 'requests', 'kB', 'scores'], rows), '');
  const failing = targets.flatMap(({ name }) => samples.get(name)[0].failing.map((id) => `${name}: ${id}`));
  report.push(`Failing audits: ${failing.join(', ') || 'none'}.`, '');
}

if (parts.has('flow')) {
  const rounds = [];
  for (let round = 0; round < RUNS; round += 1) {
    rounds.push({
      bare: await visit(reference.origin, { executablePath, args }),
      home: await visit(site.origin, { inner: '/about', executablePath, args }),
      content: await visit(site.origin, { route: '/industries/banking', executablePath, args }),
      taps: await taps(site.origin, { executablePath, args }),
      plain: await plainMenu({ executablePath, args }),
    });
    console.error(`flow ${round + 1}/${RUNS}`);
  }
  const of = (pick) => median(rounds.map(pick));
  const line = (name, pick, base) => [
    name,
    whole(of(pick)),
    base ? `×${of((round) => pick(round) / base(round)).toFixed(2)}` : '',
  ];
  const longest = (list) => Math.max(0, ...list);
  const rows = [
    line('reference, first visit: FCP', ({ bare }) => bare.fcp),
    line('reference, first visit: LCP', ({ bare }) => bare.lcp),
    line('home, first visit: FCP', ({ home }) => home.fcp, ({ bare }) => bare.fcp),
    line('home, repeat visit: FCP', ({ home }) => home.warmFcp, ({ bare }) => bare.fcp),
    line('home, repeat visit: bytes', ({ home }) => home.warmBytes),
    line('home to /about: click to heading', ({ home }) => home.click, ({ bare }) => bare.lcp),
    line('home: longest task', ({ home }) => longest(home.longTasks)),
    line('content page, first visit: FCP', ({ content }) => content.fcp, ({ bare }) => bare.fcp),
    line('content page: longest task', ({ content }) => longest(content.longTasks)),
    line('plain menu: tap to paint', ({ plain }) => plain),
    line('our menu: tap to paint', (round) => round.taps.menu, ({ plain }) => plain),
    line('accordion: tap to paint', (round) => round.taps.accordion),
    line('callback dialog: tap to paint', (round) => round.taps.modal),
    line('careers filter: tap to paint', (round) => round.taps.filter),
  ];
  report.push('## Visits and taps, slow 4G and processor by DevTools', '', 'Milliseconds and bytes; ratios to the reference page of the same round.', '');
  report.push(table(['what', 'median', 'ratio'], rows), '');
}

if (parts.has('editor')) {
  const output = execFileSync('node', [`${here}editor.mjs`, '--dist', dist], { encoding: 'utf8' });
  report.push('## Editor and dashboard', '', output.trim(), '');
}

for (const { close } of [site, limit, reference]) close();
const [{ model }] = cpus();
const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const head = `# Performance\n\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} at ${commit}: ${RUNS} interleaved rounds, ${cpus().length} × ${model}, Node ${process.version}, ${version}.\n\n`;
const text = `${head}${report.join('\n')}`;
console.log(text);
mkdirSync(`${here}results`, { recursive: true });
writeFileSync(`${here}results/${Date.now()}.md`, text);
if (parts.size === 4) writeFileSync(fileURLToPath(new URL('../docs/performance.md', import.meta.url)), text);
