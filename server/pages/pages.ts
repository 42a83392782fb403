import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Article } from '~contract/contract';
import { NEVER_STORE, pageHeaders, REVALIDATE } from '../../node-http/security-headers';
import { isRead, send } from '../../node-http/send';
import { href } from '../../src/href';
import { matchScreen } from '../../src/routes';
import { type Handler, NOT_FOUND } from '../http/handler';
import { createQueue } from '../http/queue';
import { createStaleCache } from '../http/stale-cache';
import type { ArticleSource } from '../render/article-source';
import { isListing, listingFiles } from '../render/listings';
import { newsroomAddress, newsroomPage } from '../render/newsroom-page';
import type { Renderer } from '../render/renderer';
import { createDocument, type Document, sendDocument } from './document';

/** `once` is a page that is not stored, because visitors can invent any number of searches. */
type PageResult = Document | { readonly once: Document } | { readonly movedTo: string } | 'built' | 'unknown';

/** Without a database, changes appear within a minute. Readers wait two seconds at most, and then get the built file or shell. */
const TIMES = { freshMs: 30_000, staleMs: 60_000, waitMs: 2000 };
/** The cache of the newest articles has one entry. */
const ONE = { ...TIMES, waitMs: 1000, capacity: 1, sizeOf: () => 1 };
/** The size of all documents in memory, in bytes. */
const CAPACITY = 64 * 1024 * 1024;
/** The memory for a redirect, in bytes. */
const SMALL = 500;
/** The sidebar shows three articles, without the current one. */
const NEWEST = 4;
/** A cache in front of the server removes the documents with a tag after a change. Pictures need none, because they never change. */
const LIST = { 'Cache-Tag': 'articles' };
/** The tag of an article's page. The API of another backend may have ids with any characters. */
const tagOf = ({ id }: Article) => `article-${String(id).replace(/\W/g, '-')}`;
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': REVALIDATE, ...LIST };

const isDocument = (result: PageResult | undefined): result is Document =>
  typeof result === 'object' && 'etag' in result;

/** The size of a result. An unknown article is not stored, because it may be published at any moment. */
const sizeOf = (result: PageResult) => {
  if (result === 'unknown' || (typeof result === 'object' && 'once' in result)) return Number.MAX_SAFE_INTEGER;
  return isDocument(result) ? result.plain.length + result.brotli.length : SMALL;
};

const FOLDER = '/newsroom/';
const NEWSROOM = href('/newsroom');
/** How many pages of the list and searches load at once, and how many may wait. Beyond that, visitors get the built page. */
const LANES = 2;
const QUEUE = 50;
/** For browsers and crawlers. The page of a search names the newsroom as its canonical address. */
const SEARCH = { 'Cache-Control': NEVER_STORE, 'X-Robots-Tag': 'noindex' };

/**
 * Returns the address of a listing, of a page of the newsroom's list, or of an article with a decoded slug. Undefined for other
 * addresses, such as `sample.html`.
 */
export function articleKey(pathname: string, search = ''): string | undefined {
  if (isListing(pathname)) return pathname;
  if (pathname === NEWSROOM) return newsroomAddress(search);
  const found = /\/$|\.\w+$/.test(pathname) ? undefined : matchScreen(pathname);
  return found?.route.screen === 'article' ? `${FOLDER}${found.params.slug}` : undefined;
}

/**
 * Serves everything that contains articles: their pages, the newsroom with its list, the sitemap and the feed. A former slug is a 301, an unknown one a 404.
 * @param prefix the path of the site without a slash at the end.
 * @param previewOf returns the address of an article's picture for link previews, or undefined for the site's own picture.
 */
export function createPages(
  source: ArticleSource,
  prefix: string,
  renderer: Renderer,
  previewOf: (article: Article) => string | undefined = () => undefined,
) {
  const newest = createStaleCache(() => source.newest(NEWEST), ONE);
  const inTurn = createQueue(LANES, QUEUE);

  async function loadList(search: string, old: Document | undefined): Promise<PageResult> {
    const page = await newsroomPage(source, renderer, search);
    if (!page) return 'built';
    const document = await createDocument(
      page.html,
      { ...pageHeaders(page.policy), ...(page.isSearch ? SEARCH : LIST) },
      old,
    );
    return search === '' ? document : { once: document };
  }

  async function load(key: string, previous: PageResult | undefined): Promise<PageResult> {
    const old = isDocument(previous) ? previous : undefined;
    if (isListing(key)) {
      const text = await (await listingFiles(source, renderer)).get(key.slice(1))?.();
      return text === undefined ? 'built' : createDocument(text, XML, old);
    }
    if (!key.startsWith(FOLDER)) return inTurn(() => loadList(key.slice(NEWSROOM.length), old));
    const slug = key.slice(FOLDER.length);
    const found = await source.find(slug);
    if (!found || 'movedTo' in found) return found ?? 'unknown';
    const { article } = found;
    const { html, policy } = await renderer.article(slug, article, {
      newest: await newest.get(''),
      preview: previewOf(article),
      freshMs: TIMES.freshMs,
    });
    return createDocument(html, { ...pageHeaders(policy), 'Cache-Tag': tagOf(article) }, old);
  }
  const results = createStaleCache(load, { ...TIMES, capacity: CAPACITY, sizeOf });

  return {
    /** Sends a fresh page from memory, before anything else is done for the request. Returns false if there is none. */
    sendCached(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '' } = request;
      const path = url.startsWith(prefix) && isRead(request) ? url.slice(prefix.length) : '';
      // Keys contain decoded slugs. An address that must be decoded first is left to the handler.
      const result = /^[\w/-]+$/.test(path) ? results.fresh(path) : undefined;
      if (!isDocument(result)) return false;
      sendDocument(request, response, result);
      return true;
    },
    /** Responds from the source. If it is away, the built file or the shell of the address does. */
    handler: (async (request, response, pathname) => {
      const search = request.url?.slice(pathname.length) ?? '';
      const key = isRead(request) ? articleKey(pathname, search) : undefined;
      const result = key === undefined ? 'built' : await results.get(key);
      if (result === undefined || result === 'built') return pathname;
      if (result === 'unknown') return NOT_FOUND;
      if (isDocument(result)) sendDocument(request, response, result);
      else if ('once' in result) sendDocument(request, response, result.once);
      else {
        const Location = `${prefix}${href('/newsroom/:slug', { slug: result.movedTo })}${search}`;
        send(response, 301, { Location, 'Cache-Control': REVALIDATE });
      }
      return undefined;
    }) satisfies Handler,
    /** Call this after an article has changed. */
    expire() {
      newest.expire();
      results.expire();
    },
  };
}
