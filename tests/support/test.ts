import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';

export { expect };

/** Console messages a test expects, e.g. the browser's own line for a failed request it provokes. */
interface Options {
  allowedConsole: readonly RegExp[];
}

interface Fixtures {
  /** A page whose address is opened and taken over: React answers on it. */
  open: (path: string, page?: Page) => Promise<Page>;
}

function watch(context: BrowserContext, complaints: string[], allowed: readonly RegExp[]) {
  context.on('console', (message) => {
    const text = message.text();
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (!['error', 'warning'].includes(message.type()) || allowed.some((pattern) => pattern.test(text))) return;
    complaints.push(`${message.page()?.url()}: ${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
}

/** Every test fails when a page logs an error or a warning, or throws. */
export const test = base.extend<Fixtures & Options>({
  allowedConsole: [[], { option: true }],
  context: async ({ context, allowedConsole }, use) => {
    const complaints: string[] = [];
    watch(context, complaints, allowedConsole);
    await use(context);
    expect(complaints, 'nothing is complained about in the console').toEqual([]);
  },
  open: async ({ page: firstPage }, use) => {
    await use(async (path, page = firstPage) => {
      await page.goto(path);
      await untilLive(page);
      return page;
    });
  },
});

/** Waits until React answers for the shell: before, taps are kept and answered later. */
export async function untilLive(page: Page) {
  await page.waitForFunction(() => window.__boot?.live.has('root') || window.__boot?.live.has('*'));
}

/** On a first visit the heights below the window are guesses until then. */
export async function untilLaidOut(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.fresh === undefined);
}

/** Goes through the page until every section is live: each becomes so when it is nearly reached. */
export async function untilAllLive(page: Page) {
  await untilLive(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForFunction(() => {
    const live = window.__boot?.live;
    const ids = [...document.querySelectorAll('[data-sec]')].map((part) => part.getAttribute('data-sec') ?? '');
    return live?.has('*') || ids.every((id) => live?.has(id));
  });
}

/** Waits until the service worker controls the next load and has everything it keeps. */
export async function untilInstalled(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  // `waitForFunction` takes the promise of an asynchronous function for a yes.
  const keepsAll = () =>
    page.evaluate(async () => {
      if (!(await caches.keys()).includes('used-code')) return false;
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/embedded/'));
      return (await Promise.all(used.map(({ name }) => caches.match(name)))).every(Boolean);
    });
  await expect.poll(keepsAll).toBe(true);
}

/** Lets the page draw a few frames: what an event starts shows by then. */
export const afterFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 10; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
