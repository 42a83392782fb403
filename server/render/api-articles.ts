import { textsOf } from '~contract/article-texts';
import type { Article } from '~contract/contract';
import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';
import { readArticle } from '../../src/api/articles/article';
import { type ArticleSource, type ListedArticle, timeOfDay } from './article-source';

/** The longest wait for the API, in ms. A reader waits less (`pages.ts`). */
const REQUEST_MS = 10_000;
/** Articles per page, the contract's maximum. */
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

/** Reads the articles of an API that conforms to the contract. `url` is its root, such as `https://api.example.com/api`. */
export function apiArticles(url: string): ArticleSource {
  /** Resolves with the body of a response, or with undefined for a 404. @throws Error for any other failure. */
  async function ask(path: string): Promise<unknown> {
    const headers = { Accept: 'application/json' };
    const response = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(REQUEST_MS) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    return response.json();
  }

  /** Reads a page of the list, and the number of all articles. A backend without pages sends the whole list, without a number. */
  async function page(number: number, limit: number, more = '') {
    const body = await ask(`/news/?page=${number}&limit=${limit}${more}`);
    const list = isRecord(body) ? [body.data, body.articles, body.news].find(Array.isArray) : body;
    const all: readonly unknown[] = Array.isArray(list) ? list : [];
    const total = isRecord(body) && typeof body.total === 'number' ? body.total : undefined;
    return { all, total };
  }

  /** Reads the article at a slug, or undefined if there is none. @throws Error if the API sends something else. */
  async function at(slug: string): Promise<Article | undefined> {
    const path = `/news/slug/${encodeURIComponent(slug)}`;
    const body = await ask(path);
    if (body === undefined) return undefined;
    const article = readArticle(isRecord(body) ? (body.data ?? body) : undefined);
    if (!article) throw new Error(`${path} responded without an article.`);
    return article;
  }

  return {
    async find(slug) {
      const article = await at(slug);
      if (!article || article.slug === '' || article.slug === slug) return article && { article };
      // A backend may find an article by a former slug. Before the reader is redirected, check that the new address exists.
      const present = await at(article.slug);
      const isThere = present?.slug === article.slug && present.id === article.id;
      return isThere ? { movedTo: article.slug } : { article };
    },
    newest: async (count) => (await page(1, count)).all.slice(0, count).flatMap((value) => readArticle(value) ?? []),
    async page({ page: number, limit, text }) {
      const { all, total } = await page(number, limit, text ? `&q=${encodeURIComponent(text)}` : '');
      return total === undefined ? undefined : { articles: all.flatMap((value) => readArticle(value) ?? []), total };
    },
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
