import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/chromium';
import { API_SITE } from '../support/ports';
import { releaseOf, test } from '../support/releases';
import { expect, untilInstalled } from '../support/test';
import {
  draftDialog,
  expectDraftStored,
  expectSaves,
  expectWords,
  fillLogin,
  saveButton,
  saved,
  signIn,
  uniqueSlug,
  writeArticle,
} from '../support/admin-steps';

const restore = (page: Page) => draftDialog(page).getByRole('button', { name: 'Restore my draft' }).click();

/** Signed-in pages of one browser share the flag but not the token. */
async function openSecond(page: Page, path: string) {
  const second = await page.context().newPage();
  await signIn(second);
  await second.goto(path);
  return second;
}

/** Starts a separate browser on a persistent profile, because Playwright's own browser cannot be killed. */
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
      // Kill the whole process group, including Chromium's helper processes.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** The message for every failed save caused by the server or the network. */
const FAILED = 'Failed to save article. Please try again.';

function survivesFailure(name: string, title: string, shown: string) {
  test(name, async ({ page }) => {
    const slug = await writeArticle(page, title);
    await saveButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: shown }).first()).toBeVisible({ timeout: 25_000 });
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
    await expectWords(page);
    await expectSaves(page, 'It works now', slug);
  });
}

/** The 24 accidents that unsaved text must survive, in the order of the specification. */
test.describe('unsaved text survives', () => {
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
    await expectDraftStored(page);
    await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
    const next = await context.newPage();
    await next.goto('/admin/add-article');
    await restore(next);
    await expectWords(next);
  });

  test('a kill of the whole browser', async ({ baseURL }) => {
    // The test starts two browsers.
    test.slow();
    const site = baseURL ?? '';
    const profile = mkdtempSync(join(tmpdir(), 'mindwave-profile-'));
    const first = await startBrowser(profile);
    await signIn(first.page, site);
    await writeArticle(first.page, 'Killed', { site });
    await expectDraftStored(first.page);
    await first.kill();
    const second = await startBrowser(profile);
    // The browser may have been killed before or after it wrote the signed-in flag to the disk.
    await second.page.goto(site);
    await second.page.evaluate(() => localStorage.removeItem('isLoggedIn'));
    await signIn(second.page, site);
    await second.page.goto(`${site}/admin/add-article`);
    await restore(second.page);
    await expectWords(second.page);
    await second.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  test.describe('with a remote backend', () => {
    test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

    test('a save while offline, which works once the connection is back', async ({ page, context }) => {
      await signIn(page, API_SITE);
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

  survivesFailure('500', 'error-500', 'Something went wrong on our side. Please try again.');
  survivesFailure('a timeout', 'timeout', FAILED);
  survivesFailure('a cut connection', 'network-error', FAILED);

  test('a connection cut after the server stored the article, without creating a duplicate', async ({ page }) => {
    const slug = await writeArticle(page, 'cut-after-store');
    await saveButton(page).click();
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
    await expectWords(page);
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
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

  test('a title with an underscore gives a slug that can be saved', async ({ page }) => {
    const title = `snake_case API launch ${uniqueSlug()}`;
    await page.goto('/admin/add-article');
    await page.getByLabel('Article Title').fill(title);
    await expect(page.getByLabel('Article Slug')).toHaveValue(/^snake_case-api-launch-/);
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
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

  survivesFailure('413', 'error-413', 'The image is larger than 5 MB.');
  survivesFailure('415', 'error-415', 'The image must be a PNG, JPEG, WebP, AVIF or GIF file.');
  survivesFailure('422', 'error-422', 'Please check the marked fields.');
  survivesFailure('an HTML response', 'html-answer', FAILED);
  survivesFailure('an empty response', 'empty-answer', FAILED);

  test('full storage: older drafts are removed, and the admin sees a warning', async ({ page }) => {
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
    const slug = await writeArticle(page, 'No room');
    await expect(page.getByText('Only on this device').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'The storage of this browser is full' })).toBeVisible();
    await expectDraftStored(page);
    await expectWords(page);
    await expectSaves(page, 'No room needed', slug);
  });

  test('blocked storage: the text stays in the page, and the admin sees one warning', async ({ browser, baseURL }) => {
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

  test('two tabs that edit the same article, each with its own draft', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/admin/edit-article?id=2');
    await page.getByLabel('Article Title').fill('From the first tab');
    await expectDraftStored(page, 'From the first tab');
    const other = await openSecond(page, '/admin/edit-article?id=2');
    await expect(other.getByText(/This article is open in another tab/)).toBeVisible();
    await expect(draftDialog(other)).toBeHidden();
    await other.getByLabel('Article Title').fill('From the second tab');
    await expectDraftStored(other, 'From the second tab');
    await page.reload();
    await restore(page);
    await expect(page.getByLabel('Article Title')).toHaveValue('From the first tab');
    await expect(other.getByLabel('Article Title')).toHaveValue('From the second tab');
  });

  test('an article deleted elsewhere, which can be saved as a new one', async ({ page }) => {
    const slug = await writeArticle(page, 'Deleted elsewhere');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Edit Deleted elsewhere' }).click();
    await page.getByLabel('Article Title').fill('Back again');
    await page.getByLabel('Article Slug').fill(slug);
    const other = await openSecond(page, '/admin/dashboard');
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
    await dialog.getByRole('button', { name: 'Sign In and Save' }).click();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a new version of the app, which waits until there is no unsaved text', async ({ host, page }) => {
      test.setTimeout(240_000);
      const site = await host.deploy(1);
      await signIn(page, site);
      await untilInstalled(page);
      const slug = await writeArticle(page, 'Older than the app', { site });
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const reader = await host.openInNewTab(`${site}/services`);
      await host.deploy(2);
      await reader.getByRole('button', { name: 'Check for update' }).click();
      await expect(reader.getByText('A new version is ready').first()).toBeVisible({ timeout: 60_000 });
      await reader.getByRole('status').getByRole('button', { name: 'Update' }).click();
      await expect(reader.getByText('The update is waiting: a tab of this site has unsaved text.')).toBeVisible();

      await page.bringToFront();
      await expect(page.getByText('A new version is ready')).toBeVisible();
      await page.getByRole('button', { name: 'Update', exact: true }).click();
      await expect(page.getByText('The update is waiting: a tab of this site has unsaved text.')).toBeVisible();
      await expectWords(page);
      expect(loads, 'the editor does not reload').toBe(0);

      await expectSaves(page, 'Saved before the update', slug);
      await reader.bringToFront();
      await reader.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(reader).toHaveURL(/\/about$/);
      await expect.poll(() => releaseOf(reader)).toBe('2');
    });
  });

  test('the back button: the app asks first, and offers the draft again after leaving', async ({ page }) => {
    await page.getByRole('link', { name: 'Add New Article' }).click();
    await writeArticle(page, 'Gone back', { open: 'here' });
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/admin\/add-article$/);
    await expectWords(page);
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.getByRole('link', { name: 'Add New Article' }).click();
    await restore(page);
    await expectWords(page);
    await expect(page.getByLabel('Article Title')).toHaveValue('Gone back');
  });

  for (const { name, days } of [
    { name: 'a clock set forward by weeks', days: 30 },
    { name: 'a clock set back by weeks', days: -30 },
  ]) {
    test(name, async ({ page }) => {
      page.on('dialog', (dialog) => dialog.accept());
      await page.goto('/admin/edit-article?id=3');
      await page.getByLabel('Article Title').fill('From another time');
      await expectDraftStored(page, 'From another time');
      await page.addInitScript(
        (shift) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + shift;
        },
        days * 24 * 60 * 60 * 1000,
      );
      await page.reload();
      await restore(page);
      // By this clock the user has been inactive for weeks.
      if (days > 0) await page.getByRole('button', { name: 'Not now' }).click();
      await page.getByLabel('Article Title').fill('From another time, and longer');
      await expectDraftStored(page, 'From another time, and longer');
      await page.reload();
      await restore(page);
      await expect(page.getByLabel('Article Title')).toHaveValue('From another time, and longer');
    });
  }

  test('ten clicks on Save, which create one article', async ({ page }) => {
    const slug = await writeArticle(page, 'Clicked ten times');
    await saveButton(page).evaluate((button) => {
      if (button instanceof HTMLElement) for (let i = 0; i < 10; i += 1) button.click();
    });
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
  });
});
