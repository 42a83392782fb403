import { execFileSync } from 'node:child_process';

/** Builds the site if its sources have changed. Runs once, before the tests of the built site. */
export default function buildSite() {
  execFileSync(process.execPath, ['tools/build-if-changed.mjs'], { stdio: 'inherit' });
}
