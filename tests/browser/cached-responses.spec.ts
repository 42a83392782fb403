import type { Browser, Page } from '@playwright/test';
import { jobs } from '../../src/content/jobs';
import { createArticle, removeArticles, unique, WORDS } from '../support/backend-client';
import { expect, type TestEnvironment, test } from '../resilience/fault-test';
import { untilInstalled, untilLive } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** What a reader sees of articles and jobs the worker kept: how old they are, in the reader's own time, and no more than once. */

const ZONE = 'Asia/Tokyo';
const asOf = (page: Page) => page.getByText(/^As of /);

/** A page the worker answers, of a reader in Tokyo. */
async function readerPage(browser: Browser, { site }: TestEnvironment) {
  const context = await browser.newContext({ timezoneId: ZONE });
  const page = await context.newPage();
  await page.goto(`${site}/about`);
  await untilLive(page);
  await untilInstalled(page);
  return { page, context };
}

/** Opens a page with the backend behind it and waits for words that came from there. */
async function read(page: Page, address: string, words: string) {
  await page.goto(address);
  await expect(page.getByText(words).first()).toBeVisible();
}

/** The moment a label names, in minutes since 1970 on the reader's clock. */
async function minuteOf(page: Page) {
  const [, text = ''] = /^As of (.+? [AP]M)\./.exec(await asOf(page).innerText()) ?? [];
  return page.evaluate((said) => Math.floor(Date.parse(said) / 60_000), text.replaceAll(/\s/g, ' '));
}

test('offline every page that shows kept articles or jobs says once as of when, until a fresh answer comes', async ({
  browser,
  env,
}) => {
  const slug = unique('kept');
  await createArticle(env, slug);
  const { page, context } = await readerPage(browser, env);
  const pages = [
    { path: `/newsroom/${slug}`, words: WORDS },
    { path: '/newsroom', words: slug },
    { path: '/newsroom/sample', words: slug },
    { path: '/careers', words: 'Careers' },
    { path: `/careers/job/${jobs[0]?.id}`, words: jobs[0]?.title ?? '' },
  ];
  const before = Math.floor(Date.now() / 60_000);
  for (const { path, words } of pages) {
    await read(page, `${env.site}${path}`, words);
    await page.waitForLoadState('networkidle');
    await expect(asOf(page), `${path} is of now`).toHaveCount(0);
  }
  const after = Math.floor(Date.now() / 60_000);
  await context.setOffline(true);
  for (const { path, words } of pages) {
    await read(page, `${env.site}${path}`, words);
    await untilLive(page);
    await expect(asOf(page), path).toHaveCount(1);
    await expect(asOf(page)).toHaveText(/^As of \w+ \d+, \d{4}, \d+:\d\d\s[AP]M\. You are offline\.$/);
    const said = await minuteOf(page);
    expect(said, 'the time is the reader’s').toBeGreaterThanOrEqual(before);
    expect(said).toBeLessThanOrEqual(after);
  }
  await context.setOffline(false);
  await expect(asOf(page), 'a fresh answer came').toHaveCount(0);
  await removeArticles(env, slug);
  await context.close();
});

test('a server that does not answer: the kept article is shown with its time, and stays until the fresh one is here', async ({
  browser,
  env,
}) => {
  const slug = unique('slow');
  await createArticle(env, slug);
  const { page, context } = await readerPage(browser, env);
  await read(page, `${env.site}/newsroom/${slug}`, WORDS);
  await page.waitForLoadState('networkidle');
  await env.proxy.inject('getArticleBySlug', { kind: 'silent' });
  await page.reload();
  await expect(asOf(page)).toHaveText(/The newest version could not be loaded yet\.$/);
  await expect(page.getByText(WORDS)).toBeVisible();
  await env.proxy.inject('getArticleBySlug', { kind: 'answer', status: 500, body: '{"message":"Broken"}' });
  await expect.poll(() => env.proxy.hits()).toBeGreaterThan(0);
  await expect(page.getByText(WORDS), 'asking again in vain takes nothing away').toBeVisible();
  await expect(page.getByText('Error loading article')).toHaveCount(0);
  await env.proxy.clear();
  await expect(asOf(page), 'the fresh one came by itself').toHaveCount(0);
  await expect(page.getByText(WORDS)).toBeVisible();
  await removeArticles(env, slug);
  await context.close();
});
