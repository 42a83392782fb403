import { defineConfig } from 'vitest/config';

const root = new URL('./', import.meta.url).pathname;

/** Unit tests, contract tests and rules: Node by default; a test of a component says `// @vitest-environment jsdom` itself. */
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
    // Tags are ids of docs/specification.md; `npm run check` compares the two.
    strictTags: false,
    testTimeout: 40_000,
    maxWorkers: 2,
  },
});
