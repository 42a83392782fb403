import { defineConfig } from 'vitest/config';

const root = new URL('./', import.meta.url).pathname;

/** Unit tests, contract tests and rules. They run in Node, except for component tests with `// @vitest-environment jsdom`. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${root}src/` },
      { find: /^~mocks\//, replacement: `${root}mocks/` },
      { find: /^~contract\//, replacement: `${root}contract/` },
    ],
  },
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'mock-server/**/*.test.ts',
      '{contract,certifier,server,tools}/**/*.test.ts',
      'tests/{contract,rules}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/setup.ts'],
    // Tags are ids from docs/specification.md. `npm run check` checks that they exist.
    strictTags: false,
    testTimeout: 40_000,
    maxWorkers: 2,
  },
});
