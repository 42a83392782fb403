import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

/** Checks of the built site in Firefox and WebKit. `npm run engines` runs them for each engine and sets `ENGINE`. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ['tests/browser/engines/**/*.test.ts'],
    setupFiles: [],
    fileParallelism: false,
    // Only after a crash of the browser, see BrowserCrash.
    retry: { count: 1, condition: /^The browser crashed\.$/ },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
