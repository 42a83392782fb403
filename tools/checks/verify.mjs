// `npm run verify`: runs the suites that are too slow for `npm test`, and writes a table to docs/reliability.md. Prints its plan
// first. `--resume` skips suites that have passed, which are saved in .cache/, and `--only name,name` selects suites.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from './find-chromium.mjs';

const STATE = '.cache/verify.json';
const TABLE = 'docs/reliability.md';
const HEADING = '## The last run of `npm run verify`';

const playwright = (...args) => ['npx', 'playwright', 'test', '--reporter=list', ...args];

/** The last match of `figure` in the output is written to the table. `minutes` is the duration on two cores. */
const SUITES = [
  // This pattern never matches, so the table shows the duration.
  { name: 'build', minutes: 1, command: ['npx', 'vite', 'build', '--logLevel', 'warn'], figure: /(?!)()/g },
  {
    name: 'reproducible build',
    minutes: 1,
    command: ['npm', 'run', '--silent', 'reproducible'],
    figure: /(\d+ files .+)/g,
  },
  {
    name: 'contract',
    minutes: 5,
    command: ['npx', 'vitest', 'run', 'tests/contract', '--testTimeout', '200000'],
    env: { CONTRACT_INPUTS: '200' },
    figure: /Tests\s+(.+)/g,
  },
  {
    name: 'verdicts',
    minutes: 5,
    command: ['npx', 'vitest', 'run', 'tests/contract/verdicts.test.ts'],
    env: { VERDICT_INPUTS: '100000' },
    figure: /Tests\s+(.+)/g,
  },
  {
    name: 'server',
    minutes: 12,
    command: ['node', 'tools/checks/server.mjs'],
    env: { CONTRACT_INPUTS: '200' },
    figure: /(?:Tests|skipped:)\s+(.+)/g,
  },
  {
    name: 'generated requests',
    minutes: 6,
    command: ['npx', 'vitest', 'run', '--project', 'built-site', 'generated-requests'],
    env: { REQUESTS: '20000' },
    figure: /Tests\s+(.+)/g,
  },
  {
    name: 'second opinions',
    minutes: 9,
    command: ['npm', 'run', '--silent', 'opinions'],
    figure: /Tests\s+(.+)/g,
  },
  { name: 'prism', minutes: 3, command: ['npm', 'run', '--silent', 'prism'], figure: /(\d+ passed.*)/g },
  {
    name: 'faults',
    minutes: 10,
    command: playwright('tests/resilience/faults/faults.spec.ts'),
    env: { CASES: 'all' },
    figure: /(\d+ passed.*)/g,
  },
  {
    name: 'storage',
    minutes: 4,
    command: playwright('tests/resilience/faults/storage.spec.ts'),
    env: { CASES: 'all' },
    figure: /(\d+ passed.*)/g,
  },
  {
    name: 'every page',
    minutes: 8,
    command: playwright(
      'cached-responses',
      'crawl',
      'layout',
      'offline',
      'outdated',
      'slow-html',
      'windows',
      'without-javascript',
    ),
    env: { CASES: 'all' },
    figure: /(\d+ passed.*)/g,
  },
  {
    // All tests that `npm test` leaves out, apart from those of the faults, which have separate suites.
    name: 'every condition',
    minutes: 6,
    command: playwright('tests/browser', 'tests/journeys', 'tests/security', '--grep', '@verify'),
    env: { CASES: 'all' },
    figure: /(\d+ passed.*)/g,
  },
  { name: 'engines', minutes: 8, command: ['npm', 'run', '--silent', 'engines'], figure: /(firefox: \d+ passed.+)/g },
  { name: 'concurrency', minutes: 2, command: playwright('tests/resilience/concurrency'), figure: /(\d+ passed.*)/g },
  {
    name: 'links',
    minutes: 5,
    command: playwright('safe-href', '--timeout', '1200000'),
    env: { URLS: '1000000' },
    figure: /safeHref: (.+)/g,
  },
  {
    name: 'hostile text',
    minutes: 5,
    command: ['npx', 'vitest', 'run', 'src/pages/hostile-text.test.tsx'],
    env: { ARTICLES: '5000' },
    figure: /hostile text: (.+)/g,
  },
  {
    name: 'uploads',
    minutes: 1,
    command: ['npx', 'vitest', 'run', 'tests/contract/uploads.test.ts'],
    figure: /Tests\s+(.+)/g,
  },
  {
    name: 'node',
    minutes: 15,
    command: ['node', 'tools/checks/node-versions.mjs'],
    figure: /(Node .+ passed)/g,
  },
  { name: 'load', minutes: 2, command: ['npm', 'run', '--silent', 'load'], figure: /(\d+ connections.+)/g },
  {
    name: 'soak',
    minutes: 21,
    command: ['npm', 'run', '--silent', 'soak', '--', '--minutes', '20'],
    figure: /(\d+ rounds in .+)/g,
  },
  // The home page's first paint and its ratio. The other figures are in docs/performance.md.
  { name: 'bench', minutes: 40, command: ['npm', 'run', '--silent', 'bench'], figure: /^\| \/ \| ([^|]+)\|/gm },
];

// Removes colours.
const plain = (text) => text.replace(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g'), '');

/** Runs a suite and shows its output. Resolves with the exit code and the output. */
function run({ command: [program, ...args], env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const show = (stream) => (chunk) => {
      output += chunk;
      stream.write(chunk);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: plain(output) }));
  });
}

const shown = ({ command, env = {} }) =>
  [...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...command].join(' ');

/** Updates the rows of the suites with results. The other rows stay, because a clone has no results of earlier runs. */
function writeTable(results) {
  const [before = '', after = ''] = readFileSync(TABLE, 'utf8').split(HEADING);
  const rows = SUITES.flatMap((suite) => {
    if (!results[suite.name]) return after.split('\n').find((line) => line.startsWith(`| ${suite.name} |`)) ?? [];
    const { figure, isPassed, date, machine } = results[suite.name];
    return `| ${suite.name} | ${figure} | ${isPassed ? 'passed' : 'FAILED'} | ${date} | ${machine} | \`${shown(suite)}\` |`;
  });
  const table = [
    '| suite | figure | result | date | machine | command |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
  writeFileSync(TABLE, `${before.trimEnd()}\n\n${HEADING}\n\n${table.join('\n')}\n`);
}

function readArguments() {
  const options = { resume: { type: 'boolean' }, only: { type: 'string' }, plan: { type: 'boolean' } };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\nUsage: npm run verify -- [--only SUITE,SUITE] [--resume] [--plan]`);
    process.exit(2);
  }
}

const values = readArguments();
const wanted = values.only?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => !SUITES.some((suite) => suite.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`Unknown suite '${unknown.join("', '")}'. Use some of: ${SUITES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const results = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {};
const plan = SUITES.filter(
  ({ name }) => (!wanted || wanted.includes(name)) && !(values.resume && results[name]?.isPassed),
);

for (const suite of plan)
  console.log(`${suite.name.padEnd(14)}about ${String(suite.minutes).padStart(2)} min  ${shown(suite)}`);
console.log(`${plan.length} suites, about ${plan.reduce((sum, { minutes }) => sum + minutes, 0)} minutes\n`);
if (values.plan) process.exit(0);

await ensureChromium();
mkdirSync('.cache', { recursive: true });
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;
for (const suite of plan) {
  console.log(`\n▶ ${suite.name}`);
  const started = Date.now();
  const { code, output } = await run(suite);
  const figure =
    [...output.matchAll(suite.figure)].at(-1)?.[1]?.trim() ?? `${Math.round((Date.now() - started) / 1000)} s`;
  const date = `${new Date().toISOString().slice(0, 10)} at ${commit}`;
  results[suite.name] = { figure: figure.replaceAll('|', '/'), isPassed: code === 0, date, machine };
  writeFileSync(STATE, JSON.stringify(results, null, 2));
  writeTable(results);
}

const failed = plan.filter(({ name }) => !results[name].isPassed).map(({ name }) => name);
console.log(failed.length === 0 ? `\n${plan.length} suites passed` : `\nfailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
