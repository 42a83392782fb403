// `npm run screenshots`: takes screenshots of the built site for the browser's install dialog. Run `npm run build` first. Update
// the screenshots when these pages change.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';

const { createSite } = await tsImport('../server/site.ts', import.meta.url);
const { chromiumFlags, chromiumPath } = await tsImport('../tests/support/browser/chromium.ts', import.meta.url);

/** Chromium's install dialogs need a wide screenshot for desktops and narrow ones for phones. */
const PICTURES = [
  { name: 'wide-home', path: '/', width: 1280, height: 800 },
  { name: 'narrow-home', path: '/', width: 412, height: 915 },
  { name: 'narrow-careers', path: '/careers', width: 412, height: 915 },
];

const site = createSite({ root: process.env.DIST ?? 'dist', env: process.env });
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
mkdirSync('public/screenshots', { recursive: true });
for (const { name, path, width, height } of PICTURES) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`http://localhost:${site.address().port}${path}`, { waitUntil: 'networkidle' });
  // Hide the 'Demo data' mark.
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll('[role=note]')) mark.remove();
  });
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, quality: 80, compressionLevel: 9 })
    .toFile(`public/screenshots/${name}.png`);
  await context.close();
}
await browser.close();
site.close();
