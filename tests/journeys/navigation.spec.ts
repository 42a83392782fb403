import type { Page } from '@playwright/test';
import { afterFrames, expect, test, untilLive } from '../support/browser/test';
import { CI } from '../support/sample';

const ABOUT = 'We keep other people’s promises moving.';

/** Delays a document until `release` is called. `requested` resolves when it was asked for. */
async function hold(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return { requested: page.waitForRequest(`**${path}`), release };
}

/** Follows a link without hovering it first, which would prefetch its page. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Releases a document, and waits until the page has handled it. */
async function deliver(page: Page, path: string, release: () => void) {
  const arrived = page.waitForResponse(`**${path}`);
  release();
  await (await arrived).finished();
  await afterFrames(page);
}

/** Starts to go back from the support page to the about page, which is no longer in memory. */
async function goingBack(page: Page) {
  await follow(page, '/support');
  await expect(heading(page)).toHaveText('Support');
  await page.reload();
  await untilLive(page);
  const document = await hold(page, '/about');
  await page.evaluate(() => history.back());
  await document.requested;
  return document;
}

test('Forward while Back is loading stays on the page of the address', async ({ open }) => {
  const page = await open('/about');
  const { release } = await goingBack(page);
  await page.evaluate(() => history.forward());
  await page.waitForURL('**/support');
  await deliver(page, '/about', release);
  await expect(heading(page)).toHaveText('Support');
  await expect(page).toHaveURL(/\/support$/);
});

test('a link to the page that Back is loading shows that page', { tag: CI }, async ({ open }) => {
  const page = await open('/about');
  const { release } = await goingBack(page);
  await follow(page, '/about');
  release();
  await expect(heading(page)).toHaveText(ABOUT);
  await expect(page).toHaveURL(/\/about$/);
});

test('Back within a page cancels a link that is loading', { tag: CI }, async ({ open }) => {
  const page = await open('/about');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  const { requested, release } = await hold(page, '/support');
  await follow(page, '/support');
  await requested;
  await page.evaluate(() => history.back());
  await page.waitForURL('**/about');
  await deliver(page, '/support', release);
  await expect(heading(page)).toHaveText(ABOUT);
  await expect(page).toHaveURL(/\/about$/);
});

test('the heading of a page keeps the focus when its screen is hydrated', async ({ open }) => {
  // Its data could be in memory after a page with data, so the screen is not hydrated.
  const page = await open('/newsroom');
  await expect(page.locator('#latest').getByRole('link').first()).toBeVisible();
  const code = await hold(page, '/assets/careers-*.js');
  await follow(page, '/careers');
  await expect(heading(page)).toHaveText('Work on systems people wait for.');
  const first = await heading(page).elementHandle();
  await expect(heading(page)).toBeFocused();
  await code.requested;
  code.release();
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(heading(page)).toBeFocused();
});

test('a link to the current address adds no history entry', async ({ open }) => {
  const page = await open('/about');
  await follow(page, '/support');
  await expect(heading(page)).toHaveText('Support');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await follow(page, '/support');
  await follow(page, '/support');
  expect(await entries()).toBe(before);
  await page.goBack();
  await expect(heading(page)).toHaveText(ABOUT);
});

test('a fragment that cannot be decoded causes no error', async ({ open }) => {
  const page = await open('/about');
  await page.evaluate(() => document.querySelector('footer a[href="/support"]')?.setAttribute('href', '/support#50%'));
  await follow(page, '/support#50%');
  await expect(heading(page)).toHaveText('Support');
  await afterFrames(page);
});

test('a slow page shows that it is loading until it or another page arrives', async ({ open }) => {
  const page = await open('/about');
  const line = page.getByRole('progressbar', { name: 'Loading page' });
  const { release } = await hold(page, '/support');
  await follow(page, '/support');
  await expect(line).toBeVisible();
  await follow(page, '/contact');
  await expect(heading(page)).toHaveText('Tell us where the line stops.');
  await expect(line).toBeHidden();
  await follow(page, '/support');
  await expect(line).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Support');
  await expect(line).toBeHidden();
});
