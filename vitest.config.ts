import { defineConfig } from 'vitest/config';

const root = new URL('./', import.meta.url).pathname;

/** What all suites share. */
export const shared = defineConfig({
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${root}src/` },
      { find: /^~mocks\//, replacement: `${root}mocks/` },
      { find: /^~contract\//, replacement: `${root}contract/` },
    ],
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // Tags are ids from docs/specification.md. `npm run check` checks that they exist.
    strictTags: false,
    testTimeout: 40_000,
    maxWorkers: 2,
  },
});

/** Unit tests, contract tests and rules. They run in Node, except for component tests with `// @vitest-environment jsdom`. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    pool: 'threads',
    projects: [
      { extends: true, test: { name: 'site', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'backends',
          include: [
            '{contract,certifier,mocks,mock-server,server,tools}/**/*.test.ts',
            'tests/{contract,rules}/**/*.test.{ts,tsx}',
          ],
          globalSetup: 'tests/global-setup.ts',
          // These tests restore the globals they change. Loading their modules for each file takes a tenth of their time.
          isolate: false,
        },
      },
    ],
  },
});
