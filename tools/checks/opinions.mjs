// `npm run opinions`: checks the built site with third-party tools: the W3C's HTML validator, the schema.org vocabulary, browser
// compatibility data, and the accessibility rules of Siteimprove Alfa. They need 300 packages, which are installed separately.
import { existsSync } from 'node:fs';
import { run, runOrExit } from '../run.mjs';

const FOLDER = 'tests/site/opinions';

if (!existsSync(`${FOLDER}/node_modules/.package-lock.json`)) {
  await runOrExit('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']);
}
if ((await run('java', ['-version'], { stdio: 'ignore' }).catch(() => 1)) !== 0) {
  console.error('The HTML validator needs Java 11 or newer (Debian: apt-get install default-jre-headless).');
  process.exit(1);
}
process.exit(await run('npx', ['vitest', 'run', '--project', 'opinions', ...process.argv.slice(2)]));
