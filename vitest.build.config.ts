import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

/** Tests of the built site in `dist/`. Run `npm run build` first. */
export default defineConfig({
  ...shared,
  test: { ...shared.test, globalSetup: 'tests/global-setup.ts', include: ['tests/site/**/*.test.ts'] },
});
