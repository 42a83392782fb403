import type { Page } from '@playwright/test';
import { EMPTY_STATE } from '~mocks/backend/state';
import { expect, test, untilLive } from '../support/browser/test';
import { CI } from '../support/sample';
import { API_SITE } from '../support/servers/ports';

const SHORTCUT = 'Alt+KeyQ';
const consoleOf = (page: Page) => page.getByRole('dialog', { name: 'QA console' });
const pageAddress = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** The newsroom's error message, which tells a failed list from an empty one. */
const listError = (page: Page) => page.getByRole('main').getByRole('alert');
const anArticle = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Claims in fewer stops/ });

test.describe('on the embedded backend', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a tester opens the console with a shortcut, sees an HTML error in the newsroom, and resets', async ({
    open,
  }) => {
    const page = await open('/newsroom');
    await expect(anArticle(page).first()).toBeVisible();
    await page.keyboard.press(SHORTCUT);
    const qa = consoleOf(page);
    await expect(qa.getByRole('radio', { name: 'Everything works' })).toBeFocused();

    await qa.getByText('HTML error', { exact: true }).click();
    await expect(qa.getByRole('status')).toHaveText('HTML error, from the next request on.');
    await expect(listError(page).first()).toBeVisible();
    await expect(anArticle(page)).toHaveCount(0);
    const entry = qa.getByRole('listitem').filter({ hasText: '/api/news/' }).first();
    await expect(entry).toContainText('502');
    await expect(entry).toContainText('Contract violation: the status 502 is not one of this operation');

    await qa.getByText('Everything works').click();
    await expect(anArticle(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(qa).toHaveCount(0);
  });

  test('a link applies the same settings in a new tab, which remembers them', { tag: CI }, async ({
    open,
    context,
  }) => {
    const page = await open('/newsroom?qa');
    const qa = consoleOf(page);
    await qa.getByText('Empty newsroom').click();
    await qa.getByLabel('Failure rate').fill('0');
    await qa.getByLabel('Seed').fill('77');
    await qa.getByLabel('GET /jobs', { exact: true }).selectOption('503 maintenance');
    await qa.getByRole('button', { name: 'Copy link' }).click();
    await expect(qa.getByRole('status')).toHaveText('Link copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await open(link, await context.newPage());
    const there = consoleOf(other);
    await expect(there.getByRole('radio', { name: 'Empty newsroom' })).toBeChecked();
    await expect(there.getByLabel('Seed')).toHaveValue('77');
    await expect(there.getByLabel('GET /jobs', { exact: true })).toHaveValue('error-503');
    await expect(anArticle(other)).toHaveCount(0);
    await expect.poll(() => pageAddress(other)).toBe('/newsroom');

    await other.reload();
    await untilLive(other);
    await expect(consoleOf(other)).toHaveCount(0);
    await other.keyboard.press(SHORTCUT);
    await expect(there.getByRole('radio', { name: 'Empty newsroom' })).toBeChecked();
    await expect(there.getByRole('listitem').filter({ hasText: '/api/news/' }).first()).toContainText('200');
  });

  test('data can be exported, imported and reset', async ({ open }) => {
    const page = await open('/newsroom?qa');
    const qa = consoleOf(page);
    await expect(anArticle(page).first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      qa.getByRole('button', { name: 'Export data' }).click(),
    ]);
    const file = await download.path();
    const take = (given: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
      page.locator('input[type=file][aria-label="Import data"]').setInputFiles(given);
    const jsonFile = (text: string) => ({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });

    await take(jsonFile('{"articles": 1'));
    await expect(qa.getByRole('status')).toHaveText('The file was not imported: it is not JSON.');
    await take(jsonFile(JSON.stringify(EMPTY_STATE)));
    await expect(qa.getByRole('status')).toHaveText('The data was imported.');
    await expect(anArticle(page)).toHaveCount(0);
    await take(file);
    await expect(anArticle(page).first()).toBeVisible();
    await take(jsonFile(JSON.stringify(EMPTY_STATE)));
    await expect(anArticle(page)).toHaveCount(0);
    await qa.getByRole('button', { name: 'Reset data' }).click();
    await expect(anArticle(page).first()).toBeVisible();
  });
});

test('with a configured API there is no console, and none of its code is loaded', async ({ open, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const list = page.waitForResponse((response) => /\/api\/news\/?(?:\?|$)/.test(response.url()));
  await open(`${API_SITE}/newsroom?qa=html-error`);
  await page.keyboard.press(SHORTCUT);
  // Other tests write to this backend, so only check that it responds.
  expect((await list).headers()['content-type']).toContain('application/json');
  await page.waitForLoadState('networkidle');
  await expect(consoleOf(page)).toHaveCount(0);
  expect(requested.filter((url) => /\/embedded\/|toggle-console/.test(url))).toEqual([]);
});
