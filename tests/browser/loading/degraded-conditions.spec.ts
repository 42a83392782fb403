import type { Page } from '@playwright/test';
import { expect, expectHealthy, freshContextPage, type TestEnvironment, test } from '../../resilience/fault-test';
import { fillCallback, openCallback, sendCallback } from '../../support/browser/callback-form';
import { untilAllLive, untilLive } from '../../support/browser/test';
import { sampled } from '../../support/sample';
import { leadsOf, unique } from '../../support/servers/backend-client';

test.use({ serviceWorkers: 'allow' });

/** One visit under degraded conditions: everything works, and nothing is shown or sent twice. */

interface Condition {
  readonly name: string;
  /** Runs before the site's scripts. */
  readonly script?: () => void;
  readonly before?: (page: Page) => Promise<unknown>;
  /** True if videos and speculative code must not load. */
  readonly isFrugal?: boolean;
  readonly isSlow?: boolean;
  /** Whether the condition is part of the sample. */
  readonly isSample?: boolean;
  /** Whether a service worker is installed in the end. */
  readonly hasWorker: boolean;
}

/** Emulates Lighthouse's slow 3G: 400 kbit/s with a latency of 400 ms. */
async function throttle(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const bytes = (400 * 1024) / 8;
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

const conditions: readonly Condition[] = [
  {
    name: 'Save-Data',
    script: () => void Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    isFrugal: true,
    isSample: true,
    hasWorker: false,
  },
  {
    name: '2G',
    script: () =>
      void Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: '2g' }) }),
    hasWorker: false,
  },
  { name: '3G', before: throttle, isSlow: true, isSample: true, hasWorker: true },
  {
    name: 'blocked storage',
    script: () => {
      const refuse = () => {
        throw new DOMException('Storage is refused.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
    },
    hasWorker: true,
  },
  {
    name: 'little storage',
    script: () => {
      StorageManager.prototype.estimate = async () => ({ quota: 10_000_000, usage: 0 });
    },
    hasWorker: false,
  },
  {
    name: 'refused service worker',
    script: () => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
    },
    hasWorker: false,
  },
  {
    name: 'no service worker support, as without HTTPS',
    script: () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    hasWorker: false,
  },
];

/** Expects each landmark once, and as many headings as in the server's HTML. */
async function expectOnce(page: Page) {
  for (const role of ['main', 'banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const html = await (await fetch(page.url())).text();
  const [written = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  await expect(page.locator('main :is(h2, h3)')).toHaveCount(written.match(/<h[23][ >]/g)?.length ?? 0);
}

async function requestCallback(page: Page, env: TestEnvironment) {
  const company = unique('Hard Lines');
  const dialog = await openCallback(page);
  await fillCallback(dialog, company);
  await sendCallback(dialog);
  await expect(page.getByText('Thank you! We will contact you soon.').filter({ visible: true })).toHaveCount(1);
  await expect(dialog).toBeHidden();
  expect(await leadsOf(env, company), 'the request is sent once').toBe(1);
}

for (const { name, script, before, isFrugal = false, isSlow = false, isSample = false, hasWorker } of conditions) {
  test(
    `a visitor goes from the home page to a sent callback: ${name}`,
    sampled(isSample, false),
    async ({ env, browser }) => {
      const { page, watched, close } = await freshContextPage(env, browser, script);
      const videos: string[] = [];
      page.on('request', (request) => {
        if (/\.(?:mp4|webm)$/.test(request.url())) videos.push(request.url());
      });
      await before?.(page);
      await page.goto(env.site, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      if (isSlow) {
        const live = await page.evaluate(() => [...(window.__starter?.live ?? [])]);
        expect(live, 'the text is visible before hydration').toEqual([]);
      }
      await untilLive(page);
      await untilAllLive(page);
      await expectOnce(page);
      // The video banner may become live while it is out of view, and then waits.
      await page
        .getByRole('heading', { name: /^One line/ })
        .evaluate((title) => title.scrollIntoView({ block: 'center' }));
      if (!isSlow)
        await expect.poll(() => videos.length > 0, 'a video loads unless the condition is frugal').toBe(!isFrugal);

      await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL(/\/careers$/);
      await expectOnce(page);
      await page.getByRole('checkbox', { name: /^Engineering/ }).check();
      await expect(page).toHaveURL(/\/careers\?/);
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /^Engineering/ })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /^Account Management/ })).toBeHidden();

      await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
      // The previous page stays until the next one is ready, and it has a callback button too.
      await expect(page).toHaveTitle('Home');
      await requestCallback(page, env);
      await expectOnce(page);
      if (isFrugal) expect(videos, 'no video').toEqual([]);
      const workers = () =>
        page.evaluate(async () =>
          'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistrations()).length : 0,
        );
      await expect.poll(workers).toBe(hasWorker ? 1 : 0);
      if (!/storage/.test(name)) await expectHealthy(env, page, watched);
      expect(watched.complaints).toEqual([]);
      await close();
    },
  );
}
