// The device of these measurements: a phone with an empty profile, a four times slower processor, and slow 4G.
import { chromium } from 'playwright';

/** Lighthouse's slow 4G (1.6 Mbps, 150 ms round trips) in the units of DevTools throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** A new tab is busy at first. A user does not type an address that fast. */
const TAB_PAUSE_MS = 500;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Timeout for loading a page. */
export const PAGE_TIMEOUT = { timeout: 90_000 };

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Records paints, layout shifts, the longest task, and the longest interaction. Runs in every page. */
function watch() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tap: 0, longest: 0 };
  window.seen = seen;
  const observe = (type, note, extra) =>
    new PerformanceObserver((list) => list.getEntries().map(note)).observe({ type, buffered: true, ...extra });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
  });
  const noteTap = ({ interactionId, duration }) => {
    if (interactionId) seen.tap = Math.max(seen.tap, duration);
  };
  observe('event', noteTap, { durationThreshold: 16 });
}

/** Opens an address and waits until nothing new is painted or fetched for two seconds. Resolves with what was seen. */
export async function load(page, address) {
  await page.goto(address, { ...PAGE_TIMEOUT, waitUntil: 'load' });
  let last = '';
  for (let same = 0, i = 0; same < 3 && i < 60; i += 1) {
    await pause(700);
    const now = await page.evaluate(() => `${window.seen.lcp} ${performance.getEntriesByType('resource').length}`);
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const all = [document, ...performance.getEntriesByType('resource')].filter(({ name }) => name.startsWith('http'));
    const loaded = all.filter(
      ({ name, responseEnd }) => responseEnd <= document.loadEventStart && !name.endsWith('.mp4'),
    );
    return {
      ...window.seen,
      requests: all.filter(({ startTime }) => startTime < window.seen.lcp).length,
      bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
}

/** Opens a phone, which `work` gets as a function that opens a throttled page. Closes it at the end. */
export async function onPhone({ executablePath, args }, work, screen = SCREEN) {
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext(screen);
  await context.addInitScript(watch);
  const open = async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await pause(TAB_PAUSE_MS);
    return page;
  };
  return work(open).finally(() => browser.close());
}
