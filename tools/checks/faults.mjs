// `npm run faults`: tests every operation with every fault, and every flow with every broken storage, on the built site.

import { run } from '../run.mjs';
import { ensureChromium } from './find-chromium.mjs';

await ensureChromium();
const env = { ...process.env, CASES: 'all' };
process.exit(
  await run('npx', ['playwright', 'test', 'tests/resilience/faults', '--reporter=list', ...process.argv.slice(2)], {
    env,
  }),
);
