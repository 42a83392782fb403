// Sizes after brotli compression. They are the same on every machine, so tests/site/bytes.test.ts checks them against budgets.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { table } from './report.mjs';

/** HTML with inline CSS, inline JavaScript, JavaScript before `load`, and all JavaScript after scrolling to the end. */
export async function bytesPart({ site, dist, routes, browser: { executablePath, args } }) {
  const browser = await chromium.launch({ executablePath, args });
  const size = (path) => statSync([`${join(dist, path)}.br`, join(dist, path)].find(existsSync)).size;
  const rows = [];
  for (const route of routes) {
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
    const scripts = new Set();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(site.origin + route, { waitUntil: 'load' });
    const atLoad = scripts.size;
    for (const section of await page.locator('main section, footer').all()) await section.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const file = route === '/' ? 'index.html' : `${route}.html`;
    const inline = [...readFileSync(join(dist, file), 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)];
    const eager = brotliCompressSync(inline.map(([, code]) => code).join('')).length;
    const all = [...scripts].reduce((sum, path) => sum + size(path), 0);
    rows.push([route, size(file), `${eager} inline, ${atLoad} files before load`, all]);
    await page.close();
  }
  await browser.close();
  return [table(['page', 'HTML with its CSS', 'eager JavaScript', 'all JavaScript'], rows)];
}
