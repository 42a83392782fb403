import type { Locator, Page } from '@playwright/test';
import { ADMIN, uniqueSlug } from '../../support/admin/admin-steps';
import { heard, listen } from '../../support/browser/heard';
import { expect, test } from '../../support/browser/test';

/** Presses Tab until the control has focus, as a keyboard user does. */
async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, 'is reachable by Tab').toBeFocused();
}

const type = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

const press = async (page: Page, control: Locator) => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

test('an admin writes and saves an article with the keyboard alone, and every step is announced', async ({ page }) => {
  const slug = uniqueSlug();
  await page.addInitScript(listen);
  await page.goto('/admin/login');
  await type(page, page.getByLabel('Email'), ADMIN.email);
  await type(page, page.getByLabel('Password', { exact: true }), ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeFocused();
  // The title is announced a moment after the heading has the focus, and not if the user has left the page by then.
  await expect.poll(() => heard(page)).toContain('Newsroom Articles | Mindwave');
  await press(page, page.getByRole('link', { name: 'Add New Article' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Not saved:/)).toBeVisible();
  await type(page, page.getByLabel('Article Title'), 'By keyboard');
  await type(page, page.getByLabel('Article Slug'), slug);
  await page.keyboard.press('Alt+n');
  await expect(page.getByLabel('Section Title')).toBeFocused();
  await page.keyboard.type('One');
  await page.keyboard.press('Alt+b');
  await page.keyboard.type('First words');
  await press(page, page.getByRole('button', { name: 'Add Section' }));
  await page.keyboard.type('Two');
  await page.keyboard.press('Alt+b');
  await page.keyboard.press('Shift+Tab');
  while (!(await page.getByRole('radio', { name: 'Paragraph' }).evaluate((it) => it === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('ArrowRight');
  await type(page, page.getByLabel('List Items'), 'a');
  await page.keyboard.press('Enter');
  await page.keyboard.type('b');
  await type(page, page.getByRole('button', { name: 'Collapse: Section 2' }), '');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('listitem', { name: 'Section 1' })).toContainText('Two');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('listitem', { name: 'Section 1' })).toContainText('One');
  await page.keyboard.press('Control+Shift+z');
  await press(page, page.getByRole('button', { name: 'Duplicate: Section 2' }));
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('button', { name: 'Delete: Section 3' }));
  await expect(page.getByRole('button', { name: 'Add Section' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Add Sidebar Item' }));
  await page.keyboard.type('More');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/about');

  await page.keyboard.press('Alt+p');
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Two' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(page.getByLabel('Link', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: `/newsroom/${slug}` })).toBeVisible();

  const texts = await heard(page);
  let from = 0;
  for (const wanted of [
    'Newsroom Articles | Mindwave',
    'Please fill in all required article information (title, slug, and date).',
    'Section 1 added',
    'Content 1 added',
    'Section 2 added',
    'Section 2 is now number 1 of 2',
    'Undone',
    'Redone',
    'Section 2 duplicated',
    'Section 3 deleted. Undo brings it back.',
    'Sidebar item 1 added',
    'Saving...',
    'Article saved successfully!',
  ]) {
    const at = texts.findIndex((text, i) => i >= from && text.includes(wanted));
    expect(
      at,
      `'${wanted}' is announced after: ${texts.slice(0, from).join(' | ')}\nall announcements: ${texts.join(' | ')}`,
    ).toBeGreaterThan(-1);
    from = at;
  }
});
