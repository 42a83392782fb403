// `npm test`: everything, the real-browser tests included. Installs what is missing.
import { ensureChromium } from './find-chromium.mjs';
import { install } from '../install.mjs';
import { runSteps } from './steps.mjs';

await install();
await ensureChromium();
const ok = await runSteps([
  ['check', 'node', ['tools/checks/check.mjs']],
  ['unit, contract and house tests', 'npx', ['vitest', 'run']],
  ['build', 'npx', ['vite', 'build', '--logLevel', 'warn']],
  ['the built site', 'npx', ['vitest', 'run', '--config', 'vitest.build.config.ts']],
  ['journeys in the browser', 'npx', ['playwright', 'test']],
  ['Firefox and WebKit, where they are installed', 'node', ['tools/checks/engines.mjs', '--short']],
  ['stories in the browser', 'npx', ['vitest', 'run', '--config', 'vitest.storybook.config.ts']],
]);
process.exit(ok ? 0 : 1);
