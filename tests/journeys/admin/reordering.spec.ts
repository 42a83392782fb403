import type { Locator, Page } from '@playwright/test';
import { saveButton, saved } from '../../support/admin/admin-steps';
import { enterAsAdmin } from '../../support/admin/signed-in';
import { expect, test } from '../../support/browser/test';
import { CI } from '../../support/sample';

const handle = (item: Locator) => item.getByTitle('Drag to move').first();

/** Drags with the mouse from a handle to an item, moving in steps as dragging needs. */
async function drag(page: Page, from: Locator, to: Locator) {
  await handle(from).hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('The drop target is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 1);
  await expect(to).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(to).not.toHaveAttribute('data-over');
}

const item = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await enterAsAdmin(page);
  await page.goto('/admin/add-article');
  await page.getByLabel('Article Title').fill('In order');
});

test('sections can be moved by dragging, with buttons and with keys; every move is announced and saved', async ({
  page,
}) => {
  for (const title of ['One', 'Two', 'Three']) {
    await page.getByRole('button', { name: /^Add (?:First )?Section$/ }).click();
    await page.getByLabel('Section Title').fill(title);
  }
  await page.getByRole('button', { name: 'Collapse: Section 3' }).click();
  const titles = page.getByRole('list').first().getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['One', 'Two', 'Three']);
  await drag(page, item(page, 'Section 3'), item(page, 'Section 1'));
  await expect(titles).toHaveText(['Three', 'One', 'Two']);
  await expect(page.getByRole('log')).toContainText('Section 3 is now number 1 of 3');
  await page.getByRole('button', { name: 'Move down: Section 1' }).click();
  await expect(titles).toHaveText(['One', 'Three', 'Two']);
  await expect(page.getByRole('log')).toContainText('Section 1 is now number 2 of 3');
  await page.getByRole('button', { name: 'Expand: Section 3' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles).toHaveText(['One', 'Two', 'Three']);
  await expect(page.getByRole('log')).toContainText('Section 3 is now number 2 of 3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles).toHaveText(['One', 'Three', 'Two']);

  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Edit In order' }).click();
  await expect(titles).toHaveText(['One', 'Three', 'Two']);
});

test('content blocks can be moved by dragging and with keys, within their section only', { tag: CI }, async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add First Section' }).click();
  for (const words of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Add Content' }).click();
    await page.getByLabel('Content', { exact: true }).last().fill(words);
  }
  const blocks = page.getByLabel('Content', { exact: true });
  const texts = () => blocks.evaluateAll((all) => all.map((it) => (it instanceof HTMLTextAreaElement ? it.value : '')));
  await drag(page, item(page, 'Content 2'), item(page, 'Content 1'));
  await expect.poll(texts).toEqual(['Second', 'First']);
  await expect(page.getByRole('log')).toContainText('Content 2 is now number 1 of 2');
  await blocks.first().press('Alt+ArrowDown');
  await expect.poll(texts).toEqual(['First', 'Second']);
  await expect(page.getByRole('log')).toContainText('Content 1 is now number 2 of 2');
  await expect(blocks.last()).toBeFocused();
});

test('sidebar items can be moved by dragging and with keys', { tag: CI }, async ({ page }) => {
  for (const title of ['Left', 'Right']) {
    await page.getByRole('button', { name: 'Add Sidebar Item' }).click();
    await page
      .getByRole('listitem', { name: /^Sidebar item/ })
      .last()
      .getByLabel('Title')
      .fill(title);
  }
  const titles = page.getByRole('listitem', { name: /^Sidebar item/ }).getByRole('heading', { level: 3 });
  await drag(page, item(page, 'Sidebar item 1'), item(page, 'Sidebar item 2'));
  await expect(titles).toHaveText(['Right', 'Left']);
  await expect(page.getByRole('log')).toContainText('Sidebar item 1 is now number 2 of 2');
  await item(page, 'Sidebar item 2').getByLabel('Title').press('Alt+ArrowUp');
  await expect(titles).toHaveText(['Left', 'Right']);
});
