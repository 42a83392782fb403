// Sizes after brotli compression. They are the same on every machine, so tests/site/bytes.test.ts checks them against budgets.
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { table } from './report.mjs';

/** Rows for the pages: HTML with inline CSS, JavaScript before any interaction, all JavaScript after scrolling to the end. */
async function byteRows(site, routes, { executablePath, args }) {
  const browser = await chromium.launch({ executablePath, args });
  const size = (path) => {
    const file = site.find(path);
    return file ? (file.br ?? file.body).length : 0;
  };
  const rows = [];
  for (const route of routes) {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const scripts = new Set();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    let atLoad = 0;
    page.once('load', () => {
      atLoad = scripts.size;
    });
    await page.goto(site.origin + route);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    });
    await page.waitForTimeout(1500);
    const inline = [...String(site.find(route).body).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
    const eager = brotliCompressSync(inline.join('')).length;
    const all = [...scripts].reduce((sum, path) => sum + size(path), 0);
    rows.push([route, size(route), `${eager} inline, ${atLoad} files before load`, all]);
    await context.close();
  }
  await browser.close();
  return rows;
}

export const bytesPart = async ({ site, routes, browser }) => [
  table(['page', 'HTML with its CSS', 'eager JavaScript', 'all JavaScript'], await byteRows(site, routes, browser)),
  '',
];
