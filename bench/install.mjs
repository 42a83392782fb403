// Measures the first installation of the worker on a slow line, in turn with the same files, loaded one after the other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { slowLine } from './line.mjs';
import { PAGE_TIMEOUT, pause } from './phone.mjs';
import { least, limitsTable, median, most, verdict, whole } from './report.mjs';

/** A visitor who leaves so long after `load` has the whole site. */
const STAY_MS = 10_000;
const ARCHIVE = /^site-\w+\.json$/;

/** Opens the home page over a slow line in a new profile. Resolves with what `work` returns. */
async function onLine({ browser, site }, options, work) {
  const chrome = await chromium.launch(browser);
  const line = await slowLine(new URL(site.origin).port);
  const context = await chrome.newContext(options);
  const page = await context.newPage();
  site.sent.length = 0;
  await page.goto(line.origin, { ...PAGE_TIMEOUT, waitUntil: 'load' });
  return work({ page, context, ...line }).finally(async () => {
    await chrome.close();
    line.cut();
  });
}

/** Milliseconds from `load` until the worker is active, and how many requests it has made. */
const installation = (run) =>
  onLine(run, {}, async ({ page }) => {
    const loaded = performance.now();
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(Boolean), null, PAGE_TIMEOUT);
    const time = performance.now() - loaded;
    const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const ofPage = new Set(['/', ...own.map((address) => new URL(address).pathname)]);
    return { time, requests: run.site.sent.filter(({ path }) => !ofPage.has(path)).length };
  });

/** Milliseconds for the same files, one after the other, as Workbox alone loads them. */
const oneByOne = (run, files) =>
  onLine(run, { serviceWorkers: 'block' }, async ({ page }) => {
    const started = performance.now();
    await page.evaluate(async (urls) => {
      for (const url of urls) await (await fetch(`/${url}`, { cache: 'reload' })).arrayBuffer();
    }, files);
    return performance.now() - started;
  });

/** How many of the pages open offline after a short visit. */
const openOffline = (run, paths) =>
  onLine(run, {}, async ({ page, context, origin, cut }) => {
    await pause(STAY_MS);
    await page.close();
    cut();
    let opened = 0;
    for (const path of paths) {
      const next = await context.newPage();
      const response = await next.goto(origin + path, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
      opened += Number(
        response?.status() === 200 && (await next.locator(`[data-prerendered="${path}"] h1`).count()) === 1,
      );
      await next.close();
    }
    return opened;
  });

export async function installPart(run) {
  const archive = readdirSync(join(run.dist, 'assets')).find((name) => ARCHIVE.test(name));
  const files = Object.keys(JSON.parse(readFileSync(join(run.dist, 'assets', archive), 'utf8')).files);
  const paths = [...readFileSync(join(run.dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)];
  const rounds = [];
  for (let round = 0; round < run.runs; round += 1) {
    rounds.push({ ...(await installation(run)), single: await oneByOne(run, files) });
    console.error(`install ${round + 1}/${run.runs}`);
  }
  const ratio = median(rounds.map(({ time, single }) => time / single));
  const opened = await openOffline(
    run,
    paths.map(([, path]) => path || '/'),
  );
  const rows = [
    most('requests of the worker', Math.max(...rounds.map(({ requests }) => requests)), 4),
    ['`load` until the worker is active, ms', whole(median(rounds.map(({ time }) => time))), '', ''],
    [
      `the same ${files.length} files, one after the other, ms`,
      whole(median(rounds.map(({ single }) => single))),
      '',
      '',
    ],
    ['ratio', `×${ratio.toFixed(2)}`, 'at most ×0.50', verdict(ratio <= 0.5)],
    least('pages that open offline after a visit of 10 s', opened, paths.length),
  ];
  return ['HTTP/2 over a line with 150 ms and 1.6 Mbit/s.', '', limitsTable(rows)];
}
