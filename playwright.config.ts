import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { headlessShellPath, testFlags } from './tests/support/browser/chromium';
import { setup as buildSite } from './tests/support/built-site';
import { CI, runsAllCases, today, VERIFY } from './tests/support/sample';
import { API_PORT, API_SITE_PORT, SITE_PORT } from './tests/support/servers/ports';

// Every worker loads this config again, with the environment of the first process.
if (!process.env.MINDWAVE_TEST_DATA) {
  buildSite();
  process.env.MINDWAVE_TEST_DATA = mkdtempSync(join(tmpdir(), 'mindwave-test-'));
}

/** CI runs the tests with the tag `@ci` of a third of the files each day, by the first letter of their names. */
const letters = ['a-e', 'f-o', 'p-z'][today % 3];
const ofAnotherDay = new RegExp(`(?:^|[ /])[^${letters}/ ][\\w-]*\\.spec\\.ts .*${CI}`);

/** A new process for the first address of each page takes a fifth of the processor time of a short test. */
const oneProcess = '--renderer-process-limit=1';

const site = (port: number, env: Record<string, string> = {}) => ({
  command: 'node dist-server/server.js',
  url: `http://127.0.0.1:${port}/config.json`,
  env: { PORT: String(port), ...env },
  reuseExistingServer: false,
});

/** Tests that need a real browser: journeys through the built site, the service worker, several tabs, offline. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/global-setup.ts',
  testIgnore: 'browser/visual/**',
  // On two cores, two workers leave a seventh of the time unused, and four need a quarter more CPU time.
  workers: 3,
  ...(runsAllCases ? {} : { grepInvert: [new RegExp(VERIFY), ...(process.env.CI ? [ofAnotherDay] : [])] }),
  fullyParallel: true,
  // Only for tests that hang. On a busy machine, starting a server with PGlite can take a minute.
  timeout: 180_000,
  // A machine that runs at half its speed needs more than 10 seconds for a response of 17 MB.
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    browserName: 'chromium',
    launchOptions: { executablePath: headlessShellPath(), args: [...testFlags, oneProcess] },
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    // In `test-results/`: `npx playwright show-trace FILE`. Recording screenshots too takes a fifth more time.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    // Installing the service worker takes 2 seconds of CPU time per test. Only its own tests allow it.
    serviceWorkers: 'block',
  },
  // Animations take a third more CPU time, most of all on the home page with its video.
  projects: [
    { name: 'motion', testMatch: ['browser/**/*.spec.ts', 'journeys/{pages,shell,reading}.spec.ts'] },
    {
      name: 'reduced motion',
      testMatch: ['{journeys,security,resilience}/**/*.spec.ts'],
      testIgnore: 'journeys/{pages,shell,reading}.spec.ts',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: [
    site(SITE_PORT),
    site(API_SITE_PORT, { API_URL: `http://localhost:${API_PORT}/api` }),
    {
      command: 'node --import tsx mock-server/main.ts',
      url: `http://127.0.0.1:${API_PORT}/api/jobs`,
      env: { PORT: String(API_PORT), DATA_DIR: process.env.MINDWAVE_TEST_DATA },
      reuseExistingServer: false,
    },
  ],
});
