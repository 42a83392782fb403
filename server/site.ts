import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { tagsOf } from '~contract/http/entity-tag';
import { createGuardedServer, type OnError } from '../node-http/guarded';
import { cacheControl, NEVER_STORE, pageHeaders, pagePolicy, REVALIDATE } from '../node-http/security-headers';
import { isRead, READ_ONLY, send } from '../node-http/send';
import { StartError } from '../node-http/start-error';
import { parseConfig } from '../src/api/config';
import { shellOf, shells } from '../src/app/shells';
import { matchScreen } from '../src/routes';
import { decodable, readAddress, withoutSlash } from './http/address';
import { createFiles } from './http/files';
import type { Handler } from './http/handler';
import { createPolicies } from './http/policies';

/** What a site does besides serving its files. */
export interface SiteHandlers {
  readonly health?: Handler;
  readonly api?: Handler;
  readonly pictures?: Handler;
  readonly uploads?: Handler;
  readonly articles?: Handler;
}

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
  readonly handlers?: SiteHandlers;
  /** Called with an error that no handler has caught. By default, it is printed. */
  readonly onError?: OnError;
}

/** Returns the settings for `/config.json`: the built file, overridden by the environment. @throws Error if they are not valid. */
export function readConfig({ root, env }: SiteOptions) {
  const file = join(root, 'config.json');
  let built: unknown;
  try {
    built = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`${file} is missing or damaged. Unpack the whole release again, or repair it.`);
  }
  // Every visitor can read the settings.
  if (env.API_URL && URL.canParse(env.API_URL) && new URL(env.API_URL).username)
    throw new StartError('API_URL must not contain a user or a password, because it is public.');
  const overrides = { apiUrl: env.API_URL, contactForm: env.CONTACT_FORM, mapUrl: env.MAP_URL, mapMode: env.MAP_MODE };
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value));
  return parseConfig({ ...(typeof built === 'object' ? built : {}), ...given });
}

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

const next: Handler = (_request, _response, pathname) => pathname;

const readOnly: Handler = (request, response, pathname) => {
  if (isRead(request)) return pathname;
  send(response, 405, { ...READ_ONLY, 'Content-Type': 'text/plain' }, 'Method not allowed');
  return undefined;
};

function createSettings(options: SiteOptions): Handler {
  const config = readConfig(options);
  if (config.apiUrl && config.contactForm === 'log') {
    console.log('Note: an API is configured, but the contact page sends nothing because "contactForm" is "log".');
  }
  return (_request, response, pathname) => {
    if (pathname !== '/config.json') return pathname;
    send(response, 200, { 'Content-Type': 'application/json', 'Cache-Control': NEVER_STORE }, JSON.stringify(config));
    return undefined;
  };
}

/** Redirects `/about/` to `/about`. */
const oneAddress =
  (prefix: string): Handler =>
  (request, response, pathname) => {
    if (pathname.length === 1 || !pathname.endsWith('/')) return pathname;
    const search = request.url?.slice(pathname.length) ?? '';
    send(response, 301, { Location: prefix + withoutSlash(pathname) + search, 'Cache-Control': REVALIDATE }, '');
    return undefined;
  };

/** True for the address of a shell without `.html`. Only the worker requests shells, by their file names, so this is a 404. */
const isShellPage = (pathname: string) => shells.some(({ file }) => `${pathname}.html` === `/${file}`);

/** Serves the files of the site, and for other addresses the shell of their route with the right status. */
function createPages(root: string, base: string) {
  const policyOf = createPolicies(root, base);
  const files = createFiles(root, {
    headersOf: (file) => ({
      'Cache-Control': cacheControl(`/${file}`),
      ...(file.endsWith('.html') && { 'Content-Security-Policy': pagePolicy(policyOf(file)) }),
    }),
    onError: console.error,
  });
  /** Shells stay in memory with their policies. */
  const texts = new Map<string, { readonly html: string; readonly policy: string | undefined }>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? { html: readFileSync(join(root, file), 'utf8'), policy: policyOf(file) };
    texts.set(file, text);
    return text;
  };
  const shell: Handler = (_request, response, pathname) => {
    const found = shellOf(/\.\w+$/.test(pathname) ? undefined : matchScreen(pathname)?.route.screen);
    const { html, policy } = textOf(found?.file ?? '404.html');
    send(response, found?.status ?? 404, pageHeaders(policy), html);
    return undefined;
  };
  return { files: (...call: Parameters<Handler>) => (isShellPage(call[2]) ? call[2] : files(...call)), shell };
}

/**
 * Serves the built site: prerendered pages, immutable hashed files, and the settings from the environment. The first handler that
 * does not leave a request to the next one responds to it.
 */
export function createSite(options: SiteOptions): Server {
  const { root, base = '/', cached, onError = (error) => console.error(error) } = options;
  const { health = next, api = next, pictures = next, uploads = next, articles = next } = options.handlers ?? {};
  const settings = createSettings(options);
  const slash = oneAddress(base.slice(0, -1));
  const { files, shell } = createPages(root, base);
  const handlers = [health, api, decodable, pictures, uploads, articles, readOnly, settings, slash, files, shell];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const address = readAddress(request.url ?? '/', base);
    if ('status' in address) return send(response, address.status, address.headers, address.text);
    request.url = address.pathname + address.search;
    let pathname: string | undefined = address.pathname;
    for (const handler of handlers) {
      pathname = await handler(request, response, pathname);
      if (pathname === undefined) return;
    }
  };
  return createGuardedServer((request, response) => {
    removeRefusedEncodings(request);
    restoreTags(request);
    return cached?.(request, response) || handle(request, response);
  }, onError);
}
