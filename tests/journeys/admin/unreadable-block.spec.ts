import { signIn } from '../../support/admin/admin-steps';
import { expect, test } from '../../support/browser/test';
import { API_ROOT } from '../../support/servers/ports';
import { type RunningSite, startSite } from '../../support/servers/site';

const TABLE = { type: 'table', rows: [['Stop', 'Owner']] };
const ARTICLE = {
  id: 4711,
  title: 'With a table',
  slug: 'with-a-table',
  date: '2026-11-20',
  bannerImage: null,
  sections: JSON.stringify([
    { title: 'Stops', content: [{ type: 'paragraph', content: 'Before it.' }, TABLE] },
    { title: 'After', content: [{ type: 'paragraph', content: 'Behind it.' }] },
  ]),
  sidebarItems: '[]',
};

/** Renders no articles, because the test responds to API requests in the browser. */
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ API_URL: API_ROOT });
});
test.afterAll(() => site.stop());

test('the editor shows an unknown block as raw data, and readers see the rest of the article', async ({ page }) => {
  await signIn(page, site.origin);
  for (const path of ['4711', 'slug/with-a-table']) {
    await page.route(`${API_ROOT}/news/${path}`, (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { data: ARTICLE } }),
    );
  }
  await page.goto(`${site.origin}/newsroom/with-a-table`);
  await expect(page.getByText('Before it.')).toBeVisible();
  await expect(page.getByText('Behind it.')).toBeVisible();
  await expect(page.getByText('Owner')).toHaveCount(0);

  await page.goto(`${site.origin}/admin/edit-article?id=4711`);
  await page.getByRole('button', { name: 'Expand: Section 1' }).click();
  const raw = page.getByRole('group', { name: 'This content could not be read' });
  await expect(raw.getByRole('textbox')).toHaveValue(JSON.stringify(TABLE));
  await expect(raw.getByRole('textbox')).not.toBeEditable();
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue('Before it.');
  await raw.getByRole('button', { name: 'Turn into a paragraph' }).click();
  await expect(page.getByLabel('Content', { exact: true }).nth(1)).toHaveValue(JSON.stringify(TABLE));
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(raw).toBeVisible();
});
