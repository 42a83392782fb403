import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { href } from '../../src/href';
import { matchRoute } from '../../src/routes';
import { isRead, send } from '../http/send';
import { commonHeaders, pageHeaders } from '../security-headers';
import type { DynamicHandler } from '../site';
import type { ArticleSource } from './article-source';
import type { Renderer } from './renderer';
import { createStaleCache } from './stale-cache';

interface HtmlPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  /** Name, value, name, value, as Node sends them fastest. */
  readonly headers: readonly string[];
  readonly etag: string;
  /** When this process first rendered this HTML, in whole seconds since 1970. */
  readonly since: number;
}

type ArticlePage = HtmlPage | { readonly movedTo: string } | 'shell' | 'unknown';

/** Edits through another process appear within a minute. Readers wait two seconds at most, and then get the shell. */
const TIMES = { freshMs: 30_000, staleMs: 60_000, waitMs: 2000 };
/** Bytes of all pages in memory. */
const CAPACITY = 64 * 1024 * 1024;
/** A redirect, in bytes. */
const SMALL = 500;
/** The sidebar shows three, without the current one. */
const NEWEST = 4;

const brotli = promisify(brotliCompress);
/** As small as levels that take ten times longer. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const isHtml = (page: ArticlePage | undefined): page is HtmlPage => typeof page === 'object' && 'etag' in page;

/** An unknown article is not stored, because it may be published at any moment. */
const sizeOf = (page: ArticlePage) => {
  if (page === 'unknown') return Number.MAX_SAFE_INTEGER;
  return isHtml(page) ? page.html.length + page.brotli.length : SMALL;
};

/** The slug of an article's address, or undefined for another page or a file, such as `sample.html` for the worker. */
function slugOf(pathname: string): string | undefined {
  const found = /\/$|\.\w+$/.test(pathname) ? undefined : matchRoute(pathname);
  return found?.route.page === 'article' ? found.params.slug : undefined;
}

async function htmlPage(text: string, previous: ArticlePage | undefined): Promise<HtmlPage> {
  const html = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const since = isHtml(previous) && previous.etag === etag ? previous.since : Math.floor(Date.now() / 1000);
  const dated = { ETag: etag, 'Last-Modified': new Date(since * 1000).toUTCString(), Vary: 'Accept-Encoding' };
  const headers = Object.entries({ ...commonHeaders, ...pageHeaders(text), ...dated }).flat();
  return { html, brotli: await brotli(html, QUALITY), headers, etag, since };
}

/** Whether the reader has this page (RFC 9110, 13.2.2: a tag is more exact than a time). */
function isCurrent({ headers }: IncomingMessage, page: HtmlPage): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(/\s*,\s*/).includes(page.etag);
  const date = headers['if-modified-since'];
  return date !== undefined && Date.parse(date) >= page.since * 1000;
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: HtmlPage) {
  const { id, headers } = request;
  const own = id ? ['X-Request-Id', id] : [];
  if (isCurrent(request, page)) {
    response.writeHead(304, [...page.headers, ...own]).end();
    return;
  }
  const isBrotli = /\bbr\b/.test(headers['accept-encoding']?.toString() ?? '');
  const body = isBrotli ? page.brotli : page.html;
  const encoding = isBrotli ? ['Content-Encoding', 'br'] : [];
  response.writeHead(200, [...page.headers, ...own, ...encoding, 'Content-Length', String(body.length)]);
  response.end(body);
}

/** Responds to addresses of articles: a page, 301 for the former slug of an article, and 404 for an unknown slug. */
export function createArticlePages(source: ArticleSource, prefix: string, renderer: Pick<Renderer, 'article'>) {
  const newest = createStaleCache(() => source.newest(NEWEST), {
    ...TIMES,
    waitMs: 1000,
    capacity: 1,
    sizeOf: () => 1,
  });
  const pages = createStaleCache<ArticlePage>(
    async (slug, previous) => {
      const found = await source.find(slug);
      if (!found) return 'unknown';
      if ('movedTo' in found) return found;
      const html = await renderer.article(slug, found.article, await newest.get(''));
      return html === undefined ? 'shell' : htmlPage(html, previous);
    },
    { ...TIMES, capacity: CAPACITY, sizeOf },
  );

  const handler: DynamicHandler = async (request, response, pathname, built) => {
    const page = isRead(request) ? await pages.get(slugOf(pathname) ?? '') : undefined;
    if (page === 'unknown') built.notFound();
    else if (page === undefined || page === 'shell') built.respond();
    else if (isHtml(page)) sendPage(request, response, page);
    else {
      const Location = `${prefix}${href('/newsroom/:slug', { slug: page.movedTo })}`;
      send(response, 301, { Location, 'Cache-Control': 'no-cache' });
    }
  };

  const folder = `${prefix}/newsroom/`;
  return {
    /** Sends a fresh page from memory, before anything else is done for the request. Returns whether it did. */
    sendCached(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '' } = request;
      const slug = url.startsWith(folder) && isRead(request) ? url.slice(folder.length) : '';
      // The key of a page is the decoded slug. An address that has to be decoded takes the usual way.
      const page = /^[\w-]+$/.test(slug) ? pages.fresh(slug) : undefined;
      if (!isHtml(page)) return false;
      sendPage(request, response, page);
      return true;
    },
    handlerFor: (pathname: string) => (slugOf(pathname) === undefined ? undefined : handler),
    expire() {
      newest.expire();
      pages.expire();
    },
  };
}
