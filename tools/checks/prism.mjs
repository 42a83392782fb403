// `npm run prism`: tests openapi.yaml and the client with Prism. Prism needs 185 packages, which are installed separately. Needs a
// built site. CONTRACT_INPUTS and CONTRACT_SEED set the number of generated inputs and their seed.
import { existsSync } from 'node:fs';
import { ensureChromium } from './find-chromium.mjs';
import { run, runOrExit } from '../run.mjs';

if (!existsSync('tests/contract/prism/node_modules/.package-lock.json')) {
  await runOrExit('npm', ['ci', '--prefix', 'tests/contract/prism', '--ignore-scripts', '--no-audit', '--no-fund']);
}
await ensureChromium();
process.exit(
  await run('npx', [
    'playwright',
    'test',
    '--config',
    'tests/contract/prism/playwright.config.ts',
    ...process.argv.slice(2),
  ]),
);
