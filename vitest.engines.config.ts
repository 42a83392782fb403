import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Checks of the built site in Firefox and WebKit. `npm run engines` runs them for each engine and sets `ENGINE`. */
const config = mergeConfig(base, defineConfig({}));
export default {
  ...config,
  test: {
    ...config.test,
    include: ['tests/browser/engines/**/*.test.ts'],
    setupFiles: [],
    fileParallelism: false,
    // Only after a crash of the browser, see BrowserCrash.
    retry: { count: 1, condition: /^The browser crashed\.$/ },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
};
