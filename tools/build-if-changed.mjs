// Builds the site into `dist/`, unless it was built from the same sources. The tests of the built site start with this.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { runOrExit } from './run.mjs';

const BUILT = '.cache/dist-fingerprint';
const now = fingerprint();
if (!existsSync('dist-server') || !existsSync(BUILT) || readFileSync(BUILT, 'utf8') !== now) {
  rmSync(BUILT, { force: true });
  await runOrExit('npx', ['vite', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(BUILT, now);
}
