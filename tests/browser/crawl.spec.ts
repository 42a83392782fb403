import AxeBuilder from '@axe-core/playwright';
import { staticPaths } from '~/app/static-params';
import { expect, test, untilLive } from '../support/test';

/** Every page of the route table, in one browser context each: they are many, and each is quick. */
for (const path of staticPaths) {
  test(`${path} is whole: one heading, no complaint, no violation in either theme, no sideways scroll`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The map's page is another site's; here it is any page.
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main>',
      }),
    );
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await untilLive(page);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colours of the other theme may still be on their way.
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      });
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'no sideways scroll at 320px').toBe(0);
  });
}

test('every internal link and fragment resolves', async ({ request }) => {
  const ids = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  for (const path of staticPaths) {
    const html = await (await request.get(path)).text();
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')));
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g))
      links.set(href.replaceAll('&amp;', '&'), path);
  }
  const broken: string[] = [];
  for (const [href, from] of links) {
    if (/^(?:https?:|mailto:|tel:)/.test(href)) continue;
    const url = new URL(href, `http://site.test${from}`);
    if (!ids.has(url.pathname) && (await request.get(url.pathname)).status() !== 200) broken.push(`${from} -> ${href}`);
    const fragment = decodeURIComponent(url.hash.slice(1));
    if (fragment && fragment !== 'top' && !ids.get(url.pathname)?.has(fragment)) broken.push(`${from} -> ${href}`);
  }
  expect(broken).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/about', '/careers', '/technologies', '/contact', '/newsroom']) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link', { name: 'Careers' })).toBeVisible();
    });
  }
});

test('hydration changes nothing: no element of the prerendered page is replaced', async ({ page }) => {
  for (const path of ['/', '/industries/banking', '/technologies']) {
    await page.addInitScript(() => {
      const removed: string[] = [];
      Object.assign(window, { removedElements: removed });
      new MutationObserver((records) => {
        for (const { removedNodes } of records) {
          for (const node of removedNodes) if (node instanceof HTMLElement) removed.push(node.outerHTML.slice(0, 100));
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await untilLive(page);
    await page.waitForFunction(() => {
      const sections = [...document.querySelectorAll('[data-sec]')].map((element) => element.getAttribute('data-sec'));
      return sections.every((id) => id !== null && window.__boot?.live.has(id));
    });
    const removed = await page.evaluate(() => (window as unknown as { removedElements: string[] }).removedElements);
    expect(removed.filter((html) => !/^<(?:style|link|script)/.test(html))).toEqual([]);
  }
});
