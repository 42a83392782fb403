import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { commonHeaders } from '../security-headers';

/** A rendered file that is ready to be sent. */
export interface Document {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  /** Name, value, name, value, as Node sends them fastest. */
  readonly headers: readonly string[];
  /** Without the mark of a weak tag. */
  readonly etag: string;
  /** When this process first rendered this text, in whole seconds since 1970. */
  readonly since: number;
}

const brotli = promisify(brotliCompress);
/** As small as levels that take ten times longer. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compresses a text. If it equals the previous document, it keeps that one's date. */
export async function createDocument(text: string, own: OutgoingHttpHeaders, previous?: Document): Promise<Document> {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 32)}"`;
  const since = previous?.etag === etag ? previous.since : Math.floor(Date.now() / 1000);
  const dated = { ETag: `W/${etag}`, 'Last-Modified': new Date(since * 1000).toUTCString(), Vary: 'Accept-Encoding' };
  const headers = Object.entries({ ...commonHeaders, ...own, ...dated })
    .flat()
    .map(String);
  return { plain, brotli: await brotli(plain, QUALITY), headers, etag, since };
}

/** Whether the reader has this document (RFC 9110, 13.2.2: a tag is more exact than a time). */
function isCurrent({ headers }: IncomingMessage, { etag, since }: Document): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(/\s*,\s*/).includes(etag);
  const date = headers['if-modified-since'];
  return date !== undefined && Date.parse(date) >= since * 1000;
}

/** Sends a document, compressed for readers who accept that, or 304 to a reader who has it. */
export function sendDocument(request: IncomingMessage, response: ServerResponse, document: Document) {
  const { id } = request;
  const headers = id ? [...document.headers, 'X-Request-Id', id] : document.headers;
  if (isCurrent(request, document)) {
    response.writeHead(304, [...headers]).end();
    return;
  }
  const isBrotli = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  const body = isBrotli ? document.brotli : document.plain;
  const encoding = isBrotli ? ['Content-Encoding', 'br'] : [];
  response.writeHead(200, [...headers, ...encoding, 'Content-Length', String(body.length)]).end(body);
}
