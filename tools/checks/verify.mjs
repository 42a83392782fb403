// `npm run verify`: runs the suites that are too slow for `npm test`. Prints its plan first, and a table of the last results at the
// end. They are saved in .cache/: `--resume` skips suites that have passed, and `--only name,name` selects suites.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { commit, exitWith, readOptions } from '../run.mjs';
import { ensureChromium } from './find-chromium.mjs';

const STATE = '.cache/verify.json';

const playwright = (...args) => ['npx', 'playwright', 'test', '--reporter=list', ...args];
const vitest = (...args) => ['npx', 'vitest', 'run', ...args];
const npm = (...args) => ['npm', 'run', '--silent', ...args];

const TESTS = /Tests\s+(.+)/g;
const PASSED = /(\d+ passed.*)/g;
// This pattern never matches, so the table shows the duration.
const DURATION = /(?!)()/g;

// All tests that `npm test` leaves out, apart from tests of faults, which have separate suites.
const CONDITIONS = playwright('tests/browser', 'tests/journeys', 'tests/security', '--grep', '@verify|@ci');
const PAGES = 'cached-responses crawl layout offline outdated slow-html windows without-javascript'.split(' ');

/**
 * The name of each suite, its duration in minutes on two cores, its command, the pattern of its figure, and its environment variables.
 * The table shows the last match of the pattern in the output.
 */
const SUITES = [
  ['build', 1, ['npx', 'vite', 'build', '--logLevel', 'warn'], DURATION],
  ['reproducible release', 2, npm('reproducible'), /(\d+ files .+)/g],
  ['contract', 5, vitest('tests/contract', '--testTimeout', '200000'), TESTS, { CONTRACT_INPUTS: '200', CASES: 'all' }],
  ['verdicts', 5, vitest('tests/contract/verdicts.test.ts'), TESTS, { VERDICT_INPUTS: '100000' }],
  ['server', 15, ['node', 'tools/checks/server.mjs'], /(?:Tests|skipped:)\s+(.+)/g, { CONTRACT_INPUTS: '200' }],
  ['generated requests', 6, vitest('--project', 'built-site', 'generated-requests'), TESTS, { REQUESTS: '20000' }],
  ['second opinions', 9, npm('opinions'), TESTS],
  ['faults', 5, playwright('tests/resilience/faults'), PASSED, { CASES: 'all' }],
  ['every page', 8, playwright(...PAGES), PASSED, { CASES: 'all' }],
  ['every condition', 6, CONDITIONS, PASSED, { CASES: 'all' }],
  ['engines', 8, npm('engines'), /(firefox: \d+ passed.+)/g],
  ['links', 5, vitest('src/lib/text/safe-href.test.ts'), TESTS, { URLS: '100000' }],
  ['hostile text', 5, vitest('src/screens/admin/hostile-text.test.tsx'), /hostile text: (.+)/g, { ARTICLES: '5000' }],
  ['uploads', 1, vitest('tests/contract/uploads.test.ts'), TESTS],
  ['node', 15, ['node', 'tools/checks/node-versions.mjs'], /(Node .+ passed)/g],
  ['soak', 21, npm('soak', '--', '--minutes', '20'), /(\d+ rounds in .+)/g],
  // The home page's first paint and its ratio. The other figures are in bench/FIGURES.md.
  ['bench', 40, npm('bench'), /^\| \/ \| ([^|]+)\|/gm],
].map(([name, minutes, command, figure, env]) => ({ name, minutes, command, figure, env }));

// Removes the colours of a terminal.
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

/** Writes a Markdown table of the results. */
function tableOf(results) {
  const rows = SUITES.filter(({ name }) => results[name]).map((suite) => {
    const { figure, isPassed, date, machine } = results[suite.name];
    return `| ${suite.name} | ${figure} | ${isPassed ? 'passed' : 'FAILED'} | ${date} | ${machine} | \`${shown(suite)}\` |`;
  });
  return [
    '| suite | figure | result | date | machine | command |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const values = readOptions(
  { resume: { type: 'boolean' }, only: { type: 'string' }, plan: { type: 'boolean' } },
  'npm run verify -- [--only SUITE,SUITE] [--resume] [--plan]',
);
const wanted = values.only?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => !SUITES.some((suite) => suite.name === name)) ?? [];
if (unknown.length > 0) {
  exitWith(`Unknown suite '${unknown.join("', '")}'. Use some of: ${SUITES.map(({ name }) => name).join(', ')}.`);
}
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
  const date = `${new Date().toISOString().slice(0, 10)} at ${commit().slice(0, 8)}`;
  results[suite.name] = { figure: figure.replaceAll('|', '/'), isPassed: code === 0, date, machine };
  writeFileSync(STATE, JSON.stringify(results, null, 2));
}

console.log(`\n${tableOf(results)}`);
const failed = plan.filter(({ name }) => !results[name].isPassed).map(({ name }) => name);
console.log(failed.length === 0 ? `\n${plan.length} suites passed` : `\nfailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
