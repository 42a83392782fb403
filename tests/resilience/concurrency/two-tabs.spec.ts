import type { Page } from '@playwright/test';
import { saveButton, saved } from '../../support/admin-steps';
import { articlesOf, createArticle, leadsOf, removeArticles, unique } from '../../support/backend-client';
import { filledCallback } from '../../support/callback-form';
import { expect, expectSound, freshPage, type Stand, test } from '../fault-test';

test.use({ serviceWorkers: 'allow' });

/** What two tabs of one browser, or two hands in one tab, do at once. */

/** A second tab of the same browser, with a session of its own. */
async function secondTab(stand: Stand): Promise<Page> {
  const page = await stand.context.newPage();
  await page.goto(`${stand.site}/icons/icon-192.png`);
  await page.evaluate((token) => sessionStorage.setItem('token', token), stand.token);
  return page;
}

async function openDashboard(page: Page, { site }: Stand, slug: string) {
  await page.goto(`${site}/admin/dashboard`);
  await page.getByLabel('Search articles').fill(slug);
  await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toBeVisible();
}

async function deleteHere(page: Page, title: string) {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

async function writeNew(page: Page, { site }: Stand, title: string, slug: string) {
  await page.goto(`${site}/admin/add-article`);
  await page.getByLabel('Article Title').fill(title);
  await page.getByLabel('Article Slug').fill(slug);
}

test('two tabs delete one article: the later one is told, and its list is true', async ({ stand }) => {
  const slug = unique('tabs');
  await createArticle(stand, slug);
  const { page, watched } = await freshPage(stand, true);
  const other = await secondTab(stand);
  await openDashboard(page, stand, slug);
  await openDashboard(other, stand, slug);
  await deleteHere(page, slug);
  await expect(page.getByText('Article deleted successfully!').first()).toBeVisible();
  await deleteHere(other, slug);
  await expect(other.getByRole('alert').filter({ hasText: 'Error deleting article. Please try again.' })).toBeVisible();
  await expect(other.getByRole('link', { name: `/newsroom/${slug}` })).toBeHidden();
  await expectSound(stand, page, watched);
  await other.close();
  await page.close();
});

test('two tabs create one slug: the later one keeps its words and is told', async ({ stand }) => {
  const slug = unique('tabs');
  const { page } = await freshPage(stand, true);
  const other = await secondTab(stand);
  await writeNew(page, stand, 'From the first tab', slug);
  await writeNew(other, stand, 'From the second tab', slug);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await saveButton(other).click();
  await expect(other.getByLabel('Article Slug')).toHaveAccessibleDescription(/already/);
  await expect(other.getByLabel('Article Title')).toHaveValue('From the second tab');
  expect(await articlesOf(stand, slug)).toMatchObject([{ title: 'From the first tab' }]);
  await removeArticles(stand, slug);
  await other.close();
  await page.close();
});

test('the button and the shortcut save at once: one article', async ({ stand }) => {
  const slug = unique('twice');
  const { page, watched } = await freshPage(stand, true);
  await writeNew(page, stand, 'Saved once', slug);
  await saveButton(page).dblclick({ force: true });
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  expect(await articlesOf(stand, slug)).toHaveLength(1);
  await expectSound(stand, page, watched);
  await removeArticles(stand, slug);
  await page.close();
});

test('a sign-out in another tab while a save is on its way: it is stored once and the words stay', async ({
  stand,
}) => {
  const slug = unique('signed-out');
  const { id } = await createArticle(stand, slug);
  const { page } = await freshPage(stand, true);
  await page.goto(`${stand.site}/admin/edit-article?id=${id}`);
  await page.getByLabel('Article Title').fill('Saved while leaving');
  await page.getByLabel('Article Slug').fill(slug);
  await stand.proxy.hurt('updateArticle', { kind: 'drip' });
  const other = await secondTab(stand);
  await other.goto(`${stand.site}/about`);
  await saveButton(page).click();
  await expect.poll(() => stand.proxy.hits(), 'the save is on its way').toBeGreaterThan(0);
  await other.evaluate(() => localStorage.removeItem('isLoggedIn'));
  await stand.proxy.heal();
  await expect.poll(() => articlesOf(stand, slug)).toMatchObject([{ id, title: 'Saved while leaving' }]);
  await expect(page.getByText(/You were signed out in another tab/)).toBeVisible();
  await expect(page.getByLabel('Article Title')).toHaveValue('Saved while leaving');
  await removeArticles(stand, slug);
  await other.close();
  await page.close();
});

test('a request is sent by Enter, by clicks and by Enter again: one lead', async ({ stand }) => {
  const company = unique('Once Lines');
  const { page, watched } = await freshPage(stand, false);
  const { dialog } = await filledCallback(page, stand, company);
  await dialog.getByRole('form').evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 3; press++) form.requestSubmit();
  });
  await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
  expect(await leadsOf(stand, company)).toBe(1);
  await expectSound(stand, page, watched);
  await page.close();
});
