import { startBareSite } from '../../support/servers/bare-site';
import { expect, test } from '../../support/browser/test';
import { expectWords, saveButton, saved, signIn, writeArticle } from '../../support/admin/admin-steps';
import { CI } from '../../support/sample';

// The first request for sessions finds out that this backend has none.
test.use({ allowedConsole: [/status of 404/] });

test('detects a conflicting save by refetching the article when the backend sends no versions', { tag: CI }, async ({
  page,
  context,
}) => {
  const { site, who, stop } = await startBareSite();
  await signIn(page, site, who);
  await writeArticle(page, 'Ours', { site });
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Ours' }).click();
  await page.getByLabel('Article Title').fill('Mine');

  const other = await context.newPage();
  await signIn(other, site, who);
  await other.getByRole('link', { name: 'Edit Ours' }).click();
  await other.getByLabel('Publication Date').fill('2027-02-03');
  await saveButton(other).click();
  await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await page.bringToFront();
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'This article changed while you were editing' });
  await dialog.getByRole('button', { name: 'Save this version' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByLabel('Article Title')).toHaveValue('Mine');
  await expect(page.getByLabel('Publication Date')).toHaveValue('2027-02-03');
  await expectWords(page);
  await stop();
});
