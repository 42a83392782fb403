// Measures the memory of a tab that visits many pages without reloading.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { table } from './report.mjs';

/** One page of each kind, so that the script of every screen is loaded. */
const KINDS = ['/newsroom', '/careers', '/case-studies', '/contact', '/about'];
const SETTLED_MS = 300;

/** Follows a link to a page and scrolls through it. Runs in the page. */
async function visit(path) {
  const link = document.createElement('a');
  link.href = path;
  document.querySelector('main').append(link);
  link.click();
  while (location.pathname !== path) await new Promise((resolve) => setTimeout(resolve, 20));
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function memoryPart({ dist, site, browser }) {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const chrome = await chromium.launch(browser);
  const page = await chrome.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const devTools = await page.context().newCDPSession(page);
  const rows = [];
  const follow = async (list) => {
    for (const path of list) {
      await page.evaluate(visit, path);
      await page.waitForTimeout(SETTLED_MS);
    }
  };
  const measure = async (what) => {
    // All measurements are on the same page.
    await follow(['/about']);
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devTools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
    const heap = Math.round(usedSize / 1024);
    const [, first = heap] = rows[0] ?? [];
    rows.push([what, heap, nodes, jsEventListeners, `×${(heap / first).toFixed(2)}`]);
  };
  try {
    await page.goto(`${site.origin}/`);
    await page.waitForFunction(() => window.__boot?.live?.has('root'));
    await follow(KINDS);
    await measure('5 pages, one of each kind');
    await follow(paths);
    await measure(`all ${paths.length} pages of the sitemap`);
    await follow(paths);
    await measure('all of them again');
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0].name);
    if (new URL(loaded).pathname !== '/') throw new Error('The page was loaded again.');
  } finally {
    await chrome.close();
  }
  return [table(['visited in one tab', 'JavaScript heap, kB', 'nodes', 'listeners', 'ratio'], rows), ''];
}
