import type { Page } from '@playwright/test';
import { saveButton, saved } from '../../support/admin/admin-steps';
import { CI } from '../../support/sample';
import { articlesOf, createArticle, removeArticles, unique } from '../../support/servers/backend-client';
import { expect, expectHealthy, freshPage, type TestEnvironment, test } from '../fault-test';
import { drip } from '../faults/proxy';

test.use({ serviceWorkers: 'allow' });

/** Concurrent actions in two tabs of one browser, or in one tab. */

/** Opens a second tab of the same browser with a separate session. */
async function secondTab(env: TestEnvironment): Promise<Page> {
  const page = await env.context.newPage();
  await page.goto(`${env.site}/icons/icon-192.png`);
  await page.evaluate((token) => sessionStorage.setItem('token', token), env.token);
  return page;
}

async function writeNew(page: Page, { site }: TestEnvironment, title: string, slug: string) {
  await page.goto(`${site}/admin/add-article`);
  await page.getByLabel('Article Title').fill(title);
  await page.getByLabel('Article Slug').fill(slug);
}

test('Save and its shortcut at the same time create one article', async ({ env }) => {
  const slug = unique('twice');
  const { page, watched } = await freshPage(env, true, true);
  await writeNew(page, env, 'Saved once', slug);
  // The message disappears after three seconds, in which a slow machine may still be pressing keys.
  const shown = expect(saved(page)).toBeVisible();
  await saveButton(page).dblclick({ force: true });
  await page.keyboard.press('Control+s');
  await shown;
  expect(await articlesOf(env, slug)).toHaveLength(1);
  await expectHealthy(env, page, watched);
  await removeArticles(env, slug);
  await page.close();
});

test('a sign-out in another tab during a save: the save is stored once and the text remains', { tag: CI }, async ({
  env,
}) => {
  const slug = unique('signed-out');
  const { id } = await createArticle(env, slug);
  const { page } = await freshPage(env, true, true);
  await page.goto(`${env.site}/admin/edit-article?id=${id}`);
  await page.getByLabel('Article Title').fill('Saved while leaving');
  await page.getByLabel('Article Slug').fill(slug);
  await env.proxy.inject('updateArticle', drip);
  const other = await secondTab(env);
  await other.goto(`${env.site}/about`);
  await saveButton(page).click();
  await expect.poll(() => env.proxy.hits(), 'the save is in flight').toBeGreaterThan(0);
  await other.evaluate(() => localStorage.removeItem('isLoggedIn'));
  await env.proxy.clear();
  await expect.poll(() => articlesOf(env, slug)).toMatchObject([{ id, title: 'Saved while leaving' }]);
  await expect(page.getByText(/You were signed out in another tab/)).toBeVisible();
  await expect(page.getByLabel('Article Title')).toHaveValue('Saved while leaving');
  await removeArticles(env, slug);
  await other.close();
  await page.close();
});
