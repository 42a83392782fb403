import type { Page } from '@playwright/test';
import {
  draftDialog,
  expectDraftStored,
  saveButton,
  signIn,
  storedDrafts,
  uniqueSlug,
  writeArticle,
} from '../../support/admin/admin-steps';
import { enterApiSite, enterAsAdmin } from '../../support/admin/signed-in';
import { expect, stopClock, test } from '../../support/browser/test';
import { CI } from '../../support/sample';
import { API_ROOT, API_SITE } from '../../support/servers/ports';

/** Holds new articles on their way to json-server until `release` is called. */
async function holdSaves(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${API_ROOT}/news/`, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return { release: () => release() };
}

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

test('asks again after a canceled logout and further changes', { tag: CI }, async ({ page }) => {
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

test('a save that finishes after the user has left does not interrupt the next article', { tag: CI }, async ({
  page,
}) => {
  await enterApiSite(page);
  const { release } = await holdSaves(page);
  await page.goto(`${API_SITE}/admin/add-article`);
  await page.getByLabel('Article Title').fill(uniqueSlug());
  await saveButton(page).click();
  await expect(page.getByText('Saving...').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
  await page.getByRole('link', { name: 'Add New Article' }).click();
  await draftDialog(page).getByRole('button', { name: 'Decide later' }).click();
  const response = page.waitForResponse(`${API_ROOT}/news/`);
  release();
  await response;
  await page.getByLabel('Article Title').fill('The next article');
  await expectDraftStored(page, 'The next article');
  await expect(page).toHaveURL(/add-article$/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('a picture dropped beside its box does not replace the editor', async ({ page }) => {
  await enterAsAdmin(page);
  await writeArticle(page, 'Dropped');
  const drop = (target: string) =>
    page.locator(target).evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'banner.png', { type: 'image/png' }));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    });
  expect(await drop('h1'), 'the browser does not open the picture').toBe(true);
  expect(await drop('#article-title')).toBe(true);
});

test('going back two entries, from one edited article to another, shows the other article', { tag: CI }, async ({
  page,
}) => {
  await enterAsAdmin(page);
  await page.goto('/admin/dashboard');
  const title = page.getByLabel('Article Title');
  const open = async (row: number) => {
    await page
      .getByRole('link', { name: /^Edit / })
      .nth(row)
      .click();
    await expect(title).not.toHaveValue('');
    return title.inputValue();
  };
  const first = await open(0);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  const second = await open(1);
  expect(second).not.toBe(first);
  await title.fill('Unsaved');
  await page.evaluate(() => history.go(-2));
  await expect(title).toHaveValue(first);
  await page.evaluate(() => history.go(2));
  await draftDialog(page).getByRole('button', { name: 'Restore my draft' }).click();
  await expect(title).toHaveValue('Unsaved');
});

test('a save that finishes in a hidden tab leaves no draft', { tag: CI }, async ({ page }) => {
  await enterApiSite(page);
  const { release } = await holdSaves(page);
  await page.clock.install();
  await page.goto(`${API_SITE}/admin/add-article`);
  const title = page.getByLabel('Article Title');
  await expect(title).toBeVisible();
  // The pause after which a draft is stored does not pass.
  await stopClock(page);
  await title.fill(uniqueSlug());
  await saveButton(page).click();
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'hidden', { value: false });
    });
  const tail = () => page.evaluate(() => localStorage.getItem('mindwave-draft-tail'));
  // Before the app knows its backend, it stores no draft.
  const isStored = async () => {
    await hide();
    return (await tail()) !== null;
  };
  await expect.poll(isStored).toBe(true);
  release();
  await expect.poll(tail).toBeNull();
});
