import type { BrowserContext, Page } from '@playwright/test';
import { ADMIN, fillLogin } from '../../support/admin/admin-steps';
import { expect, test, untilAllLive, untilInstalled, untilLive } from '../../support/browser/test';
import { VERIFY } from '../../support/sample';
import { startSitesBelowPaths } from '../../support/servers/sites-below-paths';

const BASES = ['/a/', '/b/'] as const;

// Builds two sites. tests/site/server-articles.test.ts checks the pages of a site below a path.
test.describe('two sites on two paths of one origin', { tag: VERIFY }, () => {
  // The browser logs the status of an unknown page, and of the offline page.
  test.use({ serviceWorkers: 'allow', allowedConsole: [/status of (?:404|503)/] });
  // Use one Playwright worker, because the setup builds both sites.
  test.describe.configure({ mode: 'default' });
  let host: Awaited<ReturnType<typeof startSitesBelowPaths>>;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    host = await startSitesBelowPaths(BASES);
  });
  test.afterAll(() => host?.stop());

  const visit = async (page: Page, path: string) => {
    await page.goto(host.origin + path);
    await untilLive(page);
  };

  /** Records requests to this origin and the site of the page or worker that made them. */
  function watchRequests(context: BrowserContext) {
    const seen: { from: string; to: string }[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== host.origin || request.isNavigationRequest()) return;
      const maker = request.serviceWorker()?.url() ?? request.frame().url();
      seen.push({ from: new URL(maker).pathname, to: url.pathname });
    });
    return seen;
  }

  test('each site installs and works offline, and requests nothing outside its path', async ({ page, context }) => {
    const requests = watchRequests(context);
    for (const base of BASES) {
      await visit(page, base);
      await untilAllLive(page);
      await visit(page, `${base}newsroom`);
      await untilInstalled(page, base);
    }
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
    );
    expect(scopes).toEqual([...BASES]);
    await context.setOffline(true);
    for (const base of BASES) {
      await visit(page, `${base}about`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, page.url()).toHaveText('We keep other people’s promises moving.');
      await visit(page, `${base}careers`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
      await visit(page, `${base}services/no-such-page`);
      await expect(page).toHaveTitle(/^You are offline/);
    }
    expect(requests.length).toBeGreaterThan(50);
    const strays = requests.filter(
      ({ from, to }) => !BASES.some((base) => from.startsWith(base) && to.startsWith(base)),
    );
    expect(strays).toEqual([]);
  });

  test('links stay within the site after client-side navigation', async ({ page }) => {
    const strays = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('a')]
          .filter((link) => link.origin === location.origin && !link.pathname.startsWith('/a/'))
          .map((link) => link.href),
      );
    await visit(page, '/a/newsroom');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(`${host.origin}/a/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We keep other people’s promises moving.');
    expect(await page.locator('a').count()).toBeGreaterThan(20);
    expect(await strays()).toEqual([]);
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    expect(broken).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(`${host.origin}/a/newsroom`);
  });

  test('each site has a separate session, theme and articles', async ({ page }) => {
    await visit(page, '/a/admin/login');
    await fillLogin(page, ADMIN);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${host.origin}/a/admin/dashboard`);
    await expect(page.getByText('9 articles, all published')).toBeVisible();
    await page.getByRole('button', { name: /^Switch to dark/ }).click();
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('8 articles, all published')).toBeVisible();

    await visit(page, '/b/admin/dashboard');
    await expect(page).toHaveURL(`${host.origin}/b/admin/login`);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
    await fillLogin(page, ADMIN);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('9 articles, all published')).toBeVisible();

    const names = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((key) => !key.startsWith('early:')),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ]);
    expect(names).toContain('isLoggedIn:/a/');
    expect(names).toContain('mindwave:/b/');
    // The workers create this database later. Its entries belong to a cache, whose name ends with the path.
    const ofSites = names.filter((name) => name !== 'workbox-expiration');
    expect(ofSites.filter((name) => !/:\/[ab]\/$/.test(name))).toEqual([]);
  });

  test('repairing one site does not affect the other', async ({ page }) => {
    for (const base of ['/b/', '/a/']) {
      await visit(page, base);
      await untilInstalled(page, base);
    }
    const before = await page.evaluate(() => caches.keys());
    await page.getByRole('contentinfo').getByRole('button', { name: 'Repair this app' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Repair', exact: true }).click();
    await loaded;
    const ofB = (names: string[]) => names.filter((name) => name.endsWith('/b/')).sort();
    expect(ofB(before).length).toBeGreaterThan(1);
    expect(ofB(await page.evaluate(() => caches.keys()))).toEqual(ofB(before));
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(scopes).toContain('/b/');
  });

  test('the server rejects paths outside the base, and keeps the base in redirects', async ({ request }) => {
    const ask = (path: string) => request.get(host.origin + path, { maxRedirects: 0 });
    expect((await ask('/a')).headers().location).toBe('/a/');
    expect((await ask('/a/about/?q=1')).headers().location).toBe('/a/about?q=1');
    expect((await ask('/about')).status()).toBe(404);
  });
});
