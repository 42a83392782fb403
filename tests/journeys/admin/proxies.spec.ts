import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import { saveButton, saved, signIn, uniqueSlug, writeArticle } from '../../support/admin/admin-steps';
import { createEditor } from '../../support/admin/article-editor';
import { expect, test } from '../../support/browser/test';
import { noPostgres, startPostgres } from '../../support/postgres/postgres';
import { sampled } from '../../support/sample';
import {
  removeDirectory,
  startServer as startMockServer,
  temporaryDirectory,
} from '../../support/servers/mock-server-process';
import { type Proxy, proxies } from '../../support/servers/proxies';
import { EDITOR, prepareDatabase, startServer } from '../../support/servers/server-process';

/** A site whose API is behind a proxy. `url` is its root without the proxy. */
interface Running {
  readonly site: string;
  readonly url: string;
  readonly account: typeof EDITOR | typeof DEMO_ADMIN;
  stop(): Promise<void>;
}

async function startOnPostgres(proxy: Proxy): Promise<Running> {
  const postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  const server = await startServer({ DIST: 'dist', DATABASE_URL: postgres.url, TRUST_PROXY: '1' });
  const { origin, stop } = await proxy.start(server.origin);
  return {
    site: origin,
    url: server.url,
    account: EDITOR,
    async stop() {
      await stop();
      await server.end();
      await postgres.end();
    },
  };
}

/** The API is on another origin than the site, so its headers must also pass CORS. */
async function startOnJsonServer(proxy: Proxy): Promise<Running> {
  const DATA_DIR = await temporaryDirectory();
  const mock = await startMockServer({ DATA_DIR });
  const { origin, stop } = await proxy.start(new URL(mock.url).origin);
  const site = await startServer({ DIST: 'dist', API_URL: `${origin}/api` });
  return {
    site: site.origin,
    url: mock.url,
    account: DEMO_ADMIN,
    async stop() {
      await site.end();
      await stop();
      await mock.end();
      await removeDirectory(DATA_DIR);
    },
  };
}

const backends = [
  { name: 'PostgreSQL', missing: noPostgres, start: startOnPostgres },
  { name: 'json-server', missing: undefined, start: startOnJsonServer },
];

// The browser reports the conflict.
test.use({ allowedConsole: [/412 \(Precondition Failed\)/] });

const savedAt = (page: Page) => page.getByText(/^Saved \d/);

async function saveAgain(page: Page, summary: string) {
  await page.getByLabel('Summary').fill(summary);
  await expect(savedAt(page)).toBeHidden();
  await saveButton(page).click();
  await expect(savedAt(page)).toBeVisible();
}

async function expectMergedConflict(page: Page, running: Running, slug: string) {
  const other = await createEditor(running, running.account);
  const [article] = (await (await fetch(`${running.url}/news/?q=${slug}`)).json()).data;
  await other.save({ slug, title: 'Their title' }, String(article.id));
  await page.getByLabel('Summary').fill('My own summary');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'This article changed while you were editing' });
  await dialog.getByRole('button', { name: 'Save this version' }).click();
  await expect(dialog).toBeHidden();
  await expect(savedAt(page)).toBeVisible();
  await expect(page.getByLabel('Article Title')).toHaveValue('Their title');
  await expect(page.getByLabel('Summary')).toHaveValue('My own summary');
}

async function restoreFirstVersion(page: Page, title: string) {
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const list = page.getByRole('dialog', { name: 'Earlier versions' });
  await list.getByRole('listitem').last().getByRole('button').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Article Title')).toHaveValue(title);
  await saveButton(page).click();
  await expect(savedAt(page)).toBeVisible();
}

async function deleteAndUndo(page: Page, title: string, slug: string) {
  const link = page.getByRole('link', { name: `/newsroom/${slug}` });
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
}

for (const proxy of proxies) {
  for (const backend of backends) {
    const sample = sampled(proxy.name === 'nginx with gzip', false);
    test(`an article lives through ${proxy.name} on ${backend.name}`, sample, async ({ page }) => {
      test.skip(Boolean(proxy.missing ?? backend.missing), proxy.missing ?? backend.missing);
      const running = await backend.start(proxy);
      try {
        await signIn(page, running.site, running.account);
        const slug = uniqueSlug();
        const title = `The title of ${slug}`;
        await writeArticle(page, title, { site: running.site, slug });
        await saveButton(page).click();
        await expect(saved(page)).toBeVisible();
        await page.getByRole('link', { name: `Edit ${title}` }).click();
        await saveAgain(page, 'The first change');
        await saveAgain(page, 'The second change');
        await expectMergedConflict(page, running, slug);
        await restoreFirstVersion(page, title);
        await page.goto(`${running.site}/admin/dashboard`);
        await deleteAndUndo(page, title, slug);
      } finally {
        // Otherwise, it would send requests after the end of the test.
        await page.close();
        await running.stop();
      }
    });
  }
}
