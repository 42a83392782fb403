import { textsOf } from '~contract/article-texts';
import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';
import { type ArticleSource, type ListedArticle, timeOfDay } from './article-source';

/** Longest wait for the API, in ms. A reader waits less, see `pages.ts`. */
const REQUEST_MS = 10_000;
/** The contract's longest page. */
const PAGE = 100;

function toListed(value: unknown): ListedArticle[] {
  if (!isRecord(value) || !textOf(value.slug)) return [];
  const time = timeOfDay(textOf(value.date));
  return [
    {
      id: String(value.id ?? value.slug),
      ...textsOf(value),
      published: time,
      updated: time,
    },
  ];
}

/** The articles of an API that conforms to the contract. `url` is its root, such as `https://api.example.com/api`. */
export function apiArticles(url: string): ArticleSource {
  /** The body, or undefined if the response is a 404. */
  async function ask(path: string): Promise<unknown> {
    const headers = { Accept: 'application/json' };
    const response = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(REQUEST_MS) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    return response.json();
  }

  /** A page of the list and the number of all articles. A backend without pages sends the whole list. */
  async function page(number: number, limit: number, fields = '') {
    const body = await ask(`/news/?page=${number}&limit=${limit}${fields}`);
    const list = isRecord(body) ? [body.data, body.articles, body.news].find(Array.isArray) : body;
    const all: readonly unknown[] = Array.isArray(list) ? list : [];
    const total = isRecord(body) && typeof body.total === 'number' ? body.total : undefined;
    return { all, total };
  }

  /** The article at a slug and its own slug, or undefined if there is none. */
  async function at(slug: string) {
    const body = await ask(`/news/slug/${encodeURIComponent(slug)}`);
    if (body === undefined) return undefined;
    const article = isRecord(body) ? (body.data ?? body) : undefined;
    const { id, slug: own } = isRecord(article) ? article : {};
    return { article, id: String(id ?? ''), slug: textOf(own) };
  }

  return {
    async find(slug) {
      const found = await at(slug);
      if (!found || found.slug === '' || found.slug === slug) return found && { article: found.article };
      // A backend may respond to a former slug with the article. The reader is redirected only to an address that exists.
      const present = await at(found.slug);
      const isThere = present?.slug === found.slug && present.id === found.id;
      return isThere ? { movedTo: found.slug } : { article: found.article };
    },
    newest: async (count) => (await page(1, count)).all.slice(0, count),
    async count() {
      const { all, total } = await page(1, 1, '&fields=summary');
      return total ?? all.length;
    },
    async list(offset, limit) {
      const found: ListedArticle[] = [];
      for (let number = offset / PAGE + 1; found.length < limit; number++) {
        const { all, total } = await page(number, PAGE, '&fields=summary');
        if (total === undefined) return all.slice(offset, offset + limit).flatMap(toListed);
        found.push(...all.flatMap(toListed));
        if (all.length < PAGE) break;
      }
      return found.slice(0, limit);
    },
  };
}
