import type { Page } from '@playwright/test';
import { signIn } from '../support/admin/admin-steps';
import { serveLists } from '../support/admin/article-lists';
import { expect, test } from '../support/browser/test';
import { API_SITE } from '../support/servers/ports';

const pager = (page: Page) => page.getByRole('navigation', { name: /^Pages/ });
const link = (page: Page, name: string) => pager(page).getByRole('link', { name, exact: true });
const range = (page: Page) => pager(page).getByRole('status');
const search = (page: Page) => page.getByLabel('Search articles');
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe('the newsroom’s list', () => {
  test('requests each page, and Back and Forward keep the position and the focus', async ({ page, open }) => {
    const asked = await serveLists(page, 23);
    await open(`${API_SITE}/newsroom?page=2`);
    await expect(range(page)).toHaveText('Articles 6 to 10 of 23');
    await expect(page.locator('#latest time').first()).toHaveText('November 20, 2026');
    await expect(link(page, 'Page 2')).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => asked.toSorted()).toEqual(['?page=1&limit=5', '?page=2&limit=5']);

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

  test('opens a page in another tab, and shows the last page instead of one after it', async ({
    page,
    open,
    context,
  }) => {
    await serveLists(page, 7);
    await open(`${API_SITE}/newsroom?page=99`);
    await expect(range(page)).toHaveText('Articles 6 to 7 of 7');
    const opened = context.waitForEvent('page');
    await link(page, 'Page 1').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(`${API_SITE}/newsroom?page=1#latest`);
    await expect(page).toHaveURL(/page=99$/);
  });
});

test.describe('the search of the newsroom', () => {
  const titles = (page: Page) => page.locator('#latest h3');
  const announced = (page: Page) => page.locator('#latest').getByRole('status').filter({ hasText: 'found' });

  test('is in the address, is announced once, and Back returns to the list', async ({ page, open }) => {
    const asked = await serveLists(page, 23);
    await open(`${API_SITE}/newsroom`);
    await search(page).fill('report 01');
    await expect(range(page)).toHaveText('Articles 1 to 5 of 10');
    await expect(announced(page)).toHaveText('10 articles found');
    await expect(page).toHaveURL(/\/newsroom\?q=report\+01$/);
    expect(asked.filter((query) => query.includes('q='))).toEqual(['?page=1&limit=5&q=report%2001']);
    await search(page).fill('report 023');
    await search(page).press('Enter');
    await expect(titles(page)).toHaveText(['Report 023']);
    await expect(search(page)).toBeFocused();
    await page.reload();
    await expect(search(page)).toHaveValue('report 023');
    await expect(titles(page)).toHaveText(['Report 023']);
    await page.goBack();
    await expect(range(page)).toHaveText('Articles 1 to 5 of 23');
    await expect(search(page)).toHaveValue('');
  });

  test('keeps its text in the links to further pages', async ({ page, open }) => {
    await serveLists(page, 23);
    await open(`${API_SITE}/newsroom?q=report%2001`);
    await link(page, 'Next').click();
    await expect(range(page)).toHaveText('Articles 6 to 10 of 10');
    await expect(page).toHaveURL(/\?q=report\+01&page=2$/);
    await expect(search(page)).toHaveValue('report 01');
  });

  test('says that nothing was found, and leads back to the list', async ({ page, open }) => {
    await serveLists(page, 3);
    await open(`${API_SITE}/newsroom`);
    await search(page).fill('50% <b>');
    await expect(page.getByText('No title contains “50% <b>”.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all articles' }).press('Enter');
    await expect(titles(page)).toHaveCount(3);
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await expect(page).toHaveURL(`${API_SITE}/newsroom`);
  });

  test('says how many characters are too many, and searches for nothing', async ({ page, open }) => {
    const asked = await serveLists(page, 23);
    await open(`${API_SITE}/newsroom`);
    await search(page).fill('x'.repeat(217));
    await expect(search(page)).toHaveAccessibleDescription('17 characters too many');
    await search(page).press('Enter');
    await expect(search(page)).toBeFocused();
    await expect(range(page)).toHaveText('Articles 1 to 5 of 23');
    expect(asked.filter((query) => query.includes('q='))).toEqual([]);
    await expect(page).toHaveURL(`${API_SITE}/newsroom`);
  });

  test.describe('without a connection', () => {
    test.use({ allowedConsole: [/Failed to load resource/] });

    test('says what is missing, and continues when it is back', async ({ page, open, context }) => {
      await serveLists(page, 23);
      await open(`${API_SITE}/newsroom`);
      await expect(range(page)).toHaveText('Articles 1 to 5 of 23');
      const isSearch = (url: URL) => url.searchParams.has('q');
      await page.route(isSearch, (route) => route.abort('internetdisconnected'));
      await context.setOffline(true);
      await search(page).fill('report 023');
      await expect(page.locator('#latest').getByRole('alert')).toContainText('You cannot search without a connection.');
      await page.unroute(isSearch);
      await context.setOffline(false);
      await expect(titles(page)).toHaveText(['Report 023']);
    });
  });
});

test.describe('the dashboard', () => {
  test('keeps its search, order and page in the address, and Back restores them', async ({ page }) => {
    await serveLists(page, 23);
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
    await serveLists(page, 3);
    await signIn(page, API_SITE);
    await search(page).fill('nothing');
    await expect(page.getByText('No article matches your search.')).toBeVisible();
    await search(page).fill('');
    await expect(rows(page)).toHaveCount(3);
    await expect(search(page)).toBeFocused();
  });
});
