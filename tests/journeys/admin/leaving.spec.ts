import { enterAsAdmin } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { draftDialog, expectDraftStored, signIn, storedDrafts, writeArticle } from '../../support/admin/admin-steps';

test('asks before leaving by a link, but only when there are unsaved changes', async ({ page }) => {
  await enterAsAdmin(page);
  await page.goto('/admin/edit-article?id=1');
  const title = page.getByLabel('Article Title');
  const before = await title.inputValue();
  await title.fill(`${before} `);
  await title.fill(before);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
  await page.goto('/admin/edit-article?id=1');
  await title.fill('Changed');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('Changed');
});
test('logging out asks about drafts, and can delete the current one', async ({ page }) => {
  await enterAsAdmin(page);
  await writeArticle(page, 'Private draft');
  await expectDraftStored(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  const question = page.getByRole('alertdialog', { name: 'There are drafts on this device' });
  await question.getByRole('button', { name: 'Delete them and log out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await signIn(page);
  await page.getByRole('link', { name: 'Add New Article' }).click();
  await expect(page.getByText('No sections yet')).toBeVisible();
  expect(await storedDrafts(page)).toEqual([]);
  await expect(draftDialog(page)).toBeHidden();
});

test('asks again after a canceled logout and further changes', async ({ page }) => {
  await enterAsAdmin(page);
  await writeArticle(page, 'Not logged out');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await page
    .getByRole('alertdialog', { name: 'There are drafts on this device' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByLabel('Article Title').fill('Written after that');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Article Title')).toHaveValue('Written after that');
});
