import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { tagsOf } from '~contract/http/entity-tag';
import { createGuardedServer, type OnError } from '../node-http/guarded';
import { cacheControl, commonHeaders, NEVER_STORE, pageHeaders, policyOf } from '../node-http/security-headers';
import { isRead, READ_ONLY, send } from '../node-http/send';
import { parseConfig } from '../src/api/config';
import { shellOf, shells } from '../src/app/shells';
import { matchScreen } from '../src/routes';
import { createFiles } from './http/files';
import type { DynamicHandler } from './http/handler';

/** The options of `createSite`. */
export interface SiteOptions {
  /** The folder of the built site. */
  readonly root: string;
  /** `API_URL`, `CONTACT_FORM`, `MAP_URL` and `MAP_MODE` override the built `/config.json`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The path that the site is built for, with a slash at both ends. */
  readonly base?: string;
  /** Responds from memory, or returns false if it cannot. */
  readonly cached?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Returns the handler for an address without the base, or undefined if the built files serve it. */
  readonly dynamic?: (pathname: string) => DynamicHandler | undefined;
  /** Called with an error that no handler has caught. By default, it is printed. */
  readonly onError?: OnError;
}

/** Returns the settings for `/config.json`: the built file, overridden by the environment. @throws Error if they are not valid. */
export function readConfig({ root, env }: SiteOptions) {
  const built: unknown = JSON.parse(readFileSync(join(root, 'config.json'), 'utf8'));
  const overrides = { apiUrl: env.API_URL, contactForm: env.CONTACT_FORM, mapUrl: env.MAP_URL, mapMode: env.MAP_MODE };
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value));
  return parseConfig({ ...(typeof built === 'object' ? built : {}), ...given });
}

/** The addresses of requests are relative, so they are resolved against this one. */
const SELF = 'http://site.invalid';

/** Remembers the result for each file or key, which never changes while the process runs. */
function memoized(load: (file: string) => string) {
  const results = new Map<string, string>();
  return (file: string) => {
    const result = results.get(file) ?? load(file);
    results.set(file, result);
    return result;
  };
}

/** True for the address of a shell without `.html`. Only the worker requests shells, by their file names, so this is a 404. */
const isShellPage = (pathname: string) => shells.some(({ file }) => `${pathname}.html` === `/${file}`);

/** `/about/` -> `/about`. A path must not begin with two slashes, because browsers read the second part as a host. */
const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';

/** Removes encodings that the client refuses, such as `br;q=0` (RFC 9110, 12.5.3). Later code looks only for their names. */
function removeRefusedEncodings({ headers }: IncomingMessage) {
  const encodings = headers['accept-encoding']?.toString();
  if (encodings?.includes('q=0'))
    headers['accept-encoding'] = encodings.replace(/[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g, '');
}

/** Restores entity tags: a browser sends them back as a proxy has rewritten them. */
function restoreTags({ headers }: IncomingMessage) {
  const tags = headers['if-none-match'];
  if (tags !== undefined) headers['if-none-match'] = tagsOf(tags)?.join(', ') ?? '*';
}

/** Returns the headers of a file: caching, and for a page also its content security policy. A new build may replace the file. */
function headersFor(read: (file: string) => string) {
  const policies = memoized((key) => policyOf(read(key.slice(key.indexOf(' ') + 1))));
  return (file: string, changedAt: number) => ({
    'Cache-Control': cacheControl(`/${file}`),
    ...(file.endsWith('.html') && { 'Content-Security-Policy': policies(`${changedAt} ${file}`) }),
  });
}

/**
 * Serves the built site: prerendered pages, immutable hashed files, and the settings from the environment. An address without a
 * page gets the shell of its route with the right status.
 */
export function createSite(options: SiteOptions): Server {
  const { root, base = '/', cached, dynamic, onError = (error) => console.error(error) } = options;
  const prefix = base.slice(0, -1);
  const config = readConfig(options);
  if (config.apiUrl && config.contactForm === 'log') {
    console.log('Note: an API is configured, but the contact page sends nothing because "contactForm" is "log".');
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const texts = memoized(read);

  const sendPage = (response: ServerResponse, status: number, file: string) =>
    send(response, status, pageHeaders(texts(file)), texts(file));
  const sendNotFound = (response: ServerResponse) => sendPage(response, 404, '404.html');

  const sendShell = (path: string, response: ServerResponse) => {
    const shell = /\.\w+$/.test(path) ? undefined : shellOf(matchScreen(path)?.route.screen);
    if (shell) sendPage(response, shell.status, shell.file);
    else sendNotFound(response);
  };

  const files = createFiles(root, {
    headersOf: headersFor(read),
    notFound: (request, response) => sendShell(request.url?.split('?')[0] ?? '/', response),
    onError: console.error,
  });

  const serveFile = (request: IncomingMessage, response: ServerResponse, pathname: string, search: string) => {
    if (!isRead(request)) {
      send(response, 405, { ...READ_ONLY, 'Content-Type': 'text/plain' }, 'Method not allowed');
      return;
    }
    if (pathname === '/config.json') {
      send(response, 200, { 'Content-Type': 'application/json', 'Cache-Control': NEVER_STORE }, JSON.stringify(config));
      return;
    }
    if (pathname.length > 1 && pathname.endsWith('/')) {
      send(response, 301, { Location: prefix + withoutSlash(pathname) + search }, '');
      return;
    }
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (request.id) response.setHeader('X-Request-Id', request.id);
    if (isShellPage(pathname)) sendNotFound(response);
    else files(request, response, pathname);
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    removeRefusedEncodings(request);
    restoreTags(request);
    if (cached?.(request, response)) return;
    const url = request.url ?? '/';
    if (!URL.canParse(url, SELF)) {
      send(response, 400, { 'Content-Type': 'text/plain' }, 'This address is not valid');
      return;
    }
    // Two slashes begin a host, so `//about` would be the home page of a host called `about`.
    const single = url.replace(/^[/\\]+/, '/');
    const requested = new URL(single, SELF);
    if (single !== url) {
      send(response, 301, { Location: withoutSlash(requested.pathname) + requested.search }, '');
      return;
    }
    if (!requested.pathname.startsWith(base)) {
      if (requested.pathname === prefix) send(response, 301, { Location: base + requested.search }, '');
      else send(response, 404, { 'Content-Type': 'text/plain' }, `This site is at ${base}`);
      return;
    }
    const { search } = requested;
    const pathname = requested.pathname.slice(prefix.length);
    request.url = pathname + search;
    const respond = (address = pathname) => serveFile(request, response, address, search);
    const handler = dynamic?.(pathname);
    if (!handler) return respond();
    return handler(request, response, pathname, { respond, notFound: () => sendNotFound(response) });
  };
  return createGuardedServer(handle, onError);
}
