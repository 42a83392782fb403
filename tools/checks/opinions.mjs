// `npm run opinions`: checks that other people wrote, on the built site: the HTML validator of the W3C, the vocabulary of
// schema.org, and what the supported browsers lack. They bring 230 packages, so they are installed only here.
import { existsSync } from 'node:fs';
import { must, run } from '../run.mjs';

const FOLDER = 'tests/build/opinions';

if (!existsSync(`${FOLDER}/node_modules/.package-lock.json`)) {
  await must('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']);
}
if ((await run('java', ['-version'], { stdio: 'ignore' }).catch(() => 1)) !== 0) {
  console.error('The HTML validator needs Java 11 or newer (Debian: apt-get install default-jre-headless).');
  process.exit(1);
}
process.exit(await run('npx', ['vitest', 'run', '--config', `${FOLDER}/vitest.config.js`, ...process.argv.slice(2)]));
