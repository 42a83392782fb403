/**
 * `npm run soak -- --minutes 20` uses one page of the built site continuously and fails if its memory grows. It measures
 * heap and listeners after garbage collection at the end of each round; the first rounds are a warm-up.
 */
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../support/browser/chromium';
import { untilLive } from '../../support/browser/test';
import { startSite } from '../../support/servers/site';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } });
const MINUTES = Number(values.minutes);
if (!(MINUTES > 0)) throw new Error(`--minutes must be a number above 0, not '${values.minutes}'.`);

/** Maximum growth of the heap, as a fraction of its size after the warm-up. */
const HEAP_GROWTH = 0.1;
/** Fraction of the time for the warm-up, at least two rounds: caches fill and modules load. */
const WARM_UP = 0.2;
/** Number of samples at the beginning and at the end whose median is compared. */
const SAMPLES = 3;

const ROUTES = ['/services', '/about', '/careers', '/newsroom', '/case-studies', '/contact', '/industries/insurance'];

/** Navigates inside the app, as a click on a link does. */
async function goTo(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

async function useModal(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Request a Callback' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await dialog.getByLabel('Name').pressSequentially('Priya Raman');
  await dialog.getByLabel('Work email').pressSequentially('priya@gmail.com');
  await dialog.getByLabel('Name').fill('');
  await dialog.getByLabel('Work email').fill('');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

async function round(page: Page, number: number) {
  for (const path of ROUTES) {
    await goTo(page, path);
    if (path === '/careers') {
      const search = page.getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first();
      await search.pressSequentially('engineer');
      await search.fill('');
    }
    if (path === '/industries/insurance') await useModal(page);
  }
  await goTo(page, '/');
  // Check for an update of the service worker, which also refreshes its internal state.
  if (number % 3 === 0) await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

/** The heap in bytes and the listeners after garbage collection. */
async function measure(tools: CDPSession) {
  for (let pass = 0; pass < 3; pass++) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { metrics } = await tools.send('Performance.getMetrics');
  return { heap: usedSize, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN };
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(2);

const site = await startSite({ MAP_MODE: 'off' });
/**
 * Turns off V8's optimising compilers. Their machine code is part of the heap and grows for half an hour, which would
 * hide leaks of the page.
 */
const NO_OPTIMIZER = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, NO_OPTIMIZER] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const errors: string[] = [];
page.on('pageerror', (error) => errors.push(error.message));
await page.goto(site.origin);
await untilLive(page);
const tools = await page.context().newCDPSession(page);
await tools.send('Performance.enable');

const started = Date.now();
const progress = () => (Date.now() - started) / (MINUTES * 60_000);
const heaps: number[] = [];
const counts: number[] = [];
let rounds = 0;
while (progress() < 1 || heaps.length < 2 * SAMPLES) {
  await round(page, rounds);
  rounds += 1;
  if (progress() < WARM_UP || rounds < 3) continue;
  const { heap, listeners } = await measure(tools);
  heaps.push(heap);
  counts.push(listeners);
  console.log(`round ${rounds}: ${megabytes(heap)} MB, ${listeners} listeners`);
}
await browser.close();
await site.stop();

const [first, last] = [heaps.slice(0, SAMPLES), heaps.slice(-SAMPLES)].map(median) as [number, number];
// Use the minimum: an update check of the worker adds listeners for a while.
const [before, after] = [counts.slice(0, SAMPLES), counts.slice(-SAMPLES)].map((part) => Math.min(...part)) as [
  number,
  number,
];
const growth = last / first - 1;
console.log(
  `${rounds} rounds in ${((Date.now() - started) / 60_000).toFixed(1)} min: heap ${megabytes(first)} to ` +
    `${megabytes(last)} MB (${(growth * 100).toFixed(1)} %), listeners ${before} to ${after}, ${errors.length} errors`,
);
for (const error of errors.slice(0, 10)) console.log(error);
process.exitCode = growth <= HEAP_GROWTH && after <= before && errors.length === 0 ? 0 : 1;
