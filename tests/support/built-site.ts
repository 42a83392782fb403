import { execFileSync } from 'node:child_process';

/** Builds the site if its sources have changed. Runs once, before the tests of the built site. */
export function setup() {
  // A reporter may write JSON to the output.
  execFileSync(process.execPath, ['tools/build-if-changed.mjs'], { stdio: ['ignore', 2, 'inherit'] });
}
