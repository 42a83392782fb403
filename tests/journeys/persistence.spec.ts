import { Buffer } from 'node:buffer';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/chromium';
import { API_SITE } from '../support/ports';
import { expect, test } from '../support/test';
import { saveButton, saved, signIn, WORDS, writeArticle } from './admin-steps';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const banner = { name: 'banner.png', mimeType: 'image/png', buffer: PNG };

test('a published article with its picture is still there after the browser was closed and started again', async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'mindwave-profile-'));
  const start = () =>
    chromium.launchPersistentContext(profile, { executablePath: chromiumPath(), args: [...chromiumFlags] });
  const first = await start();
  const admin = await first.newPage();
  await signIn(admin, baseURL);
  const slug = await writeArticle(admin, 'Still here tomorrow', { site: baseURL ?? '' });
  await admin.getByLabel('Banner image').setInputFiles(banner);
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

test('json-server keeps the picture of an article as a file on disk', async ({ page }) => {
  const folder = join(process.env.MINDWAVE_TEST_DATA ?? '', 'uploads');
  const count = () => {
    try {
      return readdirSync(folder).length;
    } catch {
      return 0;
    }
  };
  const before = count();
  await signIn(page, API_SITE);
  const slug = await writeArticle(page, 'A picture on disk', { site: API_SITE });
  await page.getByLabel('Banner image').setInputFiles(banner);
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  expect(count()).toBeGreaterThan(before);
  await page.goto(`${API_SITE}/newsroom/${slug}`);
  const image = page.locator('main header img');
  await expect(image).toHaveAttribute('src', /\/uploads\//);
  await expect
    .poll(() => image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
    .toBeGreaterThan(0);
});
