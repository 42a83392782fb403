import type { Page } from '@playwright/test';
import { DEFAULT_TIMEOUT_MS } from '~/api/client';
import { API_SITE } from '../../support/servers/ports';
import { enterApiSite, enterAsAdmin, openSecondTab } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { shards } from '../../support/shards';
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
import { CI, forCi } from '../../support/sample';

/** The message for every failed save caused by the server or the network. */
const FAILED = 'Failed to save article. Please try again.';

/** Shortens the time limit of the page's calls to 5 seconds. */
const shortenTimeLimit = (page: Page) =>
  page.addInitScript((limit) => {
    const start = window.setTimeout.bind(window);
    const shortened = (...[run, ms, ...args]: Parameters<Window['setTimeout']>) =>
      start(run, ms === limit ? 5000 : ms, ...args);
    Object.assign(window, { setTimeout: shortened });
  }, DEFAULT_TIMEOUT_MS);

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

/** Titles that make the embedded backend fail, and the message that the admin sees. */
const FAILURES = [
  ['network-error', FAILED],
  ['html-response', FAILED],
  ['empty-response', FAILED],
  ['error-500', 'Something went wrong on our side. Please try again.'],
  ['error-413', 'The image is larger than 5 MB.'],
  ['error-415', 'The image must be a PNG, JPEG, WebP, AVIF or GIF file.'],
  ['error-422', 'Please check the marked fields.'],
] as const;

/** The accidents of a save. */
test.describe('unsaved text survives', () => {
  test.beforeEach(({ page }) => enterAsAdmin(page));

  // A message stays for some seconds, so all messages of a test differ.
  for (const [index, failures] of shards(FAILURES, 3).entries()) {
    test(failures.map(([title]) => title).join(', '), forCi(index > 0), async ({ page }) => {
      const slug = await writeArticle(page, 'Not saved yet');
      for (const [title, shown] of failures) await expectFailedSave(page, title, slug, shown);
      await expectSaves(page, 'It works now', slug);
    });
  }

  test('a timeout', { tag: CI }, async ({ page }) => {
    await shortenTimeLimit(page);
    const slug = await writeArticle(page, 'Not saved yet');
    await expectFailedSave(page, 'timeout', slug, FAILED);
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
    await expect(page.getByLabel('Article Slug')).toHaveAccessibleDescription(/already used/);
    await expect(page.getByText(/^Not saved: .* already used/)).toBeVisible();
    await expectWords(page);
    await expectSaves(page, 'No longer taken', uniqueSlug());
  });

  test('ten clicks on Save, which create one article', async ({ page }) => {
    const slug = await writeArticle(page, 'Clicked ten times');
    await saveButton(page).evaluate((button) => {
      if (button instanceof HTMLElement) for (let i = 0; i < 10; i += 1) button.click();
    });
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
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
