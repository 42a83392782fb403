// `npm test`: runs all tests, also in real browsers. If `CI` is set, also runs the tests that only CI runs. Installs missing dependencies.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../install.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { printSlowestFiles } from './slowest-files.mjs';
import { runSteps } from './steps.mjs';

const REPORTS = '.cache/test-times';
const reports = ['unit', 'build', 'playwright', 'stories'].map((name) => join(REPORTS, `${name}.json`));
const [unit, build, playwright, stories] = reports;

/** Makes a Vitest step that writes a JSON report. */
const vitest = (report, ...args) => [
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
];

/**
 * Only CI runs the slowest tests of the certifier, half of them each day. It also runs the server's tests on PostgreSQL, and the
 * browser tests with the tag `@ci`.
 */
const CERTIFIER = [
  'tests/contract/{broken-backends,certifier/{curl,restored-password,sequences}}.test.ts',
  'tests/contract/certifier/cli.test.ts',
];
/** Days since 1970. */
const today = Math.floor(Date.now() / 86_400_000);
const exceptCertifier = CERTIFIER.filter((_, half) => !process.env.CI || half === today % 2).flatMap((files) => [
  '--exclude',
  files,
]);
const exceptTag = process.env.CI ? [] : ['--grep-invert', '@ci'];

// With a fixed seed, every run generates the same requests and inputs. `npm run verify` and a single `npx vitest` generate new ones.
process.env.SEED ??= '20261120';
process.env.CONTRACT_SEED ??= '20261120';

await install();
await ensureChromium();
rmSync(REPORTS, { recursive: true, force: true });
const ok = await runSteps([
  ['check', 'node', ['tools/checks/check.mjs']],
  [
    'unit tests, contract tests and rules',
    ...vitest(unit, '--project', 'site', '--project', 'backends', ...exceptCertifier),
  ],
  ...(process.env.CI
    ? [['the server on PostgreSQL, if it is installed', 'node', ['tools/checks/server.mjs', '--short']]]
    : []),
  ['build', 'node', ['tools/build-if-changed.mjs']],
  ['the built site', ...vitest(build, '--project', 'built-site')],
  ['stories in the browser', ...vitest(stories, '--config', 'vitest.storybook.config.ts')],
  [
    'journeys in the browser',
    'npx',
    ['playwright', 'test', `--reporter=${process.env.CI ? 'list' : 'line'},json`, ...exceptTag],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwright },
  ],
  ['Firefox and WebKit, if they are installed', 'node', ['tools/checks/engines.mjs', '--short']],
]);
printSlowestFiles(reports);
process.exit(ok ? 0 : 1);
