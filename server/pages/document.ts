import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { commonHeaders } from '../../node-http/security-headers';

/** A rendered file that is ready to be sent. */
export interface Document {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  /** Names and values in turn, the form that Node.js sends fastest. */
  readonly headers: readonly string[];
  /** The entity tag without `W/`, which marks a weak tag. */
  readonly etag: string;
  /** When this process first rendered this text, in whole seconds since 1970. */
  readonly since: number;
}

const brotli = promisify(brotliCompress);
/** Higher levels take ten times longer, and save next to nothing. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Makes a document of a text. If the text has not changed, the document keeps the date of the previous one. */
export async function createDocument(text: string, own: OutgoingHttpHeaders, previous?: Document): Promise<Document> {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 32)}"`;
  // Two texts of one second must not have the same date.
  const next = Math.max(Math.floor(Date.now() / 1000), (previous?.since ?? 0) + 1);
  const since = previous?.etag === etag ? previous.since : next;
  const dated = { ETag: `W/${etag}`, 'Last-Modified': new Date(since * 1000).toUTCString(), Vary: 'Accept-Encoding' };
  const headers = Object.entries({ ...commonHeaders, ...own, ...dated })
    .flat()
    .map(String);
  return { plain, brotli: await brotli(plain, QUALITY), headers, etag, since };
}

/** True if the reader already has this document. A tag wins over a time (RFC 9110, 13.2.2). */
function isCurrent({ headers }: IncomingMessage, { etag, since }: Document): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(/\s*,\s*/).includes(etag);
  const date = headers['if-modified-since'];
  return date !== undefined && Date.parse(date) >= since * 1000;
}

/** Sends a document, compressed if the reader accepts that, or a 304 if the reader already has it. */
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
