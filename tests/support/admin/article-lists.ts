import type { Page } from '@playwright/test';
import { articles } from '~mocks/models';
import { API_ROOT } from '../servers/ports';

const title = (number: number) => `Report ${String(number).padStart(3, '0')}`;

/**
 * Responds to a page of `API_SITE` that requests lists with `count` articles, Report 001 first. Resolves with the query strings of
 * all requests so far, in order.
 */
export async function serveLists(page: Page, count: number): Promise<readonly string[]> {
  const asked: string[] = [];
  const all = await articles.createAll(
    Array.from({ length: count }, (_, i) => ({ title: title(i + 1), slug: `report-${i + 1}` })),
  );
  const bodyOf = (params: URLSearchParams) => {
    const text = (params.get('q') ?? '').toLowerCase();
    const found = all.filter((article) => article.title.toLowerCase().includes(text));
    const sorted = params.get('sort') === 'oldest' ? found.toReversed() : found;
    const [number, limit] = [Number(params.get('page')), Number(params.get('limit'))];
    return { data: sorted.slice((number - 1) * limit, number * limit), total: found.length, page: number, limit };
  };
  await page.route(
    (url) => url.href.startsWith(`${API_ROOT}/news/?`),
    async (route) => {
      const { search, searchParams } = new URL(route.request().url());
      asked.push(search);
      await route.fulfill({ json: bodyOf(searchParams), headers: { 'Access-Control-Allow-Origin': '*' } });
    },
  );
  return asked;
}
