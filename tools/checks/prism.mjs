// `npm run prism`: tests openapi.yaml and the client with Prism. Prism needs 185 packages, which are installed separately. Needs a
// built site. CONTRACT_INPUTS and CONTRACT_SEED set the number of generated inputs and their seed.

import { installIn } from '../install.mjs';
import { run } from '../run.mjs';
import { ensureChromium } from './find-chromium.mjs';

const FOLDER = 'tests/contract/prism';

await installIn(FOLDER);
await ensureChromium();
process.exit(
  await run('npx', ['playwright', 'test', '--config', `${FOLDER}/playwright.config.ts`, ...process.argv.slice(2)]),
);
