import type { Page } from '@playwright/test';
import { articles } from '~mocks/models';
import { openSignedIn, serveOwnArticles } from '../../support/admin/own-articles';
import { heard, listen } from '../../support/browser/heard';
import { afterFrames, expect, stopClock, test } from '../../support/browser/test';
import { CI } from '../../support/sample';

// The tests respond with errors, and with a banner that does not exist.
test.use({ allowedConsole: [/Failed to load resource/] });

const ARTICLES = [
  await articles.create({ id: 1, title: 'Late trains', slug: 'late-trains', bannerImage: '/art/article-default.svg' }),
  await articles.create({
    id: 2,
    title: 'Early ships',
    slug: 'early-ships',
    date: '2026-10-02',
    bannerImage: '/art/missing.svg',
  }),
];

async function remove(page: Page, title: string) {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

test('the dashboard has a drawer and a top bar, and shows each article with its links and buttons', {
  tag: ['@S2.dashboard.frame', '@S2.dashboard.rows', '@S2.dashboard.thumbnail', '@S3.article.status'],
}, async ({ page }) => {
  await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/dashboard');
  await expect(page).toHaveTitle('Newsroom Articles | Mindwave');
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText(['Newsroom']);
  await expect(page.getByText('Admin Dashboard', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '/newsroom/' });
  await expect(rows).toHaveCount(2);
  const row = rows.first();
  await expect(row.getByRole('heading')).toHaveText('Late trains');
  const link = row.getByRole('link', { name: '/newsroom/late-trains' });
  await expect(link).toHaveAttribute('href', '/newsroom/late-trains');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(row.getByText('November 20, 2026')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Edit Late trains' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete Late trains' })).toBeVisible();
  await expect(page.getByText('published', { exact: true })).toHaveCount(2);
  await expect(row.locator('img')).toBeVisible();
  await expect(rows.last().locator('img')).toHaveCount(0);
});

test('a delete shows its result for 3 seconds and reloads the list; an empty list and a failed one say so', {
  tag: ['@S4.delete', '@S8.delete.failure', '@S2.dashboard.empty', '@S8.list.error'],
}, async ({ page }) => {
  await page.clock.install();
  const server = await serveOwnArticles(page, ARTICLES.slice(0, 1));
  const lists = () => server.calls.filter((call) => call === 'GET /news/').length;
  await openSignedIn(page, '/admin/dashboard');
  server.respond('DELETE /news/1', { status: 500, json: { message: 'Not now.' } });
  const release = server.hold('DELETE /news/1');
  await remove(page, 'Late trains');
  await expect.poll(() => server.calls).toContain('DELETE /news/1');
  await stopClock(page);
  release();
  const failure = page.getByText('Error deleting article. Please try again.');
  await expect(failure).toBeVisible();
  await page.clock.runFor(2500);
  await expect(failure).toBeVisible();
  await page.clock.runFor(1000);
  await expect(failure).toBeHidden();
  await page.clock.resume();
  const before = lists();

  server.respond('DELETE /news/1', undefined);
  await remove(page, 'Late trains');
  await expect(page.getByText('Article deleted successfully!')).toBeVisible();
  await expect(page.getByText('No articles found. Add your first article to get started!')).toBeVisible();
  expect(lists()).toBeGreaterThan(before);
  expect(server.calls.filter((call) => call === 'DELETE /news/1')).toHaveLength(2);
  await page.clock.runFor(3500);
  await expect(page.getByText('Article deleted successfully!')).toBeHidden();

  for (const [message, shown] of [
    ['The press is closed.', 'Error loading articles: The press is closed.'],
    ['', 'Error loading articles: Unknown error'],
  ] as const) {
    server.respond('GET /news/', { status: 503, json: { message } });
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: shown })).toBeVisible();
  }
});

test('Cancel and a second click on Delete work while the article is still loading for Undo', { tag: CI }, async ({
  page,
}) => {
  const server = await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/dashboard');
  const deletes = () => server.calls.filter((call) => call.startsWith('DELETE'));
  const question = page.getByRole('alertdialog');

  const release = server.hold('GET /news/1');
  await remove(page, 'Late trains');
  await expect(question.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  const read = page.waitForResponse(/\/news\/1$/);
  release();
  await read;
  await afterFrames(page);
  expect(deletes()).toEqual([]);

  const releaseOther = server.hold('GET /news/2');
  await remove(page, 'Early ships');
  await question.getByRole('button', { name: 'Deleting...' }).click({ force: true });
  releaseOther();
  await expect(page.getByText('Article deleted successfully!')).toBeVisible();
  expect(deletes()).toEqual(['DELETE /news/2']);
});

test('Undo restores what another admin wrote after the pointer entered the row', { tag: CI }, async ({ page }) => {
  const server = await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/dashboard');
  const read = page.waitForResponse(/\/news\/1$/);
  await page.getByRole('button', { name: 'Delete Late trains' }).hover();
  await read;
  server.respond('GET /news/1', { status: 200, json: { data: { ...ARTICLES[0], title: 'Words of another admin' } } });
  await remove(page, 'Late trains');
  const saved = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await saved).postData()).toContain('Words of another admin');
});

test('two deletes in a row are announced once each, with the name of the article', async ({ page }) => {
  await page.addInitScript(listen);
  await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/dashboard');
  const said = page.getByText('Article deleted successfully!', { exact: true });
  for (const [at, title] of ['Late trains', 'Early ships'].entries()) {
    await remove(page, title);
    await expect(said.or(page.getByText(/ is deleted\.$/))).toHaveCount(at + 1);
  }
  await expect(page.getByText(/Early ships.* is deleted\.$/)).toBeVisible();
  const texts = (await heard(page)).filter((text) => text.includes('deleted'));
  for (const title of ['Late trains', 'Early ships']) {
    const own = texts.filter((text) => text.includes(title));
    expect(
      own.filter((text) => text.startsWith('Article deleted successfully!')),
      title,
    ).toHaveLength(1);
    expect(own, title).toHaveLength(2);
  }
  expect(texts).toHaveLength(4);
});

test('Escape during a delete shows that it continues, and then its result', async ({ page }) => {
  const server = await serveOwnArticles(page, ARTICLES);
  await openSignedIn(page, '/admin/dashboard');
  const goesOn = page.getByText(/Late trains.* is still being deleted\.$/);
  for (const { status, end } of [
    { status: 500, end: 'Error deleting article. Please try again.' },
    { status: 200, end: 'Article deleted successfully!' },
  ]) {
    server.respond('DELETE /news/1', { status, json: {} });
    const release = server.hold('DELETE /news/1');
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await remove(page, 'Late trains');
    await sent;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(goesOn).toBeVisible();
    release();
    await expect(page.getByText(end)).toBeVisible();
    await expect(goesOn).toBeHidden();
  }
});
