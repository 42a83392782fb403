import type { Page } from '@playwright/test';
import {
  expectDraftStored,
  expectSaves,
  expectWords,
  fillLogin,
  restoreDraft,
  saveButton,
  saved,
  uniqueSlug,
  writeArticle,
} from '../../support/admin/admin-steps';
import { enterApiSite, enterAsAdmin, openSecondTab } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { CI } from '../../support/sample';
import { API_SITE } from '../../support/servers/ports';

/** The message for every failed save caused by the server or the network. */
const FAILED = 'Failed to save article. Please try again.';

/** Saves an article whose title makes the backend fail, and expects the message and the text. */
async function expectFailedSave(page: Page, title: string, slug: string, shown: string) {
  await page.getByLabel('Article Title').fill(title);
  // A new title changes the slug.
  await page.getByLabel('Article Slug').fill(slug);
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: shown }).first()).toBeVisible();
  await expect(page.getByText(/^Not saved:/)).toBeVisible();
  await expectWords(page);
}

/** The accidents of a save. `tests/resilience/faults` has every kind of failed request. */
test.describe('unsaved text survives', () => {
  test.beforeEach(({ page }) => enterAsAdmin(page));

  test('a lost response, and a server error', async ({ page }) => {
    const slug = await writeArticle(page, 'Not saved yet');
    await expectFailedSave(page, 'network-error', slug, FAILED);
    await expectFailedSave(page, 'error-500', slug, 'Something went wrong on our side. Please try again.');
    await expectSaves(page, 'It works now', slug);
  });

  test('a connection cut after the server stored the article, without creating a duplicate', async ({ page }) => {
    const slug = await writeArticle(page, 'cut-after-store');
    await saveButton(page).click();
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
    await expectWords(page);
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });

  test('a tab closed during the first save, whose draft is saved again without creating a duplicate', {
    tag: CI,
  }, async ({ page }) => {
    const slug = await writeArticle(page, 'cut-after-store');
    await saveButton(page).click();
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
    await expectDraftStored(page, '"attempt":{');
    await page.close();
    const next = await openSecondTab(page, '/admin/add-article');
    await restoreDraft(next);
    await expectWords(next);
    await saveButton(next).click();
    await expect(saved(next)).toBeVisible();
    await expect(next.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });

  test('401: the sign-in dialog opens over the editor and the save is retried', async ({ page }) => {
    const slug = await writeArticle(page, 'Signed out');
    await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to finish saving' });
    await fillLogin(dialog);
    await dialog.getByRole('button', { name: 'Sign In and Save' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });

  test('409: the error appears next to the slug field', async ({ page }) => {
    await writeArticle(page, 'Taken', { slug: 'claims-in-fewer-stops' });
    await saveButton(page).click();
    await expect(page.getByText(/^Not saved: .* already used/)).toBeVisible();
    await expect(page.getByLabel('Article Slug')).toHaveAccessibleDescription(/already used/);
    await expectWords(page);
    await expectSaves(page, 'No longer taken', uniqueSlug());
  });
});

test.describe('with a remote backend, unsaved text survives', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('a save while offline, which works once the connection is back', { tag: CI }, async ({ page, context }) => {
    await enterApiSite(page);
    const slug = await writeArticle(page, 'Offline', { site: API_SITE });
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
    await expectWords(page);
    await expectDraftStored(page);
    await context.setOffline(false);
    await expectSaves(page, 'Online again', slug);
  });
});
