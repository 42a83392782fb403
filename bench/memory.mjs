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

/**
 * Kilobytes of JavaScript heap, nodes and listeners after a few pages, all pages, and all pages again.
 * @param flags more flags for the browser.
 */
async function measureTab({ dist, site, browser }, flags) {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const chrome = await chromium.launch({ ...browser, args: [...browser.args, ...flags] });
  const page = await chrome.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const devTools = await page.context().newCDPSession(page);
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
    return { what, heap: Math.round(usedSize / 1024), nodes, listeners: jsEventListeners };
  };
  try {
    await page.goto(`${site.origin}/`);
    await page.waitForFunction(() => window.__starter?.live?.has('root'));
    await follow(KINDS);
    const points = [await measure('5 pages, one of each kind')];
    await follow(paths);
    points.push(await measure(`all ${paths.length} pages of the sitemap`));
    await follow(paths);
    points.push(await measure('all of them again'));
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0].name);
    if (new URL(loaded).pathname !== '/') throw new Error('The page was loaded again.');
    return points;
  } finally {
    await chrome.close();
  }
}

export async function memoryPart(run) {
  const usual = await measureTab(run, []);
  // V8 also counts the machine code of functions that run often, which depends on the time and not on what is stored.
  const interpreted = await measureTab(run, ['--js-flags=--jitless']);
  const ratio = (points, i) => `×${(points[i].heap / points[0].heap).toFixed(2)}`;
  const rows = usual.map(({ what, heap, nodes, listeners }, i) => [
    what,
    `${heap} (${ratio(usual, i)})`,
    `${interpreted[i].heap} (${ratio(interpreted, i)})`,
    nodes,
    listeners,
  ]);
  const head = ['visited in one tab', 'JavaScript heap, kB', 'the same without machine code', 'nodes', 'listeners'];
  return ['All figures are on `/about`.', '', table(head, rows), ''];
}
