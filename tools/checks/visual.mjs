// `npm run visual`: compares the stories with their pictures, and writes a page to review differences. `-- --accept NAME...` (or
// `all`) accepts pictures of the review, and `-- --update` replaces all. Builds Storybook if it is missing or outdated.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureChromium } from './find-chromium.mjs';
import { run, runOrExit } from '../run.mjs';
import { REVIEW, writeReview } from './visual-review.mjs';

const BUILT = 'storybook-static/index.json';
const PICTURES = 'tests/browser/visual/pictures';
/** Where `playwright.visual.config.ts` writes its report. */
const REPORT = 'test-results/visual.json';
const SHOWN = ['src', 'contract', 'stories', 'mocks', 'public', 'docs/comps', '.storybook', 'package-lock.json'];

/** Modification time of the newest file in a folder, in ms. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const isFresh = () => existsSync(BUILT) && Math.max(...SHOWN.map(newest)) < statSync(BUILT).mtimeMs;

/** Compresses pictures again, which makes them a quarter smaller. The browser optimises for speed. */
async function shrink(names = readdirSync(PICTURES)) {
  for (const name of names) {
    const file = join(PICTURES, name);
    const bytes = await readFile(file);
    const small = await sharp(bytes).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (small.length < bytes.length) await writeFile(file, small);
  }
}

/** Accepts pictures of the last review, or `all` of them. */
async function accept(names) {
  const after = join(REVIEW, 'after');
  const reviewed = existsSync(after) ? readdirSync(after) : [];
  const wanted = names.includes('all') ? reviewed : names.map((name) => `${name}.png`);
  const unknown = wanted.filter((name) => !reviewed.includes(name));
  if (wanted.length === 0 || unknown.length > 0) {
    console.error(`Not in the last review: ${unknown.join(', ') || 'nothing differed'}. Run "npm run visual" first.`);
    return 1;
  }
  for (const name of wanted) await copyFile(join(after, name), join(PICTURES, name));
  await shrink(wanted);
  console.log(`Accepted ${wanted.length} of ${reviewed.length} pictures. Check them in Git, then commit.`);
  return 0;
}

async function compare(args) {
  if (!isFresh()) await runOrExit('npm', ['run', 'build-storybook']);
  await ensureChromium();
  const isUpdate = args.includes('--update');
  const given = args.map((arg) => (arg === '--update' ? '--update-snapshots' : arg));
  const code = await run('npx', ['playwright', 'test', '--config', 'playwright.visual.config.ts', ...given]);
  if (isUpdate) {
    await shrink();
    return code;
  }
  if (!existsSync(REPORT)) return code;
  const { address, count } = await writeReview(REPORT);
  console.log(count === 0 ? `No pictures differ: ${address}` : `Review ${count} pictures: ${address}`);
  return code;
}

const [first, ...rest] = process.argv.slice(2);
process.exit(first === '--accept' ? await accept(rest) : await compare(process.argv.slice(2)));
