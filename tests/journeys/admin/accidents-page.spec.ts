import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
  expectDraftStored,
  expectSaves,
  expectWords,
  restoreDraft,
  signIn,
  writeArticle,
} from '../../support/admin/admin-steps';
import { enterAsAdmin } from '../../support/admin/signed-in';
import { chromiumFlags, headlessShellPath } from '../../support/browser/chromium';
import { expect, untilInstalled } from '../../support/browser/test';
import { CI, sampled } from '../../support/sample';
import { releaseOf, test } from '../../support/servers/releases';

/** Starts a separate browser on a persistent profile, because Playwright's own browser cannot be killed. */
async function startBrowser(profile: string) {
  const child = spawn(
    headlessShellPath(),
    [...chromiumFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
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

/** The accidents that end a page or a browser. */
test.describe('unsaved text survives', () => {
  test('a reload', async ({ page }) => {
    await enterAsAdmin(page);
    await writeArticle(page, 'Reloaded');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await restoreDraft(page);
    await expectWords(page);
    await expect(page.getByLabel('Article Title')).toHaveValue('Reloaded');
  });

  test('a crash of the tab', { tag: CI }, async ({ page, context }) => {
    await enterAsAdmin(page);
    await writeArticle(page, 'Crashed');
    await expectDraftStored(page);
    await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
    const next = await context.newPage();
    await next.goto('/admin/add-article');
    await restoreDraft(next);
    await expectWords(next);
  });

  test('a kill of the whole browser', { tag: CI }, async ({ baseURL }) => {
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
    await restoreDraft(second.page);
    await expectWords(second.page);
    await second.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a new version of the app, which waits until there is no unsaved text', { tag: CI }, async ({
      host,
      page,
    }) => {
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
      // While a debugger is attached to a worker, as in this test, Chromium may replace it only when a page loads, and this
      // page may still be the previous version's.
      await expect(async () => {
        if ((await releaseOf(reader)) !== '2') await reader.reload();
        expect(await releaseOf(reader)).toBe('2');
      }).toPass();
    });
  });

  test('the back button: the app asks first, and offers the draft again after leaving', async ({ page }) => {
    await enterAsAdmin(page);
    await page.goto('/admin/dashboard');
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
    await restoreDraft(page);
    await expectWords(page);
    await expect(page.getByLabel('Article Title')).toHaveValue('Gone back');
  });

  for (const { name, days } of [
    { name: 'a clock set forward by weeks', days: 30 },
    { name: 'a clock set back by weeks', days: -30 },
  ]) {
    test(name, sampled(days > 0, false), async ({ page }) => {
      await enterAsAdmin(page);
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
      await restoreDraft(page);
      // By this clock the user has been inactive for weeks.
      if (days > 0) await page.getByRole('button', { name: 'Not now' }).click();
      await page.getByLabel('Article Title').fill('From another time, and longer');
      await expectDraftStored(page, 'From another time, and longer');
      await page.reload();
      await restoreDraft(page);
      await expect(page.getByLabel('Article Title')).toHaveValue('From another time, and longer');
    });
  }
});
