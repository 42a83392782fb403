import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readArticle } from '../../src/api/articles/article';
import { apiArticles } from './api-articles';

const URL_ = 'https://api.example/api';
const articles = Array.from({ length: 250 }, (_, i) => ({
  id: String(i),
  bannerImage: '',
  sections: '',
  sidebarItems: '',
  slug: `article-${i}`,
  title: `Article ${i}`,
  date: i === 1 ? 'soon' : '2026-11-20',
}));

/** The requested addresses. */
let asked: string[] = [];
/** Responds to an address below the root. */
let respond: (url: URL) => Response;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const paged = ({ searchParams }: URL) => {
  const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
  return json({ data: articles.slice((page - 1) * limit, page * limit), total: articles.length, page, limit });
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.slice(URL_.length));
    return respond(new URL(address));
  });
});
afterEach(() => vi.unstubAllGlobals());

const source = apiArticles(URL_);

it('finds an article by its slug', async () => {
  respond = () => json({ data: articles[0] });
  expect(await source.find('article-0')).toEqual({ article: articles[0] });
  respond = () => json(articles[0]);
  expect(await source.find('article-0')).toEqual({ article: articles[0] });
  await source.find('a/b?');
  expect(asked.at(-2)).toBe('/news/slug/a%2Fb%3F');
});

it('redirects to the slug of the article only if the API has that article there', async () => {
  const moved = { id: 1, slug: 'new', title: 'Moved' };
  /** Sets the article that the API returns for each slug. */
  const respondWith = (bySlug: Readonly<Record<string, unknown>>) => {
    respond = ({ pathname }) => {
      const found = bySlug[decodeURIComponent(pathname.slice('/api/news/slug/'.length))];
      return found ? json({ data: found }) : json({ message: 'Article not found' }, 404);
    };
  };
  respondWith({ old: moved, new: moved });
  expect(await source.find('old')).toEqual({ movedTo: 'new' });
  respondWith({ old: moved, new: { ...moved, id: '1' } });
  expect(await source.find('old')).toEqual({ movedTo: 'new' });
  for (const [why, other] of [
    ['there is nothing', undefined],
    ['another article is there', { ...moved, id: 2 }],
    ['it leads back', { ...moved, slug: 'old' }],
    ['it leads on', { ...moved, slug: 'newer' }],
  ] as const) {
    respondWith({ old: moved, ...(other && { new: other }) });
    expect(await source.find('old'), why).toEqual({ article: readArticle(moved) });
  }
  respondWith({ New: { ...moved, slug: 'new' }, new: moved });
  expect(await source.find('New'), 'letter case').toEqual({ movedTo: 'new' });
});

it('tells an article that does not exist from an API that fails', async () => {
  respond = () => json({ message: 'Article not found' }, 404);
  expect(await source.find('none')).toBeUndefined();
  respond = () => json({ message: 'Down' }, 500);
  await expect(source.find('none')).rejects.toThrow('500');
  respond = () => new Response('<!doctype html>');
  await expect(source.find('none')).rejects.toThrow();
  respond = () => json({ message: 'Hello' });
  await expect(source.find('none')).rejects.toThrow('without an article');
});

it('reads the list page by page', async () => {
  respond = paged;
  expect(await source.count()).toBe(250);
  expect(await source.newest(4)).toEqual(articles.slice(0, 4));
  asked = [];
  const listed = await source.list(100, 120);
  expect(listed).toHaveLength(120);
  const time = '2026-11-20T00:00:00.000Z';
  expect(listed[0]).toEqual({
    id: '100',
    slug: 'article-100',
    title: 'Article 100',
    date: '2026-11-20',
    published: time,
    updated: time,
  });
  expect(asked).toEqual([2, 3].map((page) => `/news/?page=${page}&limit=100&fields=summary`));
  expect(await source.list(0, Number.POSITIVE_INFINITY)).toHaveLength(250);
  expect((await source.list(0, 2))[1]).toMatchObject({ published: undefined, updated: undefined });
});

it('reads the whole list of a backend without pages, in each of its forms', async () => {
  for (const body of [{ data: articles }, { articles }, { news: articles }, articles]) {
    respond = () => json(body);
    expect(await source.count()).toBe(250);
    expect(await source.newest(4)).toEqual(articles.slice(0, 4));
    expect(await source.list(200, 100)).toHaveLength(50);
  }
});
