// `npm run opinions`: checks the built site with third-party tools: the W3C's HTML validator, browser compatibility data, and the
// accessibility rules of Siteimprove Alfa. They need 300 packages, which are installed separately.
import { installIn } from '../install.mjs';
import { run } from '../run.mjs';

await installIn('tests/site/opinions');
if ((await run('java', ['-version'], { stdio: 'ignore' }).catch(() => 1)) !== 0) {
  console.error('The HTML validator needs Java 11 or newer (Debian: apt-get install default-jre-headless).');
  process.exit(1);
}
process.exit(await run('npx', ['vitest', 'run', '--project', 'opinions', ...process.argv.slice(2)]));
