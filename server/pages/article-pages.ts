import { createHash } from 'node:crypto';
import { matchRoute } from '../../src/routes';
import { findBySlug, movedTo, type StoredArticle } from '../api/articles';
import type { Database } from '../database/database';
import { type DynamicHandler, HTML } from '../site';
import { createStaleCache } from './stale-cache';

/** Renders the page of an article. Without it, readers get the built shell, which loads the article. */
export type RenderArticle = (article: StoredArticle) => Promise<string>;

interface HtmlPage {
  readonly html: string;
  readonly etag: string;
  readonly changedAt: Date;
}

type ArticlePage = HtmlPage | { readonly movedTo: string } | 'shell' | 'unknown';

/** Edits through another process appear within a minute, in ms. */
const FRESH_MS = 30_000;
const STALE_MS = 60_000;
/** Readers wait this long for the database, in ms. Then they get the shell. */
const WAIT_MS = 2000;
const CAPACITY = 1000;

/** The slug of an article's address, or undefined for another page. */
function slugOf(pathname: string): string | undefined {
  const found = pathname.endsWith('/') ? undefined : matchRoute(pathname);
  return found?.route.page === 'article' ? pathname.split('/').at(-1) : undefined;
}

/** Responds to addresses of articles: a page, 301 for the former slug of an article, and 404 for an unknown slug. */
export function createArticlePages(database: Database, prefix: string, renderArticle?: RenderArticle) {
  const cache = createStaleCache<ArticlePage>(
    async (slug) => {
      const article = await findBySlug(database, slug);
      if (!article) {
        const newSlug = await movedTo(database, slug);
        return newSlug === undefined ? 'unknown' : { movedTo: newSlug };
      }
      if (!renderArticle) return 'shell';
      const html = await renderArticle(article);
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      return { html, etag, changedAt: article.changedAt };
    },
    { freshMs: FRESH_MS, staleMs: STALE_MS, waitMs: WAIT_MS, capacity: CAPACITY },
  );

  const handler: DynamicHandler = async (request, response, pathname, built) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead ? await cache.get(slugOf(pathname) ?? '') : undefined;
    if (page === 'unknown') built.notFound();
    else if (page === undefined || page === 'shell') built.respond();
    else if ('movedTo' in page) {
      response.writeHead(301, { Location: `${prefix}/newsroom/${page.movedTo}`, 'Cache-Control': 'no-cache' });
      response.end();
    } else {
      const headers = { ...HTML, ETag: page.etag, 'Last-Modified': page.changedAt.toUTCString() };
      const isCurrent = request.headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag) === true;
      response.writeHead(isCurrent ? 304 : 200, headers);
      response.end(isCurrent || request.method === 'HEAD' ? undefined : page.html);
    }
  };

  return {
    handlerFor: (pathname: string) => (slugOf(pathname) === undefined ? undefined : handler),
    expire: cache.expire,
  };
}
