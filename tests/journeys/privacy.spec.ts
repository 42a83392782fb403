import type { Page } from '@playwright/test';
import { signIn } from '../support/admin/admin-steps';
import { fillCallback, sendCallback } from '../support/browser/callback-form';
import { expect, test, untilInstalled } from '../support/browser/test';
import { API_SITE } from '../support/servers/ports';

// The browser logs the request that fails.
test.use({ serviceWorkers: 'allow', allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** The names that the notice lists in one of its panels. */
async function listed(page: Page, panel: string): Promise<readonly string[]> {
  const lines = await page.locator(`#${panel} li`).allTextContents();
  return lines.map((line) => line.slice(0, line.indexOf(':', line.indexOf(':*') + 1)));
}

/** Names that the browser stores and the notice does not list. */
const unlisted = (stored: readonly string[], names: readonly string[]) =>
  stored.filter(
    (one) => !names.some((name) => (name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : one === name)),
  );

const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }));

/** Compares what the browser stores with the notice, which is open. */
async function expectListed(page: Page) {
  const stored = await storedBy(page);
  expect(unlisted(stored.local, await listed(page, 'local-storage'))).toEqual([]);
  expect(unlisted(stored.session, await listed(page, 'session-storage'))).toEqual([]);
  expect(unlisted(stored.databases, await listed(page, 'databases'))).toEqual([]);
  expect(unlisted(stored.caches, await listed(page, 'saved-pages'))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

test('a visit stores nothing that the privacy notice does not list, and no cookie', async ({ open, context }) => {
  const page = await open(`${API_SITE}/`);
  await untilInstalled(page);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await open(`${API_SITE}/newsroom`, page);
  // Which articles there are depends on other tests.
  const row = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(row.first()).toBeVisible();
  await open(`${API_SITE}/contact`, page);
  await page.getByRole('textbox', { name: 'Message' }).fill('We still confirm most of our loads by phone.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'request a callback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await fillCallback(dialog, 'Coastal Freight');
  await sendCallback(dialog);
  await dialog.getByRole('button', { name: 'Send it when I am online' }).click();
  await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  const stored = await storedBy(page);
  expect(stored.local).toEqual(expect.arrayContaining(['theme', 'visits', 'outbox']));
  expect(stored.session).toContain('draft:contact');
  expect(stored.databases).toContain('mindwave-outbox');
  expect(stored.caches.length).toBeGreaterThan(1);
  await expectListed(page);
});

test('writing an article stores nothing that the privacy notice does not list', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/add-article');
  await page.getByLabel('Article Title').fill('A draft');
  await expect.poll(async () => (await storedBy(page)).databases).toContain('mindwave-drafts');
  expect((await storedBy(page)).session).toEqual(expect.arrayContaining(['token', 'lastActive']));
  await page.goto('/privacy');
  await expectListed(page);
});

test('a form links to the privacy notice, and keeps its text meanwhile', async ({ open }) => {
  const page = await open('/demo');
  await page.getByLabel('Name').fill('Priya Raman');
  await page.getByRole('main').getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Priya Raman');
});
