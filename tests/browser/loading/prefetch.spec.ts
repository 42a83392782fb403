import type { Page } from '@playwright/test';
import { afterFrames, expect, stopClock, test, untilLive } from '../../support/browser/test';
import { CI, forCi } from '../../support/sample';

const PAGE = /\/(?:services|support)$/;

/** Records requests for two pages. */
function watchPages(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (PAGE.test(request.url())) requested.push(request.url().replace(/.*\//, ''));
  });
  return requested;
}

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('hovering, touching or focusing a link fetches its page once, before the click', async ({ page }) => {
  const requested = watchPages(page);
  await page.goto('/about');
  await untilLive(page);
  await link(page, 'Services').scrollIntoViewIfNeeded();
  await afterFrames(page);
  expect(requested, 'a link in view fetches nothing').toEqual([]);
  await link(page, 'Services').hover();
  await expect.poll(() => requested).toEqual(['services']);
  await link(page, 'Support').dispatchEvent('touchstart');
  await expect.poll(() => requested).toEqual(['services', 'support']);
  await link(page, 'Services').focus();
  await link(page, 'Services').hover();
  await link(page, 'Services').click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toEqual(['services', 'support']);
});

for (const [index, { name, connection }] of [
  { name: 'Save-Data', connection: { saveData: true, effectiveType: '4g' } },
  { name: 'a very slow connection', connection: { saveData: false, effectiveType: 'slow-2g' } },
].entries()) {
  test(`nothing is fetched before the click with ${name}`, forCi(index > 0), async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
    const requested = watchPages(page);
    await page.goto('/about');
    await untilLive(page);
    await link(page, 'Services').hover();
    await link(page, 'Services').focus();
    await link(page, 'Services').dispatchEvent('touchstart');
    await afterFrames(page);
    expect(requested).toEqual([]);
    await link(page, 'Services').click();
    await expect(page).toHaveURL(/\/services$/);
    expect(requested).toEqual(['services']);
  });
}

test.describe('while the server is away', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test('hovering a link does not request its page each time', { tag: CI }, async ({ page, open }) => {
    await page.clock.install();
    await open('/about');
    // Within the pause after a failed request.
    await stopClock(page);
    const requested = watchPages(page);
    await page.route('**/services', (route) => route.abort());
    for (let times = 0; times < 5; times += 1) {
      await link(page, 'Services').hover();
      await page.mouse.move(640, 10);
      await expect.poll(() => requested).toEqual(['services']);
    }
    // A request of the last hover would come before the one of this click.
    await link(page, 'Support').click();
    await expect.poll(() => requested).toEqual(['services', 'support']);
  });
});
