import type { Locator, Page } from '@playwright/test';
import { saveButton, saved, uniqueSlug, writeArticle } from '../../support/admin/admin-steps';
import { enterAsAdmin } from '../../support/admin/signed-in';
import { openCallback } from '../../support/browser/callback-form';
import { expect, test } from '../../support/browser/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Pastes as a user does, so that the browser's own events and undo take part. */
async function paste(page: Page, field: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('Control+V');
}

/** Types a date into the fields of Chromium's picker: month, day, year. */
async function typeDate(page: Page, digits: string) {
  await page.getByLabel('Publication Date').focus();
  await page.keyboard.type(digits);
}

test('a two-digit year becomes a year of this century, even if the shortcut saves first', async ({ page }) => {
  await enterAsAdmin(page);
  await writeArticle(page, 'A date of two digits');
  const date = page.getByLabel('Publication Date');
  await typeDate(page, '112626');
  await expect(date).toHaveValue('0026-11-26');
  await page.keyboard.press('Control+S');
  await expect(saved(page)).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByText('November 26, 2026').first()).toBeVisible();

  await writeArticle(page, 'Another date');
  await typeDate(page, '031507');
  await page.getByLabel('Article Title').focus();
  await expect(date).toHaveValue('2007-03-15');
  const checks = page.getByRole('list').filter({ hasText: 'Title, slug and date are filled in' });
  await date.fill('2150-01-01');
  await expect(checks).toContainText('The date is more than ten years ahead');
  await date.fill('2006-12-31');
  await expect(checks).toContainText('The date is before 2007');
  await date.fill('1850-01-01');
  await saveButton(page).click();
  await expect(page.getByText('Please enter a year from 1900 to 2199.').first()).toBeVisible();
});

test('a slug keeps letters of other alphabets and is cut between words; a title without letters says so', async ({
  page,
}) => {
  await enterAsAdmin(page);
  await page.goto('/admin/add-article');
  const [title, slug] = [page.getByLabel('Article Title'), page.getByLabel('Article Slug')];
  await title.fill('Łódź, Straße & Ærø');
  await expect(slug).toHaveValue('lodz-strasse-aero');
  await title.fill('');
  await title.fill(`${uniqueSlug()} ${'Freight news '.repeat(10)}`);
  await expect(slug).toHaveValue(/^.{100,120}$/);
  await expect(slug).toHaveValue(/-(?:freight|news)$/);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();

  await page.goto('/admin/add-article');
  await title.fill('سوق الشحن');
  await expect(page.getByText('The title has no letters that an address can use. Please enter a slug.')).toBeVisible();
});

test('a pasted list loses its markers, typed markers stay, and undo restores the previous list', async ({ page }) => {
  await enterAsAdmin(page);
  await writeArticle(page, 'A list from Word');
  await page.getByText('List', { exact: true }).click();
  const items = page.getByLabel('List Items');
  await items.fill('- 5 degrees');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(page, items, '•\tFirst\r\n•\tSecond\vline\r\n1. January\r\n');
  await expect(items).toHaveValue('- 5 degrees\nFirst\nSecond line\n1. January\n');
  await page.keyboard.press('Control+Z');
  await expect(items).toHaveValue(/^- 5 degrees\n?$/);
  await page.getByText('Paragraph', { exact: true }).click();
  const content = page.getByLabel('Content', { exact: true });
  await content.fill('');
  await paste(page, content, '•\tFirst');
  await expect(content).toHaveValue('•\tFirst');
});

test('an email address copied with a name or a scheme is reduced to the address', async ({ page }) => {
  await page.goto('/support');
  const dialog = await openCallback(page);
  const email = dialog.getByLabel('Work email');
  await expect(email).toBeVisible();
  await paste(page, email, 'Ann Ellis <mailto:ann@corp.example>');
  await expect(email).toHaveValue('ann@corp.example');
  await email.fill('');
  await email.pressSequentially('mailto:ann@corp.example');
  await dialog.getByLabel('Phone').focus();
  await expect(email).toHaveValue('ann@corp.example');
  await expect(dialog.getByText('Please enter a valid email address')).toBeHidden();
});

/** Presses a key with Alt, which types `text` in the keyboard's layout. A dead key types nothing yet. */
async function pressAlt(page: Page, code: string, key: string, text = key) {
  const cdp = await page.context().newCDPSession(page);
  const event = { modifiers: 1, code, key };
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, text });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await cdp.detach();
}

test('a field gets every character that Option types on a Mac, and the shortcuts work outside fields', async ({
  page,
}) => {
  await enterAsAdmin(page);
  await writeArticle(page, 'Keyboards');
  const content = page.getByLabel('Content', { exact: true });
  const sections = page.getByRole('listitem', { name: /^Section \d/ });
  await content.fill('');
  // Of the keyboards of Spain, Poland and the US.
  for (const [code, key] of [
    ['KeyN', 'ñ'],
    ['KeyN', 'ń'],
    ['KeyB', '∫'],
    ['KeyP', 'π'],
    ['KeyQ', 'œ'],
    ['KeyN', '~'],
  ] as const) {
    await pressAlt(page, code, key);
  }
  await pressAlt(page, 'KeyN', 'Dead', '');
  await expect(content).toHaveValue('ñń∫πœ~');
  await expect(content).toBeFocused();
  await expect(sections).toHaveCount(1);
  // A Russian keyboard on Windows types nothing with Alt.
  await pressAlt(page, 'KeyN', 'т', '');
  await expect(sections).toHaveCount(2);
  await page.getByRole('button', { name: 'Add Section' }).focus();
  await pressAlt(page, 'KeyN', 'Dead', '');
  await expect(sections).toHaveCount(3);
});
