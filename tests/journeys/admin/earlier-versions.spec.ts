import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fillLogin, saveButton, saved, signIn, uniqueSlug, writeArticle } from '../../support/admin/admin-steps';
import { expect, test } from '../../support/browser/test';
import { API_SITE } from '../../support/servers/ports';

/** Chooses a picture in one color for the banner. */
async function chooseBanner(page: Page, color: string) {
  const picture = sharp({ create: { width: 40, height: 15, channels: 3, background: color } }).png();
  const file = { name: `${color}.png`, mimeType: 'image/png', buffer: await picture.toBuffer() };
  await page.getByLabel('Banner image').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Chosen banner' })).toBeVisible();
}

test('restoring an earlier version restores its banner and its text', async ({ page }) => {
  await signIn(page, API_SITE);
  const slug = uniqueSlug();
  await writeArticle(page, `Banner of ${slug}`, { site: API_SITE, slug });
  const alternative = page.getByRole('textbox', { name: 'Alternative text' });
  await chooseBanner(page, 'red');
  await alternative.fill('A red wall');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: `Edit Banner of ${slug}` }).click();
  await chooseBanner(page, 'green');
  await expect(alternative).toHaveValue('');
  await page.getByRole('button', { name: 'Use it for this banner' }).click();
  await expect(alternative).toHaveValue('A red wall');
  await alternative.fill('A green wall');
  await saveButton(page).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const list = page.getByRole('dialog', { name: 'Earlier versions' });
  await list.getByRole('listitem').last().getByRole('button').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(alternative).toHaveValue('A red wall');
  await expect(page.getByText(/^Saved \d/)).toBeHidden();
  await saveButton(page).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goto(`${API_SITE}/newsroom/${slug}`);
  const banner = page.getByRole('img', { name: 'A red wall' });
  await expect(banner).toBeVisible();
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
});

test('an earlier version is restored as unsaved text', async ({ page }) => {
  await signIn(page);
  const slug = uniqueSlug();
  const title = `The first words of ${slug}`;
  await writeArticle(page, title, { slug });
  await page.getByLabel('Summary').fill('What was said first.');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Article Title').fill('Other words');
  await page.getByLabel('Article Slug').fill(slug);
  await page.getByLabel('Summary').fill('');
  await saveButton(page).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const login = page.getByRole('dialog', { name: 'Sign in to continue' });
  await fillLogin(login);
  await login.getByRole('button', { name: 'Sign In' }).click();
  const list = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(login).toBeHidden();
  await list.getByRole('listitem').last().getByRole('button').click();
  const comparison = page.getByRole('dialog', { name: 'Compare with an earlier version' });
  await expect(comparison.getByText(title)).toBeVisible();
  await comparison.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Article Title')).toHaveValue(title);
  await expect(page.getByLabel('Summary')).toHaveValue('What was said first.');

  // Nothing is written before the user saves.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByLabel('Article Title')).toHaveValue('Other words');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  const savedAt = page.getByText(/^Saved \d/);
  await expect(savedAt).toBeHidden();
  await saveButton(page).click();
  await expect(savedAt).toBeVisible();
  await page.goto(`/newsroom/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
