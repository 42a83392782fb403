// Runs the checks, the tests outside the browser, a release and one journey on every supported version of Node. Part of
// `npm run verify`. `node` on npm is a package that contains the program. Arguments select versions.
import { install } from '../install.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { runSteps } from './steps.mjs';

const STEPS = {
  check: 'node tools/checks/check.mjs',
  'unit tests, contract tests and rules': 'npm run --silent test:unit',
  'build and release': 'vitest run tests/site/release.test.ts',
  'one journey': 'playwright test journeys/admin/publishing.spec.ts --reporter=line',
};

await install();
await ensureChromium();
const chosen = process.argv.slice(2);
const versions = chosen.length > 0 ? chosen : ['20', '22', '24'];
const isGood = await runSteps(
  versions.flatMap((version) =>
    Object.entries(STEPS).map(([name, command]) => [
      `Node ${version}: ${name}`,
      'npx',
      ['--yes', `--package=node@${version}`, '--call', command],
    ]),
  ),
);
if (isGood) console.log(`Node ${versions.join(', ')} passed`);
process.exit(isGood ? 0 : 1);
