/**
 * `npm run soak -- --minutes 20` uses one page of the built site continuously and fails if its memory grows. It measures
 * heap and listeners after garbage collection at the end of each round; the first rounds are a warm-up.
 */
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../support/browser/chromium';
import { untilLive } from '../../support/browser/test';
import { startSite } from '../../support/servers/site';

function minutesOf(args: readonly string[]): number {
  try {
    const { minutes } = parseArgs({ args: [...args], options: { minutes: { type: 'string', default: '20' } } }).values;
    if (Number(minutes) > 0) return Number(minutes);
  } catch {
    // The message below says which arguments are correct.
  }
  console.error('The only argument is --minutes COUNT, a number above 0.');
  process.exit(2);
}

const MINUTES = minutesOf(process.argv.slice(2));

/** Maximum growth of the heap, as a fraction of its size after the warm-up. */
const HEAP_GROWTH = 0.1;
/** Fraction of the time for the warm-up, at least two rounds: caches fill and modules load. */
const WARM_UP = 0.2;
/** Number of samples at the beginning and at the end whose median is compared. */
const SAMPLES = 3;

const ROUTES = ['/services', '/about', '/careers', '/newsroom', '/case-studies', '/contact', '/industries/insurance'];

interface Sample {
  /** In bytes. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

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

async function measure(tools: CDPSession): Promise<Sample> {
  for (let pass = 0; pass < 3; pass++) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN;
  return { heap: usedSize, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
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
const samples: Sample[] = [];
let rounds = 0;
while (progress() < 1 || samples.length < 2 * SAMPLES) {
  await round(page, rounds);
  rounds += 1;
  if (progress() < WARM_UP || rounds < 3) continue;
  const sample = await measure(tools);
  samples.push(sample);
  const { heap, listeners, nodes } = sample;
  console.log(`round ${rounds}: ${megabytes(heap)} MB, ${listeners} listeners, ${nodes} nodes`);
}
await browser.close();
await site.stop();

const ends = (pick: (sample: Sample) => number, of: (numbers: readonly number[]) => number) => {
  const all = samples.map(pick);
  return { first: of(all.slice(0, SAMPLES)), last: of(all.slice(-SAMPLES)) };
};
const heap = ends((sample) => sample.heap, median);
// Use the minimum: an update check of the worker adds listeners for a while.
const listeners = ends(
  (sample) => sample.listeners,
  (numbers) => Math.min(...numbers),
);
const growth = heap.last / heap.first - 1;
console.log(
  `${rounds} rounds in ${((Date.now() - started) / 60_000).toFixed(1)} min: heap ${megabytes(heap.first)} to ` +
    `${megabytes(heap.last)} MB (${(growth * 100).toFixed(1)} %), listeners ${listeners.first} to ${listeners.last}, ` +
    `${errors.length} errors`,
);
for (const error of errors.slice(0, 10)) console.log(error);
const isFlat = growth <= HEAP_GROWTH && listeners.last <= listeners.first;
process.exitCode = isFlat && errors.length === 0 ? 0 : 1;
