import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/chromium';
import { API_SITE } from '../support/ports';
import { expect, test } from '../support/test';
import {
  expectDraftKept,
  expectSaves,
  expectWords,
  fillLogin,
  saveButton,
  saved,
  signIn,
  uniqueSlug,
  writeArticle,
} from './admin-steps';

const draftDialog = (page: Page) => page.getByRole('dialog', { name: /unsaved (?:changes|article) on this device/ });
const restore = (page: Page) => draftDialog(page).getByRole('button', { name: 'Restore my draft' }).click();

/** Signed-in pages of one browser share the flag but not the token. */
async function openSecond(page: Page, path: string) {
  const second = await page.context().newPage();
  await signIn(second);
  await second.goto(path);
  return second;
}

/** A browser of its own on a profile that outlives it, because Playwright's cannot be killed. */
async function startBrowser(profile: string) {
  const child = spawn(
    chromiumPath(),
    [...chromiumFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise<string>((resolve) => {
    let text = '';
    child.stderr.on('data', (chunk) => {
      text += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  return {
    page: await context.newPage(),
    kill: async () => {
      // The whole group: Chromium's helpers too.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

test.describe('what is typed survives', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('a reload', async ({ page }) => {
    await writeArticle(page, 'Reloaded');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await restore(page);
    await expectWords(page);
    await expect(page.getByLabel('Article Title')).toHaveValue('Reloaded');
  });

  test('a crash of the tab', async ({ page, context }) => {
    await writeArticle(page, 'Crashed');
    await expectDraftKept(page);
    await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
    const next = await context.newPage();
    await next.goto('/admin/add-article');
    await restore(next);
    await expectWords(next);
  });

  test('a kill of the whole browser', async ({ baseURL }) => {
    const site = baseURL ?? '';
    const profile = mkdtempSync(join(tmpdir(), 'mindwave-profile-'));
    const first = await startBrowser(profile);
    await signIn(first.page, site);
    await writeArticle(first.page, 'Killed', { site });
    await expectDraftKept(first.page);
    await first.kill();
    const second = await startBrowser(profile);
    await signIn(second.page, site);
    await second.page.goto(`${site}/admin/add-article`);
    await restore(second.page);
    await expectWords(second.page);
    await second.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  test('the back button', async ({ page }) => {
    await page.getByRole('link', { name: 'Add New Article' }).click();
    await page.getByLabel('Article Title').fill('Gone back');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
    await page.getByRole('link', { name: 'Add New Article' }).click();
    await restore(page);
    await expect(page.getByLabel('Article Title')).toHaveValue('Gone back');
  });

  for (const { name, title, shown } of [
    { name: '500', title: 'error-500', shown: 'Something went wrong on our side. Please try again.' },
    { name: '413', title: 'error-413', shown: 'The image is larger than 5 MB.' },
    { name: '415', title: 'error-415', shown: 'The image must be a PNG, JPEG, WebP, AVIF or GIF file.' },
    { name: '422', title: 'error-422', shown: 'Please check the marked fields.' },
    { name: 'an HTML answer', title: 'html-answer', shown: 'Failed to save article. Please try again.' },
    { name: 'an empty answer', title: 'empty-answer', shown: 'Failed to save article. Please try again.' },
    { name: 'a cut connection', title: 'network-error', shown: 'Failed to save article. Please try again.' },
    { name: 'a timeout', title: 'timeout', shown: 'Failed to save article. Please try again.' },
  ]) {
    test(name, async ({ page }) => {
      const slug = await writeArticle(page, title);
      await saveButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: shown }).first()).toBeVisible({ timeout: 25_000 });
      await expect(page.getByText(/^Not saved:/)).toBeVisible();
      await expectWords(page);
      await expectSaves(page, 'It works now', slug);
    });
  }

  test('a connection cut after the server stored it, without a duplicate', async ({ page }) => {
    const slug = await writeArticle(page, 'cut-after-store');
    await saveButton(page).click();
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
    await expectWords(page);
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });

  test('401: the sign-in opens over the editor and the save is repeated', async ({ page }) => {
    const slug = await writeArticle(page, 'Signed out');
    await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to finish saving' });
    await fillLogin(dialog);
    await dialog.getByRole('button', { name: 'Sign In and save' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });

  test('409: the taken slug is told beside its field', async ({ page }) => {
    await writeArticle(page, 'Taken', { slug: 'claims-in-fewer-stops' });
    await saveButton(page).click();
    await expect(page.getByLabel('Article Slug')).toHaveAccessibleDescription(/already used/);
    await expectWords(page);
    await expectSaves(page, 'Taken no more', uniqueSlug());
  });

  test('412: two versions are merged field by field', async ({ page }) => {
    await page.goto('/admin/edit-article?id=1');
    await page.getByLabel('Article Title').fill('My own title');
    const other = await openSecond(page, '/admin/edit-article?id=1');
    await expect(other.getByText(/This article is open in another tab/)).toBeVisible();
    await other.getByRole('button', { name: 'Expand: Section 2' }).click();
    await other.getByLabel('Section Title').fill('Their own section');
    await saveButton(other).click();
    await expect(saved(other)).toBeVisible();
    await expect(page.getByText('This article was just saved in another tab.')).toBeVisible();
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'This article changed while you were editing' });
    await expect(dialog.getByRole('radiogroup', { name: 'Title' }).getByRole('radio', { name: /^Mine/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save this version' }).click();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Their own section' })).toBeVisible();
    await expect(page.getByLabel('Article Title')).toHaveValue('My own title');
  });

  test('a second tab that edits the same article keeps its own draft', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/admin/edit-article?id=2');
    await page.getByLabel('Article Title').fill('From the first tab');
    await expectDraftKept(page);
    const other = await openSecond(page, '/admin/edit-article?id=2');
    await expect(other.getByText(/This article is open in another tab/)).toBeVisible();
    await expect(draftDialog(other)).toBeHidden();
    await other.getByLabel('Article Title').fill('From the second tab');
    await other.waitForTimeout(1000);
    await page.reload();
    await restore(page);
    await expect(page.getByLabel('Article Title')).toHaveValue('From the first tab');
    await expect(other.getByLabel('Article Title')).toHaveValue('From the second tab');
  });

  test('the article deleted elsewhere: it can be saved as a new one', async ({ page }) => {
    const slug = await writeArticle(page, 'Deleted meanwhile');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Edit Deleted meanwhile' }).click();
    await page.getByLabel('Article Title').fill('Back again');
    await page.getByLabel('Article Slug').fill(slug);
    const other = await openSecond(page, '/admin/dashboard');
    await other.getByRole('button', { name: 'Delete Deleted meanwhile' }).click();
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

  test('a logout in another tab', async ({ page }) => {
    const slug = await writeArticle(page, 'Logged out elsewhere');
    const other = await page.context().newPage();
    await other.goto('/about');
    await other.evaluate(() => localStorage.removeItem('isLoggedIn'));
    await expect(page.getByText(/You were signed out in another tab/)).toBeVisible();
    await expectWords(page);
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to finish saving' });
    await fillLogin(dialog);
    await dialog.getByRole('button', { name: 'Sign In and save' }).click();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });

  test('a new version of the app: it waits for unsaved text', async ({ page }) => {
    await writeArticle(page, 'Not now');
    const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
    expect(await locks()).toContain('mindwave-unsaved');
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    await expect.poll(locks).not.toContain('mindwave-unsaved');
  });

  test('a clock that is put forward by weeks', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/admin/edit-article?id=3');
    await page.getByLabel('Article Title').fill('From the past');
    await expectDraftKept(page);
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 30 * 24 * 60 * 60 * 1000;
    });
    await page.reload();
    await restore(page);
    await expect(page.getByLabel('Article Title')).toHaveValue('From the past');
  });

  test('ten clicks on Save: one article', async ({ page }) => {
    const slug = await writeArticle(page, 'Clicked ten times');
    await saveButton(page).evaluate((button) => {
      if (button instanceof HTMLElement) for (let i = 0; i < 10; i += 1) button.click();
    });
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });

  for (const { name, error, line } of [
    { name: 'a full storage', error: 'QuotaExceededError', line: 'Only on this device' },
    { name: 'a blocked storage', error: 'SecurityError', line: /^Only in this page/ },
  ]) {
    test(name, async ({ page }) => {
      await page.addInitScript((kind) => {
        const put = IDBObjectStore.prototype.put;
        let isFull = true;
        IDBObjectStore.prototype.put = function limited(this: IDBObjectStore, ...args: Parameters<typeof put>) {
          if (this.name === 'drafts' && isFull) {
            if (kind === 'QuotaExceededError') isFull = false;
            throw new DOMException('no room', kind);
          }
          return put.apply(this, args);
        };
      }, error);
      const slug = await writeArticle(page, 'No room');
      await expect(page.getByText(line).first()).toBeVisible();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /storage|keeps no data/ })
          .first(),
      ).toBeVisible();
      await expectWords(page);
      await expectSaves(page, 'No room needed', slug);
    });
  }

  test('leaving by a link is asked about, only when something changed', async ({ page }) => {
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
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    await expect(title).toHaveValue('Changed');
  });
});

test('logging out asks about drafts, and can delete the one that is being written', async ({ page }) => {
  await signIn(page);
  await writeArticle(page, 'Nobody else may read this');
  await expectDraftKept(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  const question = page.getByRole('alertdialog', { name: 'There are drafts on this device' });
  await question.getByRole('button', { name: 'Delete them and log out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await signIn(page);
  await page.getByRole('link', { name: 'Add New Article' }).click();
  await expect(page.getByText('No sections yet')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(draftDialog(page)).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('a save waits for the admin, and works when it is back', async ({ page, context }) => {
    await signIn(page, API_SITE);
    const slug = await writeArticle(page, 'Offline', { site: API_SITE });
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to save article. Please try again.' }),
    ).toBeVisible();
    await expectWords(page);
    await context.setOffline(false);
    await expectSaves(page, 'Online again', slug);
  });
});
