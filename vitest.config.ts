import { defineConfig } from 'vitest/config';

const root = new URL('./', import.meta.url).pathname;

/** Unit, contract and house tests: Node by default; a test of a component says `// @vitest-environment jsdom` itself. */
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
      'tests/{contract,house,spec,security,load}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 40_000,
    maxWorkers: 2,
  },
});
