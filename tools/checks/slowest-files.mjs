import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Returns the duration of each test file in a JSON report of Vitest, in seconds. */
const vitestFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => [relative(process.cwd(), name), (endTime - startTime) / 1000]);

/** Returns the duration of each test file in a JSON report of Playwright, in seconds. It is the sum of its tests. */
function playwrightFiles({ suites, config }) {
  const seconds = (suite) =>
    [
      ...(suite.suites ?? []).map(seconds),
      ...(suite.specs ?? [])
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .map(({ duration }) => duration / 1000),
    ].reduce((sum, value) => sum + value, 0);
  return suites.map((suite) => [`${relative(process.cwd(), config.rootDir)}/${suite.file}`, seconds(suite)]);
}

/** Prints the ten slowest test files in JSON reports. */
export function printSlowestFiles(reports) {
  const files = reports
    .filter((report) => existsSync(report))
    .map((report) => JSON.parse(readFileSync(report, 'utf8')))
    .flatMap((report) => ('suites' in report ? playwrightFiles(report) : vitestFiles(report)))
    .sort(([, a], [, b]) => b - a);
  console.log('\nThe slowest test files:');
  for (const [file, seconds] of files.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
