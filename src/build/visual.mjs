// `npm run visual`: the stories against their pictures; `npm run visual -- --update` renews them. Builds Storybook where it is
// missing or older than what it shows.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureChromium } from './find-chromium.mjs';
import { must, run } from './run.mjs';

const BUILT = 'storybook-static/index.json';
const PICTURES = 'tests/visual/pictures';
const SHOWN = ['src', 'stories', 'mocks', 'public', '.storybook', 'package-lock.json'];

/** Time of the newest file below a path, in ms. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const isFresh = () => existsSync(BUILT) && Math.max(...SHOWN.map(newest)) < statSync(BUILT).mtimeMs;

/** The browser packs its pictures fast rather than small; packed anew, the same pixels take a quarter less. */
async function shrink() {
  for (const name of readdirSync(PICTURES)) {
    const file = join(PICTURES, name);
    const bytes = await readFile(file);
    const small = await sharp(bytes).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (small.length < bytes.length) await writeFile(file, small);
  }
}

if (!isFresh()) await must('npm', ['run', 'build-storybook']);
await ensureChromium();
const args = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update-snapshots' : arg));
const code = await run('npx', ['playwright', 'test', '--config', 'playwright.visual.config.ts', ...args]);
if (args.includes('--update-snapshots')) await shrink();
process.exit(code);
