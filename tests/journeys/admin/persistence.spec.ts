import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { PICTURE, saveButton, saved, signIn, writeArticle } from '../../support/admin/admin-steps';
import { chromiumFlags, headlessShellPath } from '../../support/browser/chromium';
import { expect, test } from '../../support/browser/test';
import { CI } from '../../support/sample';
import { WORDS } from '../../support/servers/backend-client';

test.use({ serviceWorkers: 'allow' });

test('a published article and its image survive a restart of the browser', { tag: CI }, async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'mindwave-profile-'));
  const start = () =>
    chromium.launchPersistentContext(profile, { executablePath: headlessShellPath(), args: [...chromiumFlags] });
  const first = await start();
  const admin = await first.newPage();
  await signIn(admin, baseURL);
  const slug = await writeArticle(admin, 'Still here tomorrow', { site: baseURL ?? '' });
  await admin.getByLabel('Banner image').setInputFiles(PICTURE);
  await expect(admin.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  await saveButton(admin).click();
  await expect(saved(admin)).toBeVisible();
  await first.close();

  const second = await start();
  const reader = await second.newPage();
  await reader.goto(`${baseURL}/newsroom/${slug}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Still here tomorrow');
  await expect(reader.getByText(WORDS)).toBeVisible();
  await expect(reader.locator('main header img')).toHaveAttribute('src', /^data:image\//);
  await second.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

test('without storage everything works, and a notice says how long changes last', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is refused.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('/newsroom');
  await expect(page.locator('#latest').getByRole('link').first()).toBeVisible();
  await expect(
    page.getByText('This browser stores no data for this site. Changes last until you close the page.'),
  ).toHaveCount(1);
  await page.locator('#latest').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page);
});

test('an open tab shows an article published in another tab, without a reload', { tag: CI }, async ({
  context,
  open,
  baseURL,
}) => {
  const reader = await open('/newsroom');
  await expect(reader.locator('#latest').getByRole('link').first()).toBeVisible();
  const admin = await context.newPage();
  await signIn(admin, baseURL);
  await writeArticle(admin, 'Shown in the other tab', { site: baseURL ?? '' });
  await saveButton(admin).click();
  await expect(saved(admin)).toBeVisible();
  await expect(reader.locator('#latest').getByRole('heading', { name: 'Shown in the other tab' })).toBeVisible();
});
