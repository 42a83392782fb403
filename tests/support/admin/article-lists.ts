import type { Page, Route } from '@playwright/test';
import { articles } from '~mocks/models';
import { API_ROOT } from '../servers/ports';

interface Options {
  /** False for a backend that ignores the parameters and sends everything. */
  readonly isPaged?: boolean;
  readonly count: number;
}

export interface ArticleLists {
  /** The query strings of all requests for lists, in order. */
  readonly asked: readonly string[];
  /** Holds back the responses to this search until the returned function is called. */
  hold(text: string): () => void;
}

const title = (number: number) => `Report ${String(number).padStart(3, '0')}`;

/** Answers the requests for lists of a page of `API_SITE` with `count` articles, Report 001 first. */
export async function serveLists(page: Page, { isPaged = true, count }: Options): Promise<ArticleLists> {
  const asked: string[] = [];
  const held = new Map<string, Promise<void>>();
  const all = await articles.createAll(
    Array.from({ length: count }, (_, i) => ({ title: title(i + 1), slug: `report-${i + 1}` })),
  );
  const bodyOf = (params: URLSearchParams) => {
    if (!isPaged) return { data: all };
    const text = (params.get('q') ?? '').toLowerCase();
    const found = all.filter((article) => article.title.toLowerCase().includes(text));
    const sorted = params.get('sort') === 'oldest' ? found.toReversed() : found;
    const [number, limit] = [Number(params.get('page')), Number(params.get('limit'))];
    return { data: sorted.slice((number - 1) * limit, number * limit), total: found.length, page: number, limit };
  };
  await page.route(
    (url) => url.href.startsWith(`${API_ROOT}/news/?`),
    async (route: Route) => {
      const { search, searchParams } = new URL(route.request().url());
      asked.push(search);
      await held.get(searchParams.get('q') ?? '');
      await route.fulfill({ json: bodyOf(searchParams), headers: { 'Access-Control-Allow-Origin': '*' } });
    },
  );
  const hold = (text: string) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    held.set(text, released);
    return release;
  };
  return { asked, hold };
}
