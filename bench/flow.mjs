// What a visitor feels, in a Chromium slowed down four times behind slow 4G: first and repeat visit, going to another
// page, and how soon a tap is painted.
import { chromium } from 'playwright';

/** Lighthouse's 'slow 4G' by DevTools: 1.6 Mbps, 150 ms round trips, as applied throttling counts them. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Runs in every page: paints, shifts, long tasks, taps. */
function watch() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tap: 0, longTasks: [] };
  window.seen = seen;
  const observe = (type, note, extra) =>
    new PerformanceObserver((list) => list.getEntries().map(note)).observe({ type, buffered: true, ...extra });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  observe('longtask', (entry) => seen.longTasks.push(Math.round(entry.duration)));
  observe('event', (entry) => {
    if (entry.interactionId) seen.tap = Math.max(seen.tap, entry.duration);
  }, { durationThreshold: 16 });
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A phone with an empty profile; `open` gives a slowed page that counts its bytes. */
async function phone(executablePath, args) {
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  await context.addInitScript(watch);
  const open = async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    await devtools.send('Network.enable');
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return { page, bytes: () => bytes };
  };
  return { open, close: () => browser.close() };
}

/** Until nothing new was painted or fetched for two seconds. */
async function settle(page) {
  let last = '';
  for (let same = 0, i = 0; same < 3 && i < 60; i += 1) {
    await pause(700);
    const now = await page.evaluate(() => `${window.seen.lcp} ${performance.getEntriesByType('resource').length}`);
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

/** Milliseconds from a tap to the frame that answers it; 16 is the least that Event Timing tells. */
async function tap(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  await pause(900);
  await page.evaluate(() => {
    window.seen.tap = 0;
  });
  await locator.tap();
  await pause(1200);
  return (await page.evaluate(() => window.seen.tap)) || 16;
}

/** First visit, repeat visit and the way to `inner`, in milliseconds and bytes. */
export async function visit(origin, { route = '/', inner, executablePath, args }) {
  const { open, close } = await phone(executablePath, args);
  try {
    const first = await open();
    await first.page.goto(origin + route, { waitUntil: 'load', timeout: 90_000 });
    await settle(first.page);
    const cold = await first.page.evaluate(() => window.seen);
    const result = { fcp: cold.fcp, lcp: cold.lcp, cls: cold.cls, longTasks: cold.longTasks, bytes: first.bytes() };
    if (inner) {
      const link = first.page.locator(`a[href="${inner}"]`).first();
      result.click = await first.page.evaluate(
        ([target]) =>
          new Promise((resolve) => {
            const before = document.querySelector('h1')?.textContent;
            const anchor = document.querySelector(`a[href="${target}"]`);
            const start = performance.now();
            const look = () => {
              const now = document.querySelector('h1')?.textContent;
              if (now && now !== before) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
              else requestAnimationFrame(look);
            };
            anchor.click();
            look();
          }),
        [inner, await link.count()],
      );
    }
    await first.page.close();
    const again = await open();
    await again.page.goto(origin + route, { waitUntil: 'load', timeout: 90_000 });
    await settle(again.page);
    const warm = await again.page.evaluate(() => window.seen);
    return { ...result, warmFcp: warm.fcp, warmLcp: warm.lcp, warmBytes: again.bytes() };
  } finally {
    await close();
  }
}

/** Tap to paint of the things a page answers itself, in milliseconds. */
export async function taps(origin, { executablePath, args }) {
  const { open, close } = await phone(executablePath, args);
  try {
    const { page } = await open();
    const on = async (route) => {
      await page.goto(origin + route, { waitUntil: 'load', timeout: 90_000 });
      await settle(page);
    };
    await on('/technologies');
    const result = { menu: await tap(page, page.getByRole('button', { name: 'Open menu' })) };
    await page.keyboard.press('Escape');
    result.accordion = await tap(page, page.locator('main details:not([open]) > summary').first());
    await on('/industries/banking');
    result.modal = await tap(page, page.locator('[data-callback]').first());
    await on('/careers');
    result.filter = await tap(page, page.locator('main [type=checkbox]').first());
    return result;
  } finally {
    await close();
  }
}

/** The same tap on a bare page: a plain button that shows a plain list. */
export async function plainMenu({ executablePath, args }) {
  const { open, close } = await phone(executablePath, args);
  try {
    const { page } = await open();
    await page.goto(
      'data:text/html,<meta name=viewport content=width=device-width><button popovertarget=m>Menu</button><ul popover id=m><li>About',
    );
    return await tap(page, page.getByRole('button'));
  } finally {
    await close();
  }
}
