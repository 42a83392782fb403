import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { parseConfig } from '../src/api/config.ts';
import { shellOf } from '../src/app/shells.ts';
import { cacheControl, NEVER_STORE, REVALIDATE, securityHeaders } from './security-headers.ts';
import { matchRoute } from '../src/routes.ts';

export interface SiteOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** `API_URL`, `CONTACT_FORM`, `MAP_URL` and `MAP_MODE` override the built `/config.json`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Path the site is built for, with a slash at both ends. */
  readonly base?: string;
}

/** The served `/config.json`: the built one with the environment over it, checked before the first request. */
function configText({ root, env }: SiteOptions) {
  const built: unknown = JSON.parse(readFileSync(join(root, 'config.json'), 'utf8'));
  const overrides = { apiUrl: env.API_URL, contactForm: env.CONTACT_FORM, mapUrl: env.MAP_URL, mapMode: env.MAP_MODE };
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value));
  const config = parseConfig({ ...(typeof built === 'object' ? built : {}), ...given });
  if (config.apiUrl && config.contactForm === 'log') {
    console.log('Note: an API is configured, but the contact page sends nothing ("contactForm" is "log").');
  }
  return JSON.stringify(config);
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer) {
  response.writeHead(status, headers);
  response.end(body);
}

/**
 * Serves the built site: prerendered pages, hashed files for good, the settings from the environment, and for an address
 * without a page of its own the shell of its route with the right status.
 */
export function createSite(options: SiteOptions): Server {
  const { root, base = '/' } = options;
  const prefix = base.slice(0, -1);
  const config = configText(options);
  const shellText = new Map<string, Buffer>();
  const shellFile = (file: string) => {
    const known = shellText.get(file) ?? readFileSync(join(root, file));
    shellText.set(file, known);
    return known;
  };
  const files = sirv(root, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });

  const answerShell = (path: string, response: ServerResponse) => {
    const shell = /\.\w+$/.test(path) ? undefined : shellOf(matchRoute(path)?.route.page);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE };
    if (shell) send(response, shell.status, headers, shellFile(shell.file));
    else send(response, 404, headers, shellFile('404.html'));
  };

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // `npm start` tells by it whether the site already runs.
    response.setHeader('Server', 'Mindwave');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(response, 405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }, 'Method not allowed');
      return;
    }
    const asked = new URL(request.url ?? '/', 'http://site.invalid');
    if (!asked.pathname.startsWith(base)) {
      if (asked.pathname === prefix) send(response, 301, { Location: base + asked.search }, '');
      else send(response, 404, { 'Content-Type': 'text/plain' }, `This site is at ${base}`);
      return;
    }
    const { search } = asked;
    const pathname = asked.pathname.slice(prefix.length);
    request.url = pathname + search;
    if (pathname === '/config.json') {
      send(response, 200, { 'Content-Type': 'application/json', 'Cache-Control': NEVER_STORE }, config);
      return;
    }
    if (pathname.length > 1 && pathname.endsWith('/')) {
      send(
        response,
        301,
        { Location: `${prefix}${pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'}${search}` },
        '',
      );
      return;
    }
    files(request, response, () => answerShell(pathname, response));
  });
}
