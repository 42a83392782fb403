import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Tests of the built site in `dist/`. Run `npm run build` first. */
const config = mergeConfig(base, defineConfig({}));
export default { ...config, test: { ...config.test, include: ['tests/build/**/*.test.ts'] } };
