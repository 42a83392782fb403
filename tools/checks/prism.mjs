// `npm run prism`: a second opinion on openapi.yaml and the client. Prism brings 185 packages, so it is installed beside the
// project's own and only here. CONTRACT_INPUTS and CONTRACT_SEED say how many inputs are generated; the built site must be there.
import { existsSync } from 'node:fs';
import { ensureChromium } from './find-chromium.mjs';
import { must, run } from '../run.mjs';

if (!existsSync('tests/contract/prism/node_modules/.package-lock.json')) {
  await must('npm', ['ci', '--prefix', 'tests/contract/prism', '--ignore-scripts', '--no-audit', '--no-fund']);
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
