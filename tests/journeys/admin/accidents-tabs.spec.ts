import {
  draftDialog,
  expectDraftStored,
  expectSaves,
  expectWords,
  restoreDraft,
  saveButton,
  saved,
  signIn,
  writeArticle,
} from '../../support/admin/admin-steps';
import { enterAsAdmin, openSecondTab } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { CI } from '../../support/sample';

/** The accidents in other tabs and in the browser's storage. */
test.describe('unsaved text survives', () => {
  test.beforeEach(({ page }) => enterAsAdmin(page));

  test('412: two versions are merged field by field', async ({ page }) => {
    await page.goto('/admin/edit-article?id=1');
    await page.getByLabel('Article Title').fill('My own title');
    const other = await openSecondTab(page, '/admin/edit-article?id=1');
    await expect(other.getByText(/This article is open in another tab/)).toBeVisible();
    await other.getByRole('button', { name: 'Expand: Section 2' }).click();
    await other.getByLabel('Section Title').fill('Their own section');
    await saveButton(other).click();
    await expect(saved(other)).toBeVisible();
    await expect(page.getByText('This article was just saved in another tab.')).toBeVisible();
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'This article changed while you were editing' });
    await expect(dialog).toHaveAccessibleDescription(/^This article was changed by someone else since you opened it\./);
    await expect(dialog.getByRole('radiogroup', { name: 'Title' }).getByRole('radio', { name: /^Mine/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save this version' }).click();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Their own section' })).toBeVisible();
    await expect(page.getByLabel('Article Title')).toHaveValue('My own title');
  });

  test('full storage: older drafts are removed, and the admin sees a warning', { tag: CI }, async ({ page }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      let isFull = true;
      IDBObjectStore.prototype.put = function limited(this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if (this.name === 'drafts' && isFull) {
          isFull = false;
          throw new DOMException('no room', 'QuotaExceededError');
        }
        return put.apply(this, args);
      };
    });
    // The draft may be stored, and the message gone, before the last word is written.
    const warned = page.getByRole('status').filter({ hasText: 'The storage of this browser is full' }).waitFor();
    const slug = await writeArticle(page, 'No room');
    await expect(page.getByText('Only on this device').first()).toBeVisible();
    await warned;
    await expectDraftStored(page);
    await expectWords(page);
    await expectSaves(page, 'No room needed', slug);
  });

  test('blocked storage: the text stays in the page, and the admin sees one warning', { tag: CI }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Storage is refused.', 'SecurityError');
      };
      IDBFactory.prototype.open = refuse;
      for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: refuse });
    });
    const page = await context.newPage();
    await signIn(page);
    const slug = await writeArticle(page, 'No store', { open: 'by link' });
    await expect(page.getByText(/^Only in this page/)).toBeVisible();
    await expect(page.getByText(/Your draft is lost when you close this page/)).toHaveCount(1);
    await expectWords(page);
    await expectSaves(page, 'No store needed', slug);
    await context.close();
  });

  test('two tabs that edit the same article and reload one after the other, each with its own draft', async ({
    page,
  }) => {
    await page.goto('/admin/edit-article?id=2');
    await page.getByLabel('Article Title').fill('From the first tab');
    await expectDraftStored(page, 'From the first tab');
    const other = await openSecondTab(page, '/admin/edit-article?id=2');
    await expect(other.getByText(/This article is open in another tab/)).toBeVisible();
    await expect(draftDialog(other)).toBeHidden();
    await other.getByLabel('Article Title').fill('From the second tab');
    await expectDraftStored(other, 'From the second tab');
    for (const tab of [page, other]) {
      tab.on('dialog', (dialog) => dialog.accept());
      await tab.reload();
      await restoreDraft(tab);
      await expect(tab.getByText(/This article is open in another tab/)).toBeVisible();
      await expect(draftDialog(tab)).toBeHidden();
      await expect(page.getByLabel('Article Title')).toHaveValue('From the first tab');
      await expect(other.getByLabel('Article Title')).toHaveValue('From the second tab');
    }
  });

  test('after a reload, each choice about the draft moves the focus to the heading', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/admin/edit-article?id=2');
    await page.getByLabel('Article Title').fill('From this tab');
    await expectDraftStored(page, 'From this tab');
    for (const choice of ['Decide later', 'Restore my draft', 'Keep the saved article']) {
      await page.reload();
      await draftDialog(page).getByRole('button', { name: choice }).click();
      await expect(draftDialog(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });

  test('an article deleted elsewhere, which can be saved as a new one', { tag: CI }, async ({ page }) => {
    const slug = await writeArticle(page, 'Deleted elsewhere');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Edit Deleted elsewhere' }).click();
    await page.getByLabel('Article Title').fill('Back again');
    await page.getByLabel('Article Slug').fill(slug);
    const other = await openSecondTab(page, '/admin/dashboard');
    await other.getByRole('button', { name: 'Delete Deleted elsewhere' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByText('Article deleted successfully!')).toBeVisible();
    await page.bringToFront();
    await saveButton(page).click();
    await page
      .getByRole('alertdialog', { name: 'This article is no longer there' })
      .getByRole('button', { name: 'Save as a new article' })
      .click();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expectWords(page);
  });
});
