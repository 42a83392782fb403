// `npm run bench [-- --runs 5 --dist DIR --only lighthouse,flow --write]`: builds, serves and measures the site. Writes
// bench/FIGURES.md after a run with all parts, or with `--write`. Every figure is a median. Every ratio is the
// median of the ratios within a round, so that a slower machine affects both sides.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { tsImport } from 'tsx/esm/api';
import { installIn } from '../tools/install.mjs';
import { commit, exitWith, readOptions } from '../tools/run.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const DOCUMENT = `${here}FIGURES.md`;
const ROUTES = ['/', '/industries/banking', '/about', '/careers', '/newsroom', '/contact'];

/** Parts in the order of the document: the name, which is also its module, and the heading. */
const PARTS = [
  ['lighthouse', 'Lighthouse, mobile preset'],
  ['flow', 'Visits and taps, slow 4G and processor by DevTools'],
  ['server', 'Requests per second'],
  ['photos', 'Photos of a camera'],
  ['install', 'First installation of the worker'],
];

const options = readOptions(
  {
    runs: { type: 'string', default: '5' },
    dist: { type: 'string' },
    only: { type: 'string', default: PARTS.map(([name]) => name).join() },
    write: { type: 'boolean', default: false },
  },
  'npm run bench -- [--runs COUNT] [--dist DIR] [--only PART,PART] [--write]',
);
const wanted = options.only.split(',');
const unknown = wanted.filter((name) => !PARTS.some(([known]) => known === name));
if (unknown.length > 0)
  exitWith(`Unknown part '${unknown.join("', '")}'. Use some of: ${PARTS.map(([name]) => name).join(', ')}.`);
if (!/^[1-9]\d*$/.test(options.runs)) exitWith(`--runs must be a number above 0, not '${options.runs}'.`);
if (options.dist && !existsSync(`${options.dist}/index.html`)) exitWith(`There is no built site in ${options.dist}.`);

await installIn('bench');
if (!options.dist)
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: `${here}..`, stdio: 'inherit' });
const dist = options.dist ?? fileURLToPath(new URL('../dist', import.meta.url));

// These need the packages above.
const { serve, trustFlag } = await import('./serve.mjs');
const { chromiumFlags, chromiumPath } = await tsImport('../tests/support/browser/chromium.ts', import.meta.url);
const executablePath = chromiumPath();
// Block other hosts, because their speed is not under our control.
const browser = {
  executablePath,
  args: [...chromiumFlags, trustFlag, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
};

const site = await serve(dist);
const plainSite = `${here}results/reference`;
cpSync(`${here}reference`, plainSite, { recursive: true });
for (const page of [`${plainSite}/index.html`, `${plainSite}/about/index.html`])
  writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)));
const reference = await serve(plainSite);
const run = {
  site,
  reference,
  dist,
  browser,
  routes: ROUTES,
  runs: Number(options.runs),
  targets: [
    { name: 'reference', url: `${reference.origin}/` },
    ...ROUTES.map((route) => ({ name: route, url: site.origin + route })),
  ],
};

const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim();
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${version}`;
/** The document shows the load average, because a busy machine increases the times. */
const load = () => loadavg()[1].toFixed(1);
const sections = new Map();
for (const [name, heading] of PARTS) {
  if (!wanted.includes(name)) continue;
  const { [`${name}Part`]: measure } = await import(`./${name}.mjs`);
  const before = load();
  const lines = await measure(run);
  const when = `On ${new Date().toISOString().slice(0, 10)} at ${commit().slice(0, 8)}; rounds: ${run.runs}; ${machine}; load average ${before} to ${load()}.`;
  sections.set(heading, [when, '', ...lines].join('\n').trim());
}
for (const { close } of [site, reference]) close();

const write = (all) => [...all].map(([heading, text]) => `## ${heading}\n\n${text}\n`).join('\n');
console.log(write(sections));
mkdirSync(`${here}results`, { recursive: true });
writeFileSync(`${here}results/${Date.now()}.md`, write(sections));

if (options.write || wanted.length === PARTS.length) {
  // Sections that no part measures stay, and so does what people add below 'Notes'.
  const [preface, ...before] = readFileSync(DOCUMENT, 'utf8').split(/^## /m);
  const all = new Map(before.map((text) => [text.split('\n', 1)[0], text.slice(text.indexOf('\n')).trim()]));
  for (const [heading, text] of sections) {
    const notes = all.get(heading)?.match(/^### Notes$[^]*/m)?.[0];
    all.set(heading, [text, notes].filter(Boolean).join('\n\n'));
  }
  writeFileSync(DOCUMENT, preface + write(all));
}
