import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expectDraftStored,
  expectWords,
  saveButton,
  saved,
  uniqueSlug,
  writeArticle,
} from '../../support/admin/admin-steps';
import { enterApiSite } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { CI } from '../../support/sample';
import { API_ROOT, API_SITE } from '../../support/servers/ports';

// The browser logs the 404 of the check whether a cancelled save reached the server.
test.use({ allowedConsole: [/status of 404/] });

/** An image of noise, which stays large under any compression. */
const noise = () =>
  sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** Limits the browser's upload speed. */
async function limitUpload(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  const limits = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: bytesPerSecond });
  return () => session.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: -1 });
}

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel saving' });
const storedAt = async (slug: string) => (await fetch(`${API_ROOT}/news/slug/${slug}`)).status;

test('an upload on a slow connection shows its progress and can be cancelled without losing the text', async ({
  page,
}) => {
  await enterApiSite(page);
  const slug = await writeArticle(page, 'Slow picture', { site: API_SITE });
  await page
    .getByLabel('Banner image')
    .setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: await noise() });
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  const release = await limitUpload(page, 60_000);
  await saveButton(page).click();
  const progress = page.getByRole('progressbar', { name: 'Uploading the picture' });
  await expect(progress).toBeVisible();
  await expect(page.getByText(/^[1-9]\d?%, \d\.\d\d of \d\.\d\d MB$/)).toBeVisible();
  await cancel(page).click();
  await expect(page.getByText('Canceled: nothing was saved')).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(saveButton(page)).toBeFocused();
  await expectWords(page);
  await expectDraftStored(page);
  expect(await storedAt(slug)).toBe(404);

  await release();
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await storedAt(slug)).toBe(200);
});

test('an upload may take longer than the request timeout as long as it makes progress', { tag: CI }, async ({
  page,
}) => {
  await page.clock.install();
  await enterApiSite(page);
  const slug = await writeArticle(page, 'Very slow picture', { site: API_SITE });
  const buffer = await noise();
  await page.getByLabel('Banner image').setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer });
  const size = page.getByText(/^\d\.\d\d MB$/);
  await expect(size).toBeVisible();
  const bytes = Number.parseFloat((await size.textContent()) ?? '') * 1024 * 1024;
  const release = await limitUpload(page, bytes / 30);
  const now = () => page.evaluate(() => Date.now());
  const start = await now();
  await saveButton(page).click();
  const progress = page.getByText(/^\d+%, \d\.\d\d of \d\.\d\d MB$/);
  for (let steps = 0; steps < 4; steps += 1) {
    const shown = (await progress.textContent()) ?? '';
    await expect(progress).not.toHaveText(shown);
    // By the page's clock, each step takes 5 seconds longer.
    await page.clock.runFor(5000);
  }
  await expect(progress).toBeVisible();
  expect((await now()) - start).toBeGreaterThan(15_000);
  await release();
  await expect(saved(page)).toBeVisible();
  expect(await storedAt(slug)).toBe(200);
});

test('a save cancelled after everything was sent says so, and saving again creates no duplicate', { tag: CI }, async ({
  page,
}) => {
  await enterApiSite(page);
  const slug = uniqueSlug();
  // No response arrives before the user cancels, however slow the machine is.
  await page.route(`${API_ROOT}/news/`, (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await writeArticle(page, 'Cancelled late', { site: API_SITE, slug });
  await saveButton(page).click();
  await cancel(page).click();
  await expect(page.getByText(/^Canceled\. The change may have reached the server/)).toBeVisible();
  await page.unroute(`${API_ROOT}/news/`);
  await expectWords(page);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toHaveCount(1);
});

test('after a reload, the dialog names a chosen picture and offers it next to the saved banner', { tag: CI }, async ({
  page,
}) => {
  await enterApiSite(page);
  await writeArticle(page, 'Only a picture', { site: API_SITE });
  await saveButton(page).click();
  await page.getByRole('link', { name: 'Edit Only a picture' }).first().click();
  await page
    .getByLabel('Banner image')
    .setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: await noise() });
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  await expectDraftStored(page);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const banner = page.getByRole('radiogroup', { name: 'Banner' });
  await expect(banner.getByRole('radio', { name: 'On this device: noise.jpg' })).toBeChecked();
  await page.getByRole('button', { name: 'Restore my draft' }).click();
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Current banner' })).toBeVisible();
});

test('a save waits for the chosen picture, and does not leave it out', { tag: CI }, async ({ page }) => {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    const released = new Promise((resolve) => Object.assign(window, { release: resolve }));
    const slow = (...args: Parameters<typeof decode>) => released.then(() => decode(...args));
    Object.assign(window, { createImageBitmap: slow });
  });
  await enterApiSite(page);
  const slug = await writeArticle(page, 'Quick save', { site: API_SITE });
  await page
    .getByLabel('Banner image')
    .setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: await noise() });
  await expect(page.getByRole('status').filter({ hasText: 'Reading the picture...' })).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('The picture is still being read. Save again when it is shown.').first()).toBeVisible();
  expect(await storedAt(slug)).toBe(404);
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  const { data } = await (await fetch(`${API_ROOT}/news/slug/${slug}`)).json();
  expect(data.bannerImage).toContain('/uploads/');
});
