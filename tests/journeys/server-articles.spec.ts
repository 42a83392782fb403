import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createEditor, type Editor } from '../support/admin/article-editor';
import { setToken } from '../support/admin/signed-in';
import { expect, test, untilAllLive, untilLive } from '../support/browser/test';
import { CI } from '../support/sample';
import { EDITOR, type RunningServer, startWithDatabase } from '../support/servers/server-process';

/** Articles rendered by a real server process with PGlite. */
let server: RunningServer;
let editor: Editor;

/** Waits until the server has rendered an article. If that takes more than two seconds, the reader gets the shell. */
const untilRendered = (slug: string) =>
  expect
    .poll(async () => (await fetch(`${server.origin}/newsroom/${slug}`)).text())
    .toContain(`data-prerendered="/newsroom/${slug}"`);

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startWithDatabase({ DIST: process.env.DIST ?? 'dist' });
  editor = await createEditor(server, EDITOR);
  for (const slug of ['first', 'second', 'third']) await editor.save({ slug, title: `The ${slug} article` });
  const { id } = await editor.save({ slug: 'old-name', title: 'A moved article', date: '2020-01-01' });
  await editor.save({ slug: 'new-name', title: 'A moved article', date: '2020-01-01' }, id);
  for (const slug of ['first', 'second', 'third', 'new-name']) await untilRendered(slug);
});
test.afterAll(() => server.end());

/** Records every change of the page's content after its HTML has arrived. */
async function watchContent(page: Page) {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    addEventListener('DOMContentLoaded', () => {
      const screen = document.getElementById('screen');
      const options = { childList: true, subtree: true, characterData: true };
      const textOf = (nodes: NodeList) => [...nodes].map((node) => `${node.nodeName} ${node.textContent}`).join(', ');
      const describe = ({ type, target, addedNodes, removedNodes }: MutationRecord) =>
        `${type} in ${target.nodeName}: added ${textOf(addedNodes)}; removed ${textOf(removedNodes)}`;
      if (screen) new MutationObserver((list) => changes.push(...list.map(describe))).observe(screen, options);
    });
  });
  return () => page.evaluate(() => (window as unknown as { changes: string[] }).changes);
}

test('a reader sees the article at once, and nothing changes when it becomes live', async ({ page }) => {
  const changes = await watchContent(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${server.origin}/newsroom/first`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first article');
  await untilAllLive(page);
  // The page came with the article and Recent Articles.
  expect(requested.filter((url) => url.startsWith(`${server.url}/news`))).toEqual([]);
  await expect(page.getByRole('complementary').getByRole('link', { name: /The second article/ })).toBeVisible();
  expect(await changes()).toEqual([]);
  await expect(page).toHaveTitle('The first article | Mindwave');
});

test('a reader continues to another article and back', async ({ page }) => {
  await page.goto(`${server.origin}/newsroom/first`);
  await untilLive(page);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /The second article/ })
    .click();
  await expect(page).toHaveURL(`${server.origin}/newsroom/second`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The second article');
  await expect(page).toHaveTitle('The second article | Mindwave');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first article');
});

test('a second visit loads no list again that is still current, and an admin gets a whole one', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const lists = new Set<string>();
  const statuses: number[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(`${server.url}/news/?page=1&limit=5`)) lists.add(requestId);
  });
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (lists.has(requestId)) statuses.push(statusCode);
  });
  const visit = async () => {
    const { length } = statuses;
    await page.goto(`${server.origin}/newsroom`);
    await expect(page.getByRole('link', { name: /The third article/ }).first()).toBeVisible();
    await expect.poll(() => statuses.slice(length)).toHaveLength(1);
  };
  await visit();
  await visit();
  await editor.save({ slug: 'third', title: 'The third article', sections: '[]' });
  await visit();
  const body = JSON.stringify(EDITOR);
  const headers = { 'Content-Type': 'application/json' };
  const { token } = await (await fetch(`${server.url}/login`, { method: 'POST', headers, body })).json();
  await setToken(page, token);
  await visit();
  await visit();
  expect(statuses).toEqual([200, 304, 200, 200, 200]);
});

test('a former address leads to the article, even from a link', async ({ page }) => {
  await page.goto(`${server.origin}/newsroom/old-name`);
  await expect(page).toHaveURL(`${server.origin}/newsroom/new-name`);
  await page.goto(`${server.origin}/newsroom`);
  await untilLive(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/newsroom/old-name', textContent: 'An old link' });
    document.querySelector('h1')?.after(link);
  });
  await page.getByRole('link', { name: 'An old link' }).click();
  await expect(page).toHaveURL(`${server.origin}/newsroom/new-name`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A moved article');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsroom has its list, and searches it', async ({ page }) => {
    for (const number of [1, 2, 3, 4, 5, 6])
      await editor.save({ slug: `part-${number}`, title: `Part <${number}>`, date: '2019-01-01' });
    const list = page.locator('#latest');
    await expect
      .poll(async () => (await fetch(`${server.origin}/newsroom`)).text())
      .toContain('aria-label="Search articles"');
    await page.goto(`${server.origin}/newsroom`);
    await expect(list.getByRole('link', { name: /The first article/ })).toBeVisible();
    await expect(list.getByText('needs JavaScript')).toHaveCount(0);
    await page.getByLabel('Search articles').fill('PART <');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`${server.origin}/newsroom?q=PART+%3C#latest`);
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(page.getByLabel('Search articles')).toHaveValue('PART <');
    await list.getByRole('link', { name: 'Page 2' }).click();
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Part <1>']);
    await page.getByLabel('Search articles').fill('nothing');
    await page.getByLabel('Search articles').press('Enter');
    await expect(list.getByText('No title contains “nothing”.')).toBeVisible();
    await list.getByRole('link', { name: 'Show all articles' }).click();
    await expect(list.getByRole('link', { name: /The first article/ })).toBeVisible();
    await page.goto(`${server.origin}/newsroom?q=${'x'.repeat(201)}`);
    await expect(page.getByText('1 character too many')).toBeVisible();
  });
});

test('a search opened by its address stays as it is when the page becomes live', async ({ page }) => {
  await page.goto(`${server.origin}/newsroom?q=second`);
  await expect(page.locator('#latest h3')).toHaveText(['The second article']);
  await page.getByLabel('Search articles').focus();
  await untilAllLive(page);
  await expect(page.getByLabel('Search articles')).toBeFocused();
  await expect(page.locator('#latest h3')).toHaveText(['The second article']);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', allowedConsole: [/status of 404|ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('a reader gets the server’s page online, and the article read before offline', { tag: CI }, async ({
    page,
    context,
  }) => {
    await page.goto(`${server.origin}/newsroom/first`);
    await untilLive(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.reload();
    await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '/newsroom/first');
    await untilLive(page);
    const isCached = () => page.evaluate(async () => (await caches.match('/api/news/slug/first')) !== undefined);
    await expect.poll(isCached).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first article');
  });

  test('the worker caches a picture in the size that was shown, and offline uses it for every size', {
    tag: CI,
  }, async ({ page, context }) => {
    const image = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    await editor.save({ slug: 'photo', title: 'A photo', image: new Blob([new Uint8Array(image)]) });
    await untilRendered('photo');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.origin}/about`);
    await untilLive(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.evaluate(async () => {
      const cache = await caches.open('pictures');
      for (const name of ['/oldest', '/older', '/old']) {
        await cache.put(name, new Response(new Uint8Array(9 * 1024 * 1024)));
      }
    });
    await page.goto(`${server.origin}/newsroom/photo`);
    const cached = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open('pictures')).keys();
        return requests.map(({ url }) => new URL(url).pathname.split('/', 3).join('/'));
      });
    await expect.poll(cached).toEqual(['/older', '/old', '/uploads/480']);
    const isRead = () => page.evaluate(async () => (await caches.match('/api/news/slug/photo')) !== undefined);
    await expect.poll(isRead).toBe(true);
    await context.setOffline(true);
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    const banner = page.locator('main img[srcset]').first();
    await expect
      .poll(() => banner.evaluate((shown: HTMLImageElement) => [shown.currentSrc, shown.naturalWidth > 0]))
      .toEqual([expect.stringContaining('/uploads/1600/'), true]);
  });

  test('a former address leads to the article', { tag: CI }, async ({ page }) => {
    await page.goto(`${server.origin}/about`);
    await untilLive(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.goto(`${server.origin}/newsroom/old-name`);
    await expect(page).toHaveURL(`${server.origin}/newsroom/new-name`);
    await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '/newsroom/new-name');
  });
});

test.describe('a picture that fails before the page is live', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('is replaced by the default picture', async ({ page }) => {
    await editor.save({ slug: 'broken-banner', title: 'Without its picture', bannerImage: '/art/there-is-none.webp' });
    await untilRendered('broken-banner');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${server.origin}/newsroom/broken-banner`);
    const banner = page.locator('main img[src^="/art/"]').first();
    await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await expect(banner).toHaveAttribute('src', '/art/there-is-none.webp');
    release();
    await untilLive(page);
    await expect(banner).toHaveAttribute('src', '/art/article-default.svg');
    await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});
