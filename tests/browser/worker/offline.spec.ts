import { readFileSync } from 'node:fs';
import { expect, test, untilInstalled } from '../../support/browser/test';
import { CI, shardOf } from '../../support/sample';
import { test as releaseTest } from '../../support/servers/releases';
import { testedPages } from '../../support/tested-pages';

// The worker caches the demo backend on first use. Before that, the newsroom fails to load it offline.
test.use({ serviceWorkers: 'allow', allowedConsole: [/net::ERR_FAILED|Failed to load resource/] });
releaseTest.use({ serviceWorkers: 'allow', allowedConsole: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

test('after a visit to one page, all public pages open offline', async ({ page, context, open }) => {
  await open('/');
  await untilInstalled(page);
  await context.setOffline(true);
  for (const path of testedPages) {
    expect((await page.goto(path, { waitUntil: 'domcontentloaded' }))?.status(), path).toBe(200);
    await expect(page.locator(`[data-prerendered="${path}"] h1`)).toHaveCount(1);
  }
});

test('neither the query nor a trailing slash decides which page is shown, online and offline', async ({
  page,
  context,
  open,
}) => {
  await open('/about');
  await untilInstalled(page);
  const paths = ['/', '/careers', '/contact', '/industries/banking'];
  const queries = ['?', '?utm_source=mail', '?=', '?%', '?a=1&a=2', '?fbclid=x#top', '?#top'];
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    for (const [index, path] of paths.entries()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const expected = await page.locator('h1').first().innerText();
      const addresses = [...queries.map((query) => path + query), `${path}/?a=1`.replace('//', '/')];
      for (const address of shardOf(addresses, index, 4)) {
        const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
        expect([response?.status(), await page.locator('h1').first().innerText()], address).toEqual([200, expected]);
      }
    }
  }
});

test('a list that failed to load offline appears when the connection is back, without a click', async ({
  page,
  context,
  open,
}) => {
  await open('/about');
  await untilInstalled(page);
  await context.setOffline(true);
  await page.goto('/newsroom');
  await expect(page.getByText(/Error loading articles/).first()).toBeVisible();
  await context.setOffline(false);
  // Playwright connects the page before its worker, in which the first attempt may fail.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('main').getByRole('link', { name: /^Claims in fewer stops/ })).toBeVisible();
  await expect(page.getByText(/Error loading articles/)).toHaveCount(0);
});

test('the worker leaves addresses that are not part of the site to the network, online and offline', async ({
  page,
  context,
  open,
}) => {
  await open('/about');
  await untilInstalled(page);
  const pages = ['/about', '/careers/job/2', '/services/unknown'];
  const others =
    '/readyz /healthz /metrics /api/news/ /robots.txt /sitemap.xml /.well-known/security.txt /.env /grafana/d /x';
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    for (const path of pages) expect((await page.goto(path))?.fromServiceWorker(), path).toBe(true);
    for (const path of others.split(' ')) {
      const byWorker = await page.goto(path).then(
        (response) => response?.fromServiceWorker(),
        (error: Error) => error.message,
      );
      if (isOffline) expect(byWorker, path).toContain('net::ERR_INTERNET_DISCONNECTED');
      else expect(byWorker, path).toBe(false);
    }
  }
});

test('after a visit to another page, the jobs can be filtered offline', { tag: CI }, async ({
  page,
  context,
  open,
}) => {
  await open('/about');
  await untilInstalled(page);
  await context.setOffline(true);
  await open('/careers');
  const jobs = page.getByRole('main').getByRole('article');
  await expect(jobs).toHaveCount(12);
  await page.getByRole('checkbox', { name: /^Engineering/ }).check();
  await expect(jobs).toHaveCount(4);
  await page.getByRole('searchbox').fill('react');
  await expect(jobs).toHaveCount(1);
  await jobs.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Developer');
});

releaseTest(
  'offline, a visited page outside the precache opens, and an unvisited one shows the offline page',
  async ({ page, context, host }) => {
    const services = readFileSync('dist/services.html', 'utf8');
    const extra = services
      .replace(/<title>.*?<\/title>/, '<title>Extra page</title>')
      .replace('data-prerendered="/services"', 'data-prerendered="/services/extra"');
    const files = { 'services/extra.html': extra, 'services/unread.html': extra };
    const origin = await host.deploy(1, { files });
    await host.firstVisit(page, origin);
    await page.goto(`${origin}/services/extra`);
    await expect(page).toHaveTitle('Extra page');
    await context.setOffline(true);

    const read = await page.goto(`${origin}/services/extra`);
    expect(read?.status()).toBe(200);
    await expect(page).toHaveTitle('Extra page');

    const unread = await page.goto(`${origin}/services/unread`);
    expect(unread?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line is down. What you saved is here.');
    await page.getByRole('link', { name: 'Extra page' }).click();
    await expect(page).toHaveURL(`${origin}/services/extra`);
    await expect(page).toHaveTitle('Extra page');

    await page.goto(`${origin}/services/unread`);
    await expect(page.getByRole('link', { name: 'Extra page' })).toBeVisible();
    await context.setOffline(false);
    await expect(page, 'the page loads again').toHaveTitle('Extra page');
  },
);
