import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { testedPages } from '../support/tested-pages';

test.use({ javaScriptEnabled: false });

/** Finds what is missing without JavaScript: the heading, invisible text, and forms without an explanation. */
const inspect = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Closed panels open on click, buttons that need JavaScript are hidden, and the theme shows one of two images.
    const isLeftOut = (element: Element) =>
      element.closest(
        'script, style, noscript, option, svg, button, details:not([open]), [data-only], [aria-hidden="true"], [role="status"]',
      ) !== null;
    const seen = new Set<string>();
    const unseen: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const text = textContent?.trim();
      if (!text || !parentElement || isLeftOut(parentElement)) continue;
      if (isSeen(parentElement)) seen.add(text);
      else unseen.push(text);
    }
    return {
      headings: [...document.querySelectorAll('h1')].filter(isSeen).length,
      unseen: unseen.filter((text) => !seen.has(text)),
      silentForms: [...document.querySelectorAll('main form')]
        .filter((form) => isSeen(form) && !form.closest('section')?.innerText.includes('JavaScript'))
        .map((form) => form.getAttribute('aria-label')),
      links: document.querySelectorAll('header nav a[href^="/"]').length,
    };
  });

test('pages load, show their heading and all text, and say what their forms need', async ({ page }) => {
  const wrong: string[] = [];
  for (const path of testedPages) {
    const response = await page.goto(path);
    const { headings, unseen, silentForms, links } = await inspect(page);
    if (response?.status() !== 200) wrong.push(`${path} has status ${response?.status()}`);
    if (headings !== 1) wrong.push(`${path} shows ${headings} h1`);
    if (unseen.length > 0) wrong.push(`${path} hides: ${unseen.join(' | ')}`);
    if (silentForms.length > 0) wrong.push(`${path} has forms without an explanation: ${silentForms.join(', ')}`);
    // Six top items, their pages and the nested pages.
    if (links < 18) wrong.push(`${path} has a menu of ${links} links`);
  }
  expect(wrong).toEqual([]);
});

test('the menus of a wide window open on hover and with the keyboard', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const banking = menu.getByRole('link', { name: /^Banking/ });
  await expect(banking).toBeHidden();
  await menu.getByRole('link', { name: 'Industries', exact: true }).hover();
  await expect(banking).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(banking).toBeHidden();
  await menu.getByRole('link', { name: 'Industries', exact: true }).focus();
  await expect(banking).toBeVisible();
  await banking.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banking');
});

test('the menu of a narrow window opens, expands and links to its pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main' });
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByRole('link', { name: 'Digital Transformation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital Transformation');
});

test('a closed accordion panel opens on click', async ({ page }) => {
  await page.goto('/technologies');
  const panel = page.getByRole('main').locator('details').last();
  await expect(panel).not.toHaveAttribute('open');
  await expect(panel.getByRole('paragraph').last()).toBeHidden();
  await panel.locator('summary').click();
  await expect(panel.getByRole('paragraph').last()).toBeVisible();
});

test('a link to a category moves the focus to its heading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Development/ }).click();
  await expect(page.getByRole('heading', { name: 'Development', exact: true })).toBeFocused();
});
