import { defineConfig } from 'vitest/config';

const globalSetup = 'tests/global-setup.ts';

/**
 * Whether the command names a project or a folder of tests. The last three projects need browsers, a database or packages of their own,
 * so `npx vitest --changed` leaves them out.
 */
const isNamed = (name: string) => process.argv.some((argument) => argument.includes(name));

const slowProjects = [
  {
    extends: true as const,
    test: {
      // Third-party tools on `dist/`: `npm run opinions`, which installs them.
      name: 'opinions',
      include: ['tests/site/opinions/*.test.mjs'],
      testTimeout: 240_000,
    },
  },
  {
    extends: true as const,
    test: {
      // The server with a real PostgreSQL, which takes minutes: `npm run verify -- --only server`.
      name: 'postgres',
      include: ['tests/resilience/server/**/*.test.ts'],
      globalSetup,
      testTimeout: 300_000,
      hookTimeout: 120_000,
      // Each file starts a database and several processes.
      fileParallelism: false,
    },
  },
  {
    extends: true as const,
    test: {
      // The built site in Firefox and WebKit. `npm run engines` sets `ENGINE`.
      name: 'engines',
      include: ['tests/browser/engines/**/*.test.ts'],
      fileParallelism: false,
      // Only if the browser fails, see BrowserFailure.
      retry: { count: 1, condition: /^The browser (crashed|does not respond to .+)\.$/ },
      testTimeout: 240_000,
      hookTimeout: 60_000,
    },
  },
];

/** `npm test` runs the first three projects, and parts of the others. Select one with `--project NAME`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    // Whatever the shell says: with `production`, React has no `act`.
    env: { NODE_ENV: 'test' },
    // Tags are ids from docs/specification.md. `npm run check` checks that they exist.
    strictTags: false,
    testTimeout: 40_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          // Runs in Node, except for component tests with `// @vitest-environment jsdom`.
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'backends',
          include: [
            '{contract,certifier,mocks,node-http,mock-server,server,tools}/**/*.test.ts',
            'tests/{contract,rules}/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/setup.ts'],
          globalSetup,
          pool: 'threads',
          // These tests restore the globals they change. Loading their modules for each file takes a tenth of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Tests of `dist/`, which is built first if something has changed.
          name: 'built-site',
          include: ['tests/site/**/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
          globalSetup: ['tests/support/built-site.ts', globalSetup],
        },
      },
      ...slowProjects.filter(
        ({ test: { name, include } }) => isNamed(name) || include.some((files) => isNamed(files.replace(/\/\*.*/, ''))),
      ),
    ],
  },
});
