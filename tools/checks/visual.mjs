// `npm run visual`: compares the stories with their pictures. Playwright's report shows the differences: `npx playwright show-report
// visual-review`. `-- -g NAME --update` renews the pictures of a subject. Builds Storybook if it is missing or outdated.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { run, runOrExit } from '../run.mjs';
import { ensureChromium } from './find-chromium.mjs';

const BUILT = 'storybook-static/index.json';
const PICTURES = 'tests/browser/visual/pictures';
const SHOWN = ['src', 'contract', 'stories', 'mocks', 'public', 'docs/comps', '.storybook', 'package-lock.json'];

/** Returns the modification time of the newest file in a folder, in ms. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const isFresh = () => existsSync(BUILT) && Math.max(...SHOWN.map(newest)) < statSync(BUILT).mtimeMs;

/** Compresses the pictures again, which makes them a quarter smaller. The browser optimises for speed. */
async function shrink() {
  for (const name of readdirSync(PICTURES)) {
    const file = join(PICTURES, name);
    const bytes = await readFile(file);
    const small = await sharp(bytes).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (small.length < bytes.length) await writeFile(file, small);
  }
}

const args = process.argv.slice(2);
if (!isFresh()) await runOrExit('npm', ['run', 'build-storybook']);
await ensureChromium();
const given = args.map((arg) => (arg === '--update' ? '--update-snapshots' : arg));
const code = await run('npx', ['playwright', 'test', '--config', 'playwright.visual.config.ts', ...given]);
if (args.includes('--update')) await shrink();
process.exit(code);
