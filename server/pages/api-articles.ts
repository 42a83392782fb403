import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';
import type { ArticleSource, ListedArticle } from './article-source';

/** Longest wait for the API, in ms. A reader waits less, see `pages.ts`. */
const REQUEST_MS = 10_000;
/** The contract's longest page. */
const PAGE = 100;

function toListed(value: unknown): ListedArticle[] {
  if (!isRecord(value) || !textOf(value.slug)) return [];
  const day = /^\d{4}-\d\d-\d\d$/.test(textOf(value.date)) ? textOf(value.date) : undefined;
  return [{ slug: textOf(value.slug), title: textOf(value.title), updated: day && `${day}T00:00:00.000Z` }];
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

  return {
    async find(slug) {
      const body = await ask(`/news/slug/${encodeURIComponent(slug)}`);
      if (body === undefined) return undefined;
      const article = isRecord(body) ? (body.data ?? body) : undefined;
      // A backend may respond to a former slug with the article.
      const present = isRecord(article) ? textOf(article.slug) : '';
      return present === '' || present === slug ? { article } : { movedTo: present };
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
