import type { Page } from '@playwright/test';
import { articles } from '~mocks/models';
import { PICTURE, saveButton, saved } from '../../support/admin/admin-steps';
import { openSignedIn, serveOwnArticles } from '../../support/admin/own-articles';
import { expect, test, watchText } from '../../support/browser/test';
import { API_SITE } from '../../support/servers/ports';

// A test responds with an error.
test.use({ allowedConsole: [/Failed to load resource/] });

const ARTICLES = [
  await articles.create({ id: 1, title: 'Late trains', slug: 'late-trains', bannerImage: '/art/article-default.svg' }),
];
const panel = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('each of the editor’s three pages has its title, Preview and Save, and the heading of its path', {
  tag: [
    '@S2.editor.places',
    '@S2.editor.edit',
    '@S2.routes.newsroom-admin',
    '@S4.editor.mode',
    '@S4.editor.alerts',
    '@S4.editor.saving',
  ],
}, async ({ page }) => {
  await page.clock.install();
  const server = await serveOwnArticles(page, ARTICLES);
  const heading = page.getByRole('heading', { level: 1, name: 'Newsroom Content Manager' });
  const mode = page.getByRole('heading', { level: 2, name: /^(?:Edit|Add)/ });
  const expectEditor = async () => {
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
    await expect(saveButton(page)).toBeVisible();
  };
  await page.goto(`${API_SITE}/newsroom/admin`);
  await expectEditor();
  await expect(mode).toHaveCount(0);
  await openSignedIn(page, '/admin/add-article');
  await expectEditor();
  await expect(mode).toHaveText('Add New Article');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();

  const edit = page.getByRole('link', { name: 'Edit Late trains' });
  const loaded = page.waitForResponse(/\/news\/1$/);
  await edit.hover();
  await loaded;
  const respondAgain = server.hold('GET /news/1');
  await edit.click();
  await expectEditor();
  await expect(mode).toHaveText('Edit Late trains');
  await expect(page.getByLabel('Article Title')).toHaveValue('Late trains');
  await expect(page.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();

  respondAgain();
  await page.getByLabel('Article Title').fill('Later trains');
  server.respond('PUT /news/1', { status: 500, json: { message: 'Not now.' } });
  await saveButton(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Not now.' });
  await expect(failure).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(failure).toBeVisible();
  server.respond('PUT /news/1', undefined);
  const release = server.hold('PUT /news/1');
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(failure).toBeHidden();
  const timeShown = await watchText(page, 'Article saved successfully!');
  release();
  await expect(saved(page)).toBeVisible();
  await page.clock.runFor(3500);
  await expect(saved(page)).toBeHidden();
  expect(await timeShown()).toBeGreaterThan(2500);
});

test('the add page has the panels of an empty editor, and returns to the dashboard after a save', {
  tag: [
    '@S2.editor.add',
    '@S2.editor.information',
    '@S5.editor.slug-help',
    '@S2.editor.sections',
    '@S2.editor.section',
    '@S2.editor.block',
    '@S2.editor.sidebar',
    '@S2.editor.preview',
  ],
}, async ({ page }) => {
  await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/add-article');
  await expect(page.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();
  const information = panel(page, 'Article Information');
  await expect(information.locator('summary')).toContainText('Required');
  await expect(information.getByLabel('Article Title')).toHaveValue('');
  await expect(information.getByLabel('Article Slug')).toHaveValue('');
  await expect(information.getByLabel('Article Slug')).toHaveAccessibleDescription(
    'URL-friendly version of the title (lowercase, no spaces, hyphens only)',
  );
  await expect(information.getByLabel('Publication Date')).toBeVisible();
  await expect(information.getByLabel('Banner image')).toBeAttached();
  await information.getByLabel('Article Title').fill('New rails');

  const sections = panel(page, 'Article Sections');
  await expect(sections.locator('summary')).toContainText('0');
  await expect(sections.getByText('No sections yet')).toBeVisible();
  await sections.getByRole('button', { name: 'Add First Section' }).click();
  await expect(sections.getByText('No sections yet')).toBeHidden();
  await sections.getByRole('button', { name: 'Add Section' }).click();
  await expect(sections.locator('summary')).toContainText('2');
  const section = sections.getByRole('listitem', { name: 'Section 2' });
  await expect(section).toContainText(/^2Untitled Section/);
  await expect(section.getByText('CTA', { exact: true })).toHaveCount(0);
  await section.getByLabel('Section Title').fill('Where');
  await section.getByLabel('CTA Text').fill('Read on');
  await section.getByLabel('CTA Link').fill('/about');
  await expect(section.getByRole('heading', { name: 'Where' })).toBeVisible();
  await expect(section.getByText('CTA', { exact: true })).toBeVisible();
  await expect(section.getByText('Content Sections', { exact: true })).toBeVisible();
  await section.getByRole('button', { name: 'Add Content' }).click();
  const type = section.getByRole('group', { name: 'Content Type' });
  await expect(type.getByRole('radio', { name: 'Paragraph' })).toBeChecked();
  await expect(section.getByLabel('Content', { exact: true })).toBeVisible();
  await type.getByText('List', { exact: true }).click();
  await section.getByLabel('List Items').fill('one\ntwo');
  await sections.getByRole('button', { name: 'Delete: Section 1' }).click();
  await expect(sections.locator('summary')).toContainText('1');

  const sidebar = panel(page, 'Sidebar Items');
  await expect(sidebar.locator('summary')).toContainText('0');
  await expect(sidebar.getByText('No sidebar items yet')).toBeVisible();
  await sidebar.getByRole('button', { name: 'Add Sidebar Item' }).click();
  await expect(sidebar.locator('summary')).toContainText('1');
  for (const label of ['Title', 'Link', 'Description']) await expect(sidebar.getByLabel(label)).toBeVisible();
  await sidebar.getByRole('button', { name: 'Delete: Sidebar item 1' }).click();
  await expect(sidebar.getByText('No sidebar items yet')).toBeVisible();

  await information.getByLabel('Publication Date').fill('2026-12-24');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'New rails' })).toBeVisible();
  expect(await preview.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(preview.getByText('December 24, 2026')).toBeVisible();
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await expect(preview).toBeHidden();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('a banner can be replaced and removed, and the address of a chosen picture is released on leaving', {
  tag: '@S4.editor.picture',
}, async ({ page }) => {
  await serveOwnArticles(page, ARTICLES);
  await page.addInitScript(() => {
    const released: string[] = [];
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (address) => {
      released.push(address);
      revoke(address);
    };
    Object.assign(window, { released });
  });
  await openSignedIn(page, '/admin/edit-article?id=1');
  const chosen = page.getByRole('img', { name: 'Chosen banner' });
  const current = page.getByRole('img', { name: 'Current banner' });
  const choose = async () => {
    await page.getByLabel('Banner image').setInputFiles({ ...PICTURE, name: 'rails.png' });
    await expect(chosen).toBeVisible();
    return (await chosen.getAttribute('src')) ?? '';
  };
  await expect(current).toBeVisible();
  await choose();
  await expect(current).toBeHidden();
  await expect(page.getByText('rails.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('rails.png')).toBeHidden();
  await expect(current).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(current).toBeHidden();
  const address = await choose();
  expect(address).toMatch(/^blob:/);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Newsroom Articles' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { released: string[] }).released))
    .toContain(address);
});

/** Opens the on-screen keyboard of an iPhone: it covers the page's lower part, and only the visual viewport gets smaller. */
const openKeyboard = (page: Page, covered: number) =>
  page.evaluate((height) => {
    if (!visualViewport) return;
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - height });
    visualViewport.dispatchEvent(new Event('resize'));
  }, covered);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Save and the saved state stay visible during scrolling and typing, and cover no field', async ({ page }) => {
    const KEYBOARD = 336;
    const server = await serveOwnArticles(page, ARTICLES);
    await openSignedIn(page, '/admin/edit-article?id=1');
    const state = page.getByText('Only on this device');
    await page.getByLabel('Article Title').fill('Later trains');
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
    await expect(state).toBeInViewport({ ratio: 1 });
    /** True if nothing covers the middle of the focused field. */
    const isFocusShown = (covered = 0) =>
      page.evaluate((height) => {
        const { activeElement } = document;
        const box = activeElement?.getBoundingClientRect();
        if (!box || box.bottom > innerHeight - height) return false;
        return document.elementFromPoint(box.left + box.width / 2, box.bottom - 2) === activeElement;
      }, covered);
    for (const field of await page.getByRole('textbox').all()) {
      await field.focus();
      await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isFocusShown()).toBe(true);
    }
    await openKeyboard(page, KEYBOARD);
    for (const field of await page.getByRole('textbox').all()) {
      await field.focus();
      await openKeyboard(page, KEYBOARD);
      for (const shown of [saveButton(page), state]) {
        const box = await shown.boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(844 - KEYBOARD);
      }
      await expect.poll(() => isFocusShown(KEYBOARD)).toBe(true);
    }
    await openKeyboard(page, 0);
    await saveButton(page).tap();
    await expect(saved(page)).toBeVisible();
    expect(server.calls).toContain('PUT /news/1');
    await expect(page.getByText(/^Saved \d/)).toBeInViewport({ ratio: 1 });
  });
});

test('the header of the editor never covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 993, height: 600 });
  await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/edit-article?id=1');
  await page.getByRole('button', { name: 'Add Sidebar Item' }).click();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const isShown = await page.evaluate(() => {
      const { activeElement } = document;
      const box = activeElement?.getBoundingClientRect();
      if (!box || !activeElement?.closest('details')) return true;
      return activeElement.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 2));
    });
    expect(isShown, await page.evaluate(() => document.activeElement?.outerHTML)).toBe(true);
  }
});
