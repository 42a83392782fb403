import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';

const CLOSE_DELAY_MS = 100;
const MINUTE_MS = 60_000;

const top = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).and(page.locator('nav > ul > li > span > a'));
const shown = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .locator('nav')
    .getByRole('link', { name: new RegExp(`^${name}`) });

/** Before hydration, CSS alone opens the menus. */
const untilMenuIsLive = (page: Page) => expect(page.locator('header nav[data-live]')).toBeAttached();

/** Counts how often the submenu of Industries closes. */
const watchSubmenu = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { closings: 0 });
    const panel = document.querySelector('header nav > ul > li > div');
    if (!panel) throw new Error('The first item has no submenu.');
    new MutationObserver(() => {
      if (!panel.hasAttribute('data-open')) (window as unknown as { closings: number }).closings++;
    }).observe(panel, { attributes: true, attributeFilter: ['data-open'] });
  });
const closings = (page: Page) => page.evaluate(() => (window as unknown as { closings: number }).closings);

test.describe('with a mouse', () => {
  test('menus stay open while the pointer moves straight from an item to its submenu and its nested pages', {
    tag: '@S2.desktop.child',
  }, async ({ open, page }) => {
    await page.clock.install();
    await open('/about');
    await untilMenuIsLive(page);
    await watchSubmenu(page);
    await top(page, 'Industries').hover();
    // Control the page's clock: each twentieth of the way takes 50 ms, even on a busy machine.
    await page.clock.pauseAt(Date.now() + MINUTE_MS);
    let at: { x: number; y: number } | undefined;
    for (const name of ['Logistics and Transportation', 'Operational Planning', 'Insurance']) {
      const link = shown(page, name);
      const box = await link.boundingBox();
      if (!box) throw new Error(`${name} has no box.`);
      const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const from = at ?? to;
      for (let step = 1; step <= 20; step++) {
        await page.mouse.move(from.x + ((to.x - from.x) * step) / 20, from.y + ((to.y - from.y) * step) / 20);
        await page.clock.runFor(50);
      }
      await expect(link).toBeVisible();
      at = to;
    }
    expect(await closings(page)).toBe(0);
    await page.clock.runFor(CLOSE_DELAY_MS);
    await expect(shown(page, 'Operational Planning')).toBeHidden();
  });
});

test.describe('by touch, above 992 pixels', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens a submenu and its nested pages, a tap outside closes both', async ({ open }) => {
    const page = await open('/about');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: /Industries/ }).tap();
    await expect(shown(page, 'Banking')).toBeVisible();
    await header.getByRole('button', { name: /Logistics and Transportation/ }).tap();
    await expect(shown(page, 'Shipment Management')).toBeVisible();
    await page.touchscreen.tap(600, 780);
    await expect(shown(page, 'Banking')).toBeHidden();
    await header.getByRole('button', { name: /Industries/ }).tap();
    await shown(page, 'Banking').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banking');
    await expect(shown(page, 'Insurance')).toBeHidden();
  });
});

test('the full menu is hidden while closed and modal while open', async ({ open }) => {
  const page = await open('/about');
  await page.setViewportSize({ width: 390, height: 844 });
  const burger = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Main' });
  const focusIsIn = (selector: string) =>
    page.evaluate((one) => document.activeElement?.closest(one) !== null, selector);
  for (const openBy of ['Enter', 'Space']) {
    await expect(menu).toBeHidden();
    await expect(page.getByRole('link', { name: 'Technologies' })).toHaveCount(0);
    expect(await page.evaluate(() => document.elementFromPoint(100, 240)?.closest('dialog'))).toBeNull();
    await burger.focus();
    await page.keyboard.press('Tab');
    expect(await focusIsIn('main')).toBe(true);

    await burger.press(openBy);
    await expect(page.locator('dialog:modal')).toHaveAccessibleName('Main');
    await expect(menu, 'its scrollbar is dark').toHaveCSS('color-scheme', 'dark');
    await expect(menu.getByRole('link', { name: 'Technologies' })).toBeVisible();
    for (let i = 0; i < 20; i += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsIn('main, footer')).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
  }
  await burger.click();
  await menu.getByRole('link', { name: 'Technologies' }).click();
  await expect(page).toHaveURL(/\/technologies$/);
  await expect(menu).toBeHidden();
});

test('a phone loads the code of the wide menu only when its window gets wide', async ({ page, open }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const menuCode = () => files.filter((url) => url.includes('/assets/MainMenu-'));
  await page.setViewportSize({ width: 844, height: 390 });
  await open('/about');
  expect(menuCode()).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await untilMenuIsLive(page);
  expect(menuCode()).toHaveLength(1);
  await top(page, 'Industries').hover();
  await expect(shown(page, 'Banking')).toBeVisible();
});

test.describe('with the keyboard alone', () => {
  test('accordions, the carousel and the dialog can be entered, used and left', async ({ open }) => {
    const page = await open('/about');
    const row = page.getByRole('main').locator('summary').last();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(row.locator('..')).toHaveAttribute('open', '');
    await page.keyboard.press('Enter');
    await expect(row.locator('..')).not.toHaveAttribute('open');

    const carousel = page.getByRole('group', { name: 'What clients say' });
    await carousel.getByRole('button', { name: 'Next testimonial' }).focus();
    const active = carousel.locator('.active');
    const before = await active.textContent();
    await page.keyboard.press('Enter');
    await expect(active).not.toHaveText(before ?? '');
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: /^(?:Pause|Play)/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(carousel.locator(':focus')).toHaveCount(0);

    const asking = page.getByRole('main').getByRole('button', { name: 'Request a Callback' });
    await asking.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(asking).toBeFocused();
  });
});
