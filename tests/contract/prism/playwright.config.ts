import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';

const { webServer: _server, projects: _projects, ...shared } = base;
const PRISM = 'node tests/contract/prism/node_modules/@stoplight/prism-cli/dist/index.js';

/** Prism responds with the examples of openapi.yaml, or with values generated from its schemas. */
export const modes = [
  { mode: 'static', url: 'http://127.0.0.1:4911', options: '' },
  { mode: 'dynamic', url: 'http://127.0.0.1:4912', options: '--dynamic' },
] as const;

/** `npm run prism` tests the client and user journeys against Prism, a third-party mock server for openapi.yaml. */
export default defineConfig({
  ...shared,
  globalSetup: '../../global-setup.ts',
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 120_000,
  webServer: modes.map(({ url, options }) => ({
    // With several processes, those that write the log keep running.
    command: `${PRISM} mock openapi.yaml --port ${new URL(url).port} --multiprocess false ${options}`,
    cwd: '../../..',
    url: `${url}/jobs`,
  })),
});
