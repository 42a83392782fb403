import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** Expected console messages, such as the browser's message for a failed request. */
interface Options {
  allowedConsole: readonly RegExp[];
}

interface Fixtures {
  /** Opens a page and waits until it is hydrated. */
  open: (path: string, page?: Page) => Promise<Page>;
}

function watch(context: BrowserContext, messages: string[], allowed: readonly RegExp[]) {
  context.on('console', (message) => {
    const text = message.text();
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (!['error', 'warning'].includes(message.type()) || allowed.some((pattern) => pattern.test(text))) return;
    messages.push(`${message.page()?.url()}: ${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
}

/** Every test fails if a page logs an error or a warning, or throws. */
export const test = base.extend<Fixtures & Options>({
  allowedConsole: [[], { option: true }],
  context: async ({ context, allowedConsole }, use) => {
    const messages: string[] = [];
    watch(context, messages, allowedConsole);
    await use(context);
    expect(messages, 'the console is clean').toEqual([]);
  },
  open: async ({ page: firstPage }, use) => {
    await use(async (path, page = firstPage) => {
      await page.goto(path);
      await untilLive(page);
      return page;
    });
  },
});

/** Waits until the page's own listeners are installed and its parts with data are live. Before that, taps are queued and replayed. */
export async function untilLive(page: Page) {
  await page.waitForFunction(() => {
    const live = window.__starter?.live;
    const parts = [...document.querySelectorAll('[data-island][data-screen]')];
    return live?.has('root') && parts.every(({ id }) => live.has(id));
  });
}

/** Waits until the page is laid out with its fonts. On a first visit, heights below the window are estimates before that. */
export async function untilLaidOut(page: Page) {
  await page.waitForFunction(
    () => document.documentElement.dataset.fresh === undefined && document.fonts.status === 'loaded',
  );
}

/**
 * Scrolls through the page, again and again, until every island is hydrated, which happens when it comes near. Without a window, Chromium
 * may lose a frame, so each step goes on after a time instead of a frame. The next step asks for another frame.
 */
export async function untilAllLive(page: Page) {
  await untilLive(page);
  await page.waitForFunction(
    () => {
      const end = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: scrollY >= end ? 0 : scrollY + innerHeight / 2, behavior: 'instant' });
      const live = window.__starter?.live;
      const islands = [...document.querySelectorAll('[data-island]')];
      return islands.every((island) => live?.has(island.id) || island.closest('dialog:not([open])'));
    },
    undefined,
    { polling: 50 },
  );
}

/** Waits until the service worker of a site is active and its caches are filled. */
export async function untilInstalled(page: Page, base = '/') {
  // `waitForFunction` treats the promise of an async function as true.
  const keepsAll = () =>
    page.evaluate(async (scope) => {
      const found = await navigator.serviceWorker.getRegistration(scope);
      if (found?.active?.state !== 'activated') return false;
      if (!(await caches.keys()).includes(scope === '/' ? 'used-code' : `used-code:${scope}`)) return false;
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/embedded/'));
      return (await Promise.all(used.map(({ name }) => caches.match(name)))).every(Boolean);
    }, base);
  await expect.poll(keepsAll, { timeout: 90_000 }).toBe(true);
}

/**
 * Stops the page's installed clock, so that a slow machine takes none of the time that a test measures. The jump is shorter than the
 * client's limit of 15 seconds, so it ends no request.
 */
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

/**
 * Records how long a text is shown, in milliseconds of the page's clock. An `expect` may see the text a second late. Call this
 * before the text appears.
 */
export async function watchText(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const times: { shown?: number; hidden?: number } = {};
    Object.assign(window, { textTimes: times });
    const look = () => {
      if (document.body.textContent?.includes(wanted)) times.shown ??= Date.now();
      else if (times.shown) times.hidden ??= Date.now();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return () =>
    page.evaluate(() => {
      const { shown = 0, hidden = 0 } = Reflect.get(window, 'textTimes') as { shown?: number; hidden?: number };
      return hidden - shown;
    });
}

/** Waits a few frames, until the effect of an event is visible. */
export const afterFrames = (page: Page) =>
  page.evaluate(async () => {
    // A browser without a window may produce no frame for long.
    for (let i = 0; i < 10; i += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
  });

/** Replaces the embedded map, which another site serves. */
export const replaceMap = (page: Page) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main>',
    }),
  );

/** True if two visible elements overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('An element is hidden.');
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart;
}
