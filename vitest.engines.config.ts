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
    // Only if the browser fails, see BrowserFailure.
    retry: { count: 1, condition: /^The browser (crashed|does not respond to .+)\.$/ },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
