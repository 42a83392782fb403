import type { WireArticle } from '../../../certifier/wire';
import { changed, isGet, LIST, listing, type Mutant, reading, type Server } from './mutant-tools';

/** The list without one parameter of its query. */
const withoutParameter = (honest: Server, request: Request, name: string) => {
  const url = new URL(request.url);
  url.searchParams.delete(name);
  return honest(new Request(url, { headers: request.headers }));
};

/** Ignores a parameter of the list. */
const ignoring =
  (name: string) =>
  (honest: Server): Server =>
  (request) =>
    isGet(request, LIST) ? withoutParameter(honest, request, name) : honest(request);

/** Cuts the page out of the list first, and applies a parameter only to this page. Whole lists are correct. */
const onlyWithinPage =
  (name: string, apply: (page: readonly WireArticle[], value: string) => readonly WireArticle[]) =>
  (honest: Server): Server =>
  async (request) => {
    const { searchParams } = new URL(request.url);
    const value = searchParams.get(name);
    if (!isGet(request, LIST) || value === null || !searchParams.has('page')) return honest(request);
    const response = await withoutParameter(honest, request, name);
    if (response.status !== 200) return response;
    return changed(response, {
      body: (text) => {
        const body = JSON.parse(text);
        return JSON.stringify({ ...body, data: apply(body.data, value) });
      },
    });
  };

/** Sorts articles by date. Those of one day stay in their order. */
const byDate = (articles: readonly WireArticle[], order: (one: string, other: string) => number) =>
  articles.toSorted((one, other) => order(one.date, other.date));

const NEW_ARTICLES = 'pages, search and order are right for new articles';

/** Backends that break a rule about the list of articles. */
export const listMutants: readonly Mutant[] = [
  {
    name: 'returns the list under another name',
    operation: 'listArticles',
    rule: 'the list is the same',
    server: reading(LIST, (body) => ({ items: body.data })),
  },
  {
    name: 'lists articles without their id',
    operation: 'listArticles',
    rule: 'no two articles share',
    server: listing((articles) => articles.map((article) => ({ ...article, id: undefined }))),
  },
  {
    name: 'lists at most 100 articles',
    operation: 'listArticles',
    rule: 'the list contains every article',
    isFoundOnce: true,
    server: listing((articles) => articles.slice(0, 100)),
  },
  {
    name: 'sorts titles with a small letter last',
    operation: 'listArticles',
    rule: NEW_ARTICLES,
    isFoundOnce: true,
    server: (honest) => {
      const broken = listing((articles) => articles.toSorted((one, other) => (one.title < other.title ? -1 : 1)))(
        honest,
      );
      return (request) => (request.url.includes('sort=title') ? broken(request) : honest(request));
    },
  },
  {
    name: 'has 10 articles on a page without limit',
    operation: 'listArticles',
    rule: 'a page without limit has',
    isFoundOnce: true,
    server: (honest) => (request) => {
      const url = new URL(request.url);
      if (url.searchParams.has('page') && !url.searchParams.has('limit')) url.searchParams.set('limit', '10');
      return isGet(request, LIST) ? honest(new Request(url, { headers: request.headers })) : honest(request);
    },
  },
  {
    name: 'lists the oldest first',
    operation: 'listArticles',
    rule: 'the newest article comes first',
    server: listing((articles) => articles.toReversed()),
  },
  { name: 'ignores the search', operation: 'listArticles', rule: 'a search finds titles', server: ignoring('q') },
  { name: 'ignores the order', operation: 'listArticles', rule: 'a list can be sorted', server: ignoring('sort') },
  {
    name: 'searches only within the requested page',
    operation: 'listArticles',
    rule: NEW_ARTICLES,
    isFoundOnce: true,
    server: onlyWithinPage('q', (page, q) => page.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))),
  },
  {
    name: 'sorts only within the requested page',
    operation: 'listArticles',
    rule: NEW_ARTICLES,
    isFoundOnce: true,
    server: onlyWithinPage('sort', (page, sort) =>
      page.toSorted((one, other) =>
        sort === 'title' ? one.title.localeCompare(other.title) : one.date.localeCompare(other.date),
      ),
    ),
  },
  {
    name: 'lists articles of one day in the order of creation',
    operation: 'listArticles',
    rule: 'the one created last comes first',
    server: listing((articles) => byDate(articles.toReversed(), (one, other) => other.localeCompare(one))),
  },
  {
    name: 'lists the newest article of a day first, although the earliest date comes first',
    operation: 'listArticles',
    rule: 'the one created first comes first if the earliest date does',
    isFoundOnce: true,
    server: (honest) => {
      const broken = listing((articles) => byDate(articles.toReversed(), (one, other) => one.localeCompare(other)))(
        honest,
      );
      return (request) => (request.url.includes('sort=oldest') ? broken(request) : honest(request));
    },
  },
  {
    name: 'returns only the first 20 matches of a search without page',
    operation: 'listArticles',
    rule: 'a search without page and limit returns all matches',
    isFoundOnce: true,
    server: (honest) => (request) => {
      const url = new URL(request.url);
      const { searchParams } = url;
      const isWhole = searchParams.has('q') && !searchParams.has('page') && !searchParams.has('limit');
      if (!isGet(request, LIST) || !isWhole) return honest(request);
      searchParams.set('page', '1');
      return honest(new Request(url, { headers: request.headers }));
    },
  },
];
