import { readdirSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';
import sendFile from 'send';
import { commonHeaders } from '../../node-http/security-headers';
import { send } from '../../node-http/send';
import type { Handler } from './handler';

/** The compressed copies of a file, the smallest first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface FilesOptions {
  /** Returns the headers of a file by its path below the folder, with slashes. */
  readonly headersOf: (file: string) => OutgoingHttpHeaders;
  /** Called with an error that has cut off a response or made it a 500. */
  readonly onError: (error: Error) => void;
}

type Failure = Error & { readonly status?: number };

/** True if a file has disappeared since the start, before anything of it was sent. */
const isGone = ({ status }: Failure, { headersSent }: ServerResponse) => status === 404 && !headersSent;

/**
 * The strong entity tag of a file or of one of its compressed copies. Their bytes differ, so each has its own tag. All files of an archive
 * have the time of its commit, also if it was built again with other settings. So what counts is when a file arrived here (`ctime`).
 */
const tagOf = ({ size, ctimeMs }: Stats, suffix: string) =>
  `"${size.toString(16)}-${Math.trunc(ctimeMs).toString(16)}${suffix}"`;

/**
 * Returns the range to send, or undefined for the whole file. The package `send` does not follow two rules of RFC 9110: `If-Range` must
 * name exactly this file (13.1.5), and the last 500 bytes of a shorter file are the whole file (14.1.2).
 */
function rangeOf({ headers: { range, 'if-range': condition } }: IncomingMessage, stats: Stats) {
  if (condition !== undefined && condition !== tagOf(stats, '') && condition !== stats.ctime.toUTCString())
    return undefined;
  const last = /^bytes=\s*-(\d+)\s*$/.exec(range ?? '')?.[1];
  return last === undefined ? range : `bytes=-${Math.min(Number(last), stats.size)}`;
}

/** Returns the paths of all files below a folder, with slashes. */
export function namesBelow(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'));
  return new Set(names);
}

/**
 * Serves the files that the folder contains now, with entity tags, ranges and precompressed copies. `/about` is `about.html`. No other
 * code opens files of the built site for a visitor. Addresses without a file, or whose file has disappeared, are left to the next handler.
 */
export function createFiles(root: string, { headersOf, onError }: FilesOptions): Handler {
  const names = namesBelow(root);
  const isCopy = (name: string) => ENCODINGS.some(({ suffix }) => name.endsWith(suffix));

  function fileAt(pathname: string): string | undefined {
    const path = decodeURI(pathname).slice(1) || 'index.html';
    return [path, `${path}.html`].find((name) => names.has(name) && !isCopy(name));
  }

  /** Returns the compressed copy that the client accepts. A range always refers to the file itself. */
  function copyOf(file: string, { headers }: IncomingMessage) {
    if (headers.range !== undefined) return undefined;
    const accepted = String(headers['accept-encoding'] ?? '');
    return ENCODINGS.find(({ name, suffix }) => accepted.includes(name) && names.has(file + suffix));
  }

  return async (request, response, pathname) => {
    const file = fileAt(pathname);
    if (file === undefined) return pathname;
    const { headers } = request;
    if (headers.range !== undefined) {
      // Only GET has ranges. If the file has disappeared, the stream below fails.
      const stats = request.method === 'GET' ? await stat(join(root, file)).catch(() => undefined) : undefined;
      const range = stats && rangeOf(request, stats);
      delete headers['if-range'];
      delete headers.range;
      if (range !== undefined) headers.range = range;
    }
    const copy = copyOf(file, request);
    const suffix = copy?.suffix ?? '';
    const { id } = request;
    const known = { ...commonHeaders, ...(id && { 'X-Request-Id': id }), ...headersOf(file) };
    // Not in the listener below, where nothing would catch an error, such as a character that no header may contain.
    for (const [name, value] of Object.entries(known)) if (value !== undefined) response.setHeader(name, value);
    const setHeaders = (_: ServerResponse, _path: string, stats: Stats) => {
      const more = {
        'Content-Type': contentType(extname(file)) || 'application/octet-stream',
        ...(copy && { 'Content-Encoding': copy.name }),
        ...(names.has(`${file}${ENCODINGS[0].suffix}`) && { Vary: 'Accept-Encoding' }),
        ETag: tagOf(stats, suffix),
        'Last-Modified': stats.ctime.toUTCString(),
      };
      for (const [name, value] of Object.entries(more)) if (value !== undefined) response.setHeader(name, value);
    };
    const fail = (error: Failure) => {
      if (response.headersSent) {
        onError(error);
        return response.destroy();
      }
      const range = response.getHeader('Content-Range');
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      const text = { 'Content-Type': 'text/plain' };
      if (error.status === 416 && range)
        return send(response, 416, { ...text, 'Content-Range': range }, 'The file does not have this part');
      if (error.status === 412) return send(response, 412, text, 'The file has changed');
      onError(error);
      send(response, 500, text, 'The file could not be read');
    };
    const path = encodeURI(`/${file}${suffix}`).replaceAll(/[?#]/g, encodeURIComponent);
    const stream = sendFile(request, path, { root, index: false, dotfiles: 'allow', cacheControl: false });
    return new Promise((resolve) => {
      response.once('close', () => resolve(undefined));
      stream
        .on('headers', setHeaders)
        .on('error', (error: Failure) => (isGone(error, response) ? resolve(pathname) : fail(error)))
        .pipe(response);
    });
  };
}
