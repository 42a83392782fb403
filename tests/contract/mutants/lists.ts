import { linksTo } from '~contract/article-links';
import type { WireArticle } from '../../../certifier/client/wire';
import { changed, isGet, LIST, listing, type Mutant, reading, type Server } from './mutant-tools';

/** Changes the query of the list. */
const asking =
  (change: (query: URLSearchParams) => void) =>
  (honest: Server): Server =>
  (request) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return isGet(request, LIST) ? honest(new Request(url, { headers: request.headers })) : honest(request);
  };
const ignoring = (name: string) => asking((query) => query.delete(name));

/** Changes the list only if it is sorted like this. */
const sortedBy =
  (sort: string, change: Parameters<typeof listing>[0]) =>
  (honest: Server): Server => {
    const broken = listing(change)(honest);
    return (request) => (request.url.includes(`sort=${sort}`) ? broken(request) : honest(request));
  };

/** Finds the articles for `links` in another way. */
const linkingBy =
  (isFound: (article: WireArticle, slug: string) => boolean) =>
  (honest: Server): Server => {
    const whole = ignoring('links')(honest);
    return (request) => {
      const slug = new URL(request.url).searchParams.get('links');
      const found = listing((articles) => articles.filter((article) => isFound(article, slug ?? '')))(whole);
      return slug === null ? honest(request) : found(request);
    };
  };

/** Cuts the page out of the list first, and applies a parameter only to this page. Whole lists are correct. */
const onlyWithinPage =
  (name: string, apply: (page: readonly WireArticle[], value: string) => readonly WireArticle[]) =>
  (honest: Server): Server =>
  async (request) => {
    const { searchParams } = new URL(request.url);
    const value = searchParams.get(name);
    if (!isGet(request, LIST) || value === null || !searchParams.has('page')) return honest(request);
    const response = await ignoring(name)(honest)(request);
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
    server: sortedBy('title', (articles) => articles.toSorted((one, other) => (one.title < other.title ? -1 : 1))),
  },
  {
    name: 'has 10 articles on a page without limit',
    operation: 'listArticles',
    rule: 'a page without limit has',
    isFoundOnce: true,
    server: asking((query) => {
      if (query.has('page') && !query.has('limit')) query.set('limit', '10');
    }),
  },
  {
    name: 'finds links only in calls to action',
    operation: 'listArticles',
    rule: 'links lists the articles',
    isFoundOnce: true,
    server: linkingBy(({ sections }, slug) => linksTo({ sections, sidebarItems: [] }, slug)),
  },
  {
    name: 'takes a slug in any text for a link',
    operation: 'listArticles',
    rule: 'links lists the articles',
    isFoundOnce: true,
    server: linkingBy((article, slug) => JSON.stringify(article).includes(`/newsroom/${slug}`)),
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
    server: sortedBy('oldest', (articles) => byDate(articles.toReversed(), (one, other) => one.localeCompare(other))),
  },
  {
    name: 'returns only the first 20 matches of a search without page',
    operation: 'listArticles',
    rule: 'a search without page and limit returns all matches',
    isFoundOnce: true,
    server: asking((query) => {
      if (query.has('q') && !query.has('page') && !query.has('limit')) query.set('page', '1');
    }),
  },
];
