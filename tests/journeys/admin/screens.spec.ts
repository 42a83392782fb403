import type { Locator, Page } from '@playwright/test';
import { articles } from '~mocks/models';
import { fillLogin } from '../../support/admin/admin-steps';
import { openSignedIn, serveOwnArticles } from '../../support/admin/own-articles';
import { enterAsAdmin, openSecondTab } from '../../support/admin/signed-in';
import { heard, listen } from '../../support/browser/heard';
import { expect, test } from '../../support/browser/test';

/** 25 articles about ships, of which the dashboard shows ten per page, and one about trains. */
const ARTICLES = await articles.createAll(
  Array.from({ length: 26 }, (_, i) => ({
    title: i === 25 ? 'Late trains' : `Ship ${String(i + 1).padStart(2, '0')}`,
    slug: i === 25 ? 'late-trains' : `ship-${i + 1}`,
    date: `2026-10-${String(i + 1).padStart(2, '0')}`,
  })),
);

/** Records the requests for pages, by navigation or by code. */
function watchDocuments(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const isPage = request.resourceType() === 'document' || request.headers().accept === 'text/html';
    if (isPage) found.push(request.url());
  });
  return found;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const screenName = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the admin changes screens without loading a document, and Back restores the list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/dashboard');
  await page.getByLabel('Search articles').fill('ship');
  await expect(page).toHaveURL(/\?q=ship$/);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Ship 15')).toBeVisible();
  const documents = watchDocuments(page);
  await drawer(page).evaluate((element) => element.setAttribute('data-seen', ''));
  const edit = page.getByRole('link', { name: 'Edit Ship 08' });
  await edit.scrollIntoViewIfNeeded();
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(0);
  const expectList = async (focused: Locator) => {
    await expect(page).toHaveURL(/\?q=ship&page=2$/);
    await expect(page).toHaveTitle('Newsroom Articles | Mindwave');
    await expect(focused).toBeFocused();
    await expect(page.getByLabel('Search articles')).toHaveValue('ship');
    await expect(page.getByText('Ship 15')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(position);
  };

  await page.getByRole('link', { name: 'Add New Article' }).evaluate((link: HTMLElement) => link.click());
  await expect(screenName(page, 'Add New Article')).toBeVisible();
  await expect(page).toHaveTitle('Add New Article | Mindwave');
  await expect(page.locator('#announcer')).toHaveText('Add New Article | Mindwave');
  await page.goBack();
  await expectList(heading(page));
  await edit.click();
  await expect(screenName(page, 'Edit Ship 08')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expectList(edit);
  await page.goForward();
  await expect(screenName(page, 'Edit Ship 08')).toBeVisible();
  await expect(page.getByLabel('Article Title')).toHaveValue('Ship 08');

  await expect(drawer(page)).toHaveAttribute('data-seen', '');
  expect(documents).toEqual([]);
});

test('the login leads back to the requested screen', async ({ page }) => {
  for (const path of ['/admin/edit-article?id=1', '/admin/dashboard?q=freight&sort=title']) {
    await page.goto(path);
    await expect(page.getByText('Please login to access')).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
    await fillLogin(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText('Please login to access')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page)).toHaveText('Admin Login');
  }
});

test('a search for percent-encoded text finds that text, even after a reload', async ({ page }) => {
  await enterAsAdmin(page);
  await page.goto('/admin/dashboard');
  const search = page.getByLabel('Search articles');
  for (const text of ['100 %', '%2B', 'a&q=b', '50%25']) {
    await search.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await page.reload();
    await expect(search).toHaveValue(text);
  }
});

test('an unknown address in the admin says so, and Back returns', async ({ page }) => {
  await enterAsAdmin(page);
  await page.goto('/admin/dashboard');
  const link = page.getByRole('link', { name: 'Add New Article' });
  await link.evaluate((element) => element.setAttribute('href', '/admin/nothing-here'));
  await link.click();
  await expect(page).toHaveTitle('Page not available | Mindwave');
  await page.goBack();
  await expect(heading(page)).toHaveText('Newsroom Articles');
});

test('a sign-out in another tab leaves the dashboard', async ({ page }) => {
  await enterAsAdmin(page);
  await page.goto('/admin/dashboard');
  await expect(heading(page)).toHaveText('Newsroom Articles');
  const other = await openSecondTab(page, '/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  // First, because it disappears after four seconds.
  await expect(page.getByText('Please login to access')).toBeVisible();
  await expect(heading(other)).toHaveText('Admin Login');
  await expect(heading(page)).toHaveText('Admin Login');
  await expect(page).toHaveURL('/admin/login');
});

test('notices move no button when they appear, are announced once, and their dialog returns the focus', async ({
  page,
}) => {
  await page.addInitScript(listen);
  const own = await serveOwnArticles(page, ARTICLES.slice(0, 1));
  const notice = { code: 'leads-dead', message: 'Requests wait.', since: '2026-11-26T08:02:11Z', count: 3 };
  own.respond('GET /notices', { status: 200, json: { data: [notice] } });
  const release = own.hold('GET /notices');
  await openSignedIn(page, '/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const badge = page.getByRole('button', { name: '1 notice' });
  const places = async () => {
    const found: unknown[] = [];
    for (const width of [320, 360, 390, 641, 993, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const buttons = page.locator('button:visible, a:visible').and(page.locator(':not([aria-label="1 notice"])'));
      found.push(await buttons.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect()))));
    }
    return found;
  };
  const before = await places();
  release();
  await expect(badge).toBeVisible();
  expect(await places()).toEqual(before);

  await badge.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Notices' }).getByText(/^Since Nov 26, 2026.* · 3 cases$/),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(badge).toBeFocused();
  await page.getByRole('link', { name: 'Add New Article' }).click();
  await expect(page.locator('#announcer')).toHaveText('Add New Article | Mindwave');
  await expect(badge).toBeVisible();
  expect((await heard(page)).filter((text) => text.includes('notice'))).toEqual(['1 notice']);
});
