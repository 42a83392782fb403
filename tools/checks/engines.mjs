// `npm run engines`: checks the built site in Firefox and WebKit. Installs missing packages (as root on Debian), builds the site
// if there is no build, runs tests/browser/engines for each engine, and prints a table.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { exitWith, readOptions, run, runOrExit } from '../run.mjs';
import { missingFor, NAMES } from './find-engines.mjs';

const values = readOptions(
  { only: { type: 'string' }, short: { type: 'boolean', default: false } },
  'npm run engines -- [--only ENGINE] [--short]',
);
if (values.only && !NAMES.includes(values.only)) {
  exitWith(`Unknown engine '${values.only}'. Use one of: ${NAMES.join(', ')}.`);
}
const wanted = values.only ? [values.only] : NAMES;

/** With `--short`, as in `npm test`, only installed engines run. Otherwise, missing ones are installed. */
const engines = [];
for (const name of wanted) {
  const missing = await missingFor(name, { installs: !values.short });
  if (missing.length === 0) engines.push(name);
  else if (values.short)
    console.log(
      `Skipping ${name}: ${missing.join(', ')} not installed. As root on Debian, "npm run engines" installs it.`,
    );
  else {
    console.error(`${name} needs ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')}).`);
    process.exit(1);
  }
}
if (!existsSync('dist/index.html')) await runOrExit('npx', ['vite', 'build', '--logLevel', 'warn']);
mkdirSync('.cache', { recursive: true });

/** A browser that hangs must not block `npm test`. */
const limitMs = (values.short ? 5 : 40) * 60_000;
const fileOf = (name) => `.cache/engines-${name}.json`;
// If this run ends early, the table must not show the results of an earlier run.
for (const name of engines) rmSync(fileOf(name), { force: true });
const codes = await Promise.all(
  engines.map((name) => {
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${fileOf(name)}`];
    const files = values.short ? ['pictures'] : [];
    const args = ['vitest', 'run', '--project', 'engines', ...report, ...files];
    return run('npx', args, { env: { ...process.env, ENGINE: name }, limitMs });
  }),
);
const ok = codes.every((code) => code === 0);
if (values.short) process.exit(ok ? 0 : 1);
const unfinished = engines.filter((name) => !existsSync(fileOf(name)));
if (unfinished.length > 0) {
  console.error(`No results for ${unfinished.join(', ')}: the run ended early.`);
  process.exit(1);
}

/** Returns the result of each check in an engine: `12 s`, `FAILED` or `not possible`. */
function resultsOf(name) {
  const { testResults } = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  return new Map(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, duration = 0 }) => {
        const seconds = `${(duration / 1000).toFixed(1)} s`;
        const result = { passed: seconds, failed: '**FAILED**' }[status] ?? 'not possible';
        return [fullName, { result, duration, status }];
      }),
    ),
  );
}

const all = new Map(engines.map((name) => [name, resultsOf(name)]));
const checks = [...new Set([...all.values()].flatMap((results) => [...results.keys()]))];
const cell = (name, check) => all.get(name)?.get(check)?.result ?? '';
const sum = (name) => {
  const results = [...(all.get(name)?.values() ?? [])];
  const passed = results.filter(({ status }) => status === 'passed').length;
  const failed = results.filter(({ status }) => status === 'failed').length;
  const minutes = results.reduce((total, { duration }) => total + duration, 0) / 60_000;
  return `${passed} passed, ${failed} failed, ${minutes.toFixed(1)} min`;
};
const table = [
  `| check | ${engines.join(' | ')} |`,
  `| --- |${' --- |'.repeat(engines.length)}`,
  ...checks.map(
    (check) => `| ${check.replaceAll('|', '/')} | ${engines.map((name) => cell(name, check)).join(' | ')} |`,
  ),
  `| **all** | ${engines.map(sum).join(' | ')} |`,
].join('\n');
console.log(`\n${table}\n\n${engines.map((name) => `${name}: ${sum(name)}`).join('; ')}`);
process.exit(ok ? 0 : 1);
