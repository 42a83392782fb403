import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

/** Tests of the server with a real PostgreSQL: `npm run verify -- --only server`. They take minutes. */
export default defineConfig({
  resolve: { ...shared.resolve },
  test: {
    environment: 'node',
    globalSetup: 'tests/global-setup.ts',
    include: ['tests/resilience/server/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Each file starts a database and several processes.
    fileParallelism: false,
  },
});
