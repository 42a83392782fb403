// Runs the checks, the tests outside the browser, the build and one journey on every supported version of Node. Part of
// `npm run verify`. `node` on npm is a package that contains the program. Arguments select versions.
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { install } from '../install.mjs';
import { run, runOrExit } from '../run.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { runSteps } from './steps.mjs';

const VERSIONS = ['20', '22', '24'];

/** The folder of the program of a version. */
async function programs(version) {
  const folder = resolve('.cache/node', version);
  const bin = `${folder}/node_modules/node/bin`;
  if (!existsSync(bin)) {
    await runOrExit('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`]);
  }
  return bin;
}

await install();
await ensureChromium();
const chosen = process.argv.slice(2);
const versions = chosen.length > 0 ? chosen : VERSIONS;
const failed = [];
for (const version of versions) {
  const PATH = `${await programs(version)}${delimiter}${process.env.PATH}`;
  await run('node', ['--version'], { env: { ...process.env, PATH } });
  const isGood = await runSteps([
    ['check', 'node', ['tools/checks/check.mjs'], { PATH }],
    ['unit tests, contract tests and rules', 'npm', ['run', '--silent', 'test:unit'], { PATH }],
    ['build', 'npx', ['vite', 'build', '--logLevel', 'warn'], { PATH }],
    ['one journey', 'npx', ['playwright', 'test', 'journeys/admin/publishing.spec.ts', '--reporter=line'], { PATH }],
  ]);
  if (!isGood) failed.push(version);
}
console.log(failed.length === 0 ? `Node ${versions.join(', ')} passed` : `Node ${failed.join(', ')} failed`);
process.exit(failed.length === 0 ? 0 : 1);
