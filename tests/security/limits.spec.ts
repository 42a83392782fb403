import { API_ROOT, API_SITE } from '../support/servers/ports';
import { expect, test } from '../support/browser/test';
import { signIn } from '../support/admin/admin-steps';
import { CI } from '../support/sample';

/** The list of articles, whatever its parameters. */
const LIST = (url: URL) => url.href.startsWith(`${API_ROOT}/news/?`);

const MB = 1024 * 1024;
const article = (id: number) => ({ id, title: `Article ${id}`, slug: `article-${id}`, date: '2026-01-01' });
const RESPONSES = [
  { what: 'exceeds the size limit', body: `[${' '.repeat(17 * MB)}]`, says: 'The server sent more than 16 MB.' },
  {
    what: 'exceeds the limit of list entries',
    body: JSON.stringify({ data: Array.from({ length: 10_001 }, (_, id) => article(id)) }),
    says: 'The server sent a list of more than 10,000 entries.',
  },
  {
    what: 'exceeds the nesting limit',
    body: `{"data":${'['.repeat(60)}${']'.repeat(60)}}`,
    says: 'The server sent a response that is nested too deep.',
  },
];

for (const { what, body, says } of RESPONSES) {
  test(`the dashboard reports a response that ${what}, and recovers with the next valid one`, { tag: CI }, async ({
    page,
  }) => {
    await signIn(page, API_SITE);
    await page.route(LIST, (route) =>
      route.fulfill({ contentType: 'application/json', headers: { 'Access-Control-Allow-Origin': '*' }, body }),
    );
    await page.reload();
    await expect(page.getByText(`Error loading articles: ${says} It was not read.`)).toBeVisible();
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/articles?, (?:all )?published/)).toBeVisible();
  });
}
