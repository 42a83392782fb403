import type { Page } from '@playwright/test';
import { expectWords, saveButton, saved, signIn, writeArticle } from '../support/admin/admin-steps';
import { serveLists } from '../support/admin/article-lists';
import { API_SITE } from '../support/servers/ports';
import { expect, test } from '../support/browser/test';
import { CI } from '../support/sample';

const pager = (page: Page) => page.getByRole('navigation', { name: /^Pages/ });
const link = (page: Page, name: string) => pager(page).getByRole('link', { name, exact: true });
const range = (page: Page) => pager(page).getByRole('status');
const search = (page: Page) => page.getByLabel('Search articles');
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe('the newsroom’s list', () => {
  test('asks for its pages, and Back and Forward keep place and focus', async ({ page, open }) => {
    const { asked } = await serveLists(page, { count: 23 });
    await open(`${API_SITE}/newsroom?page=2`);
    await expect(range(page)).toHaveText('Articles 6 to 10 of 23');
    await expect(link(page, 'Page 2')).toHaveAttribute('aria-current', 'page');
    expect(asked.toSorted()).toEqual(['?page=1&limit=5', '?page=2&limit=5']);

    await link(page, 'Next').focus();
    await expect.poll(() => asked.at(-1), 'the next page is prefetched').toBe('?page=3&limit=5');
    const place = await scrolled(page);
    await page.keyboard.press('Enter');
    await expect(range(page)).toHaveText('Articles 11 to 15 of 23');
    await expect(page).toHaveURL(/\?page=3$/);
    expect(asked, 'the prefetched page is not requested again').toHaveLength(3);
    await expect(link(page, 'Next')).toBeFocused();
    expect(await scrolled(page)).toBe(place);

    await page.goBack();
    await expect(range(page)).toHaveText('Articles 6 to 10 of 23');
    await expect(link(page, 'Next')).toBeFocused();
    expect(await scrolled(page)).toBe(place);
    await page.goForward();
    await expect(range(page)).toHaveText('Articles 11 to 15 of 23');

    await link(page, 'Page 5').click();
    await expect(range(page)).toHaveText('Articles 21 to 23 of 23');
    await link(page, 'Next').focus();
    await expect(link(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  });

  test('opens a page in another tab, and shows the last page for one after it', async ({ page, open, context }) => {
    await serveLists(page, { count: 7 });
    await open(`${API_SITE}/newsroom?page=99`);
    await expect(range(page)).toHaveText('Articles 6 to 7 of 7');
    const opened = context.waitForEvent('page');
    await link(page, 'Page 1').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(`${API_SITE}/newsroom?page=1`);
    await expect(page).toHaveURL(/page=99$/);
  });

  test('pages through the whole list of a backend without pagination', { tag: CI }, async ({ page, open }) => {
    const { asked } = await serveLists(page, { count: 12, isPaged: false });
    await open(`${API_SITE}/newsroom`);
    await expect(range(page)).toHaveText('Articles 1 to 5 of 12');
    await link(page, 'Next').click();
    await expect(range(page)).toHaveText('Articles 6 to 10 of 12');
    await page.goBack();
    await expect(range(page)).toHaveText('Articles 1 to 5 of 12');
    expect(asked).toHaveLength(1);
  });
});

test.describe('the dashboard', () => {
  test('never shows an older response to a search, and announces the newest', async ({ page }) => {
    const { asked, hold } = await serveLists(page, { count: 23 });
    const release = hold('01');
    await signIn(page, API_SITE);
    await expect(page.getByText('23 articles, all published')).toBeVisible();
    await search(page).fill('01');
    const late = page.waitForEvent('requestfailed');
    await expect.poll(() => asked.at(-1)).toContain('q=01');
    await expect(page.getByText('23 articles, all published'), 'no number before the response').toBeVisible();
    await search(page).fill('007');
    expect((await late).url(), 'the older search is cancelled').toContain('q=01');
    await expect(page.getByRole('status').filter({ hasText: '1 article found' })).toBeVisible();
    release();
    await expect(rows(page)).toHaveText(['Report 007']);
    await expect(search(page)).toBeFocused();
    expect(asked.every((query) => query.includes('limit=10') && query.includes('fields=summary'))).toBe(true);
  });

  test('has its search, order and page in the address, and Back returns to them', async ({ page }) => {
    await serveLists(page, { count: 23 });
    await signIn(page, API_SITE);
    await page.goto(`${API_SITE}/admin/dashboard?q=report&sort=oldest&page=2`);
    await expect(range(page)).toHaveText('Articles 11 to 20 of 23');
    await expect(rows(page).first()).toHaveText('Report 013');
    await link(page, 'Previous').click();
    await expect(rows(page).first()).toHaveText('Report 023');
    await search(page).fill('report 02');
    await expect(rows(page)).toHaveText(['Report 023', 'Report 022', 'Report 021', 'Report 020']);
    await page.goBack();
    await expect(search(page)).toHaveValue('report');
    await expect(range(page)).toHaveText('Articles 11 to 20 of 23');
  });

  test('clears a search without results, and the field keeps the focus', async ({ page }) => {
    await serveLists(page, { count: 3 });
    await signIn(page, API_SITE);
    await search(page).fill('nothing');
    await expect(page.getByText('No article matches your search.')).toBeVisible();
    await search(page).fill('');
    await expect(rows(page)).toHaveCount(3);
    await expect(search(page)).toBeFocused();
  });

  test('searches the whole list of a backend without pagination', { tag: CI }, async ({ page }) => {
    const { asked } = await serveLists(page, { count: 12, isPaged: false });
    await signIn(page, API_SITE);
    await search(page).fill('REPORT-1');
    await expect(rows(page)).toHaveText(['Report 001', 'Report 010', 'Report 011', 'Report 012']);
    expect(asked).toHaveLength(1);
  });

  test('restores a deleted article with its content', async ({ page }) => {
    await signIn(page);
    await writeArticle(page, 'Deleted and restored');
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Delete Deleted and restored' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Edit Deleted and restored' }).click();
    await expectWords(page);
  });
});
