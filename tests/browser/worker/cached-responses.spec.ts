import type { Browser, Page } from '@playwright/test';
import { jobs } from '../../../src/content/jobs';
import { expect, type TestEnvironment, test } from '../../resilience/fault-test';
import { response, silent } from '../../resilience/faults/proxy';
import { untilInstalled, untilLive } from '../../support/browser/test';
import { CI, shardOf } from '../../support/sample';
import { createArticle, removeArticles, unique, WORDS } from '../../support/servers/backend-client';

test.use({ serviceWorkers: 'allow' });

/** Articles and jobs from the worker's cache show their age once, in the reader's time zone. */

const ZONE = 'Asia/Tokyo';
const asOf = (page: Page) => page.getByText(/^As of /);

/** Opens a page that the worker controls, for a reader in Tokyo. */
async function readerPage(browser: Browser, { site }: TestEnvironment) {
  const context = await browser.newContext({ timezoneId: ZONE });
  const page = await context.newPage();
  await page.goto(`${site}/about`);
  await untilLive(page);
  await untilInstalled(page);
  return { page, context };
}

/** Opens a page and waits for its text. */
async function read(page: Page, url: string, text: string) {
  await page.goto(url);
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Waits until the page has asked the backend, and the worker has cached every response. The text may have been in its HTML. */
const untilCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'));
        const cached = calls.map(({ name }) => caches.match(name, { ignoreVary: true }));
        return calls.length > 0 && (await Promise.all(cached)).every(Boolean);
      }),
    )
    .toBe(true);

/** The time of the label in minutes since 1970, parsed in the reader's time zone. */
async function minuteOf(page: Page) {
  const [, text = ''] = /^As of (.+? [AP]M)\./.exec(await asOf(page).innerText()) ?? [];
  return page.evaluate((said) => Math.floor(Date.parse(said) / 60_000), text.replaceAll(/\s/g, ' '));
}

test('offline, pages with cached articles or jobs show their time once, until a fresh response arrives', async ({
  browser,
  env,
}) => {
  const slug = unique('cached');
  await createArticle(env, slug);
  const { page, context } = await readerPage(browser, env);
  const all = [
    { path: `/newsroom/${slug}`, text: WORDS },
    { path: '/newsroom', text: slug },
    { path: '/newsroom/sample', text: slug },
    { path: '/careers', text: 'Careers' },
    { path: `/careers/job/${jobs[0]?.id}`, text: jobs[0]?.title ?? '' },
  ];
  const pages = shardOf(all, 0);
  const before = Math.floor(Date.now() / 60_000);
  for (const { path, text } of pages) {
    await read(page, `${env.site}${path}`, text);
    await untilCached(page);
    await expect(asOf(page), `${path} is fresh`).toHaveCount(0);
  }
  const after = Math.floor(Date.now() / 60_000);
  await context.setOffline(true);
  for (const { path, text } of pages) {
    await read(page, `${env.site}${path}`, text);
    await untilLive(page);
    await expect(asOf(page), path).toHaveCount(1);
    await expect(asOf(page)).toHaveText(/^As of \w+ \d+, \d{4}, \d+:\d\d\s[AP]M\. You are offline\.$/);
    const said = await minuteOf(page);
    expect(said, 'the time is in the reader’s time zone').toBeGreaterThanOrEqual(before);
    expect(said).toBeLessThanOrEqual(after);
  }
  await context.setOffline(false);
  await expect(asOf(page), 'a fresh response arrived').toHaveCount(0);
  await removeArticles(env, slug);
  await context.close();
});

test('while the server does not respond, the cached article shows with its time until the fresh one arrives', {
  tag: CI,
}, async ({ browser, env }) => {
  const slug = unique('slow');
  await createArticle(env, slug);
  const { page, context } = await readerPage(browser, env);
  await read(page, `${env.site}/newsroom/${slug}`, WORDS);
  await untilCached(page);
  await env.proxy.inject('getArticleBySlug', silent);
  await page.reload();
  await expect(asOf(page)).toHaveText(/The newest version could not be loaded yet\.$/);
  await expect(page.getByText(WORDS)).toBeVisible();
  await env.proxy.inject('getArticleBySlug', response(500, '{"message":"Broken"}'));
  await expect.poll(() => env.proxy.hits()).toBeGreaterThan(0);
  await expect(page.getByText(WORDS), 'a failed retry removes nothing').toBeVisible();
  await expect(page.getByText('Error loading article')).toHaveCount(0);
  await env.proxy.clear();
  await expect(asOf(page), 'the fresh article appears without a reload').toHaveCount(0);
  await expect(page.getByText(WORDS)).toBeVisible();
  await removeArticles(env, slug);
  await context.close();
});

test('a page that a public network sends instead of articles is not cached, and the cached articles stay', {
  tag: CI,
}, async ({ browser, env }) => {
  const slug = unique('portal');
  await createArticle(env, slug);
  const { page, context } = await readerPage(browser, env);
  await read(page, `${env.site}/newsroom`, slug);
  await untilCached(page);
  const headers = { 'Content-Type': 'text/html' };
  await env.proxy.inject('listArticles', response(200, '<h1>Accept our terms</h1>', headers));
  await page.reload();
  await expect(asOf(page)).toHaveCount(1);
  await expect(page.getByText(slug).first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(asOf(page)).toHaveText(/You are offline\.$/);
  await expect(page.getByText(slug).first()).toBeVisible();
  await env.proxy.clear();
  await removeArticles(env, slug);
  await context.close();
});
