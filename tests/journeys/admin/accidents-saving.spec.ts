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
import { enterAsAdmin, openSecondTab } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { CI } from '../../support/sample';

/** The accidents of a save. `tests/resilience/faults` has every kind of failed request. */
test.describe('unsaved text survives', () => {
  test.beforeEach(({ page }) => enterAsAdmin(page));

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
