import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ADMIN } from '../support/admin/admin-steps';
import { removeDirectory, startServer, temporaryDirectory } from '../support/servers/mock-server-process';
import { startSite } from '../support/servers/site';
import { type Proxy, startProxy } from './faults/proxy';

export { expect };

/** Private values that must never appear in a URL, in the console, in a cache or on another origin. */
export const SECRETS = {
  email: 'priya.secret@harbor.example',
  phone: '4045550134',
  name: 'Priya Secret',
  password: ADMIN.password,
} as const;

/** The site, fault proxy and json-server mock of one Playwright worker, and a browser context shared by its tests. */
export interface TestEnvironment {
  readonly site: string;
  /** The backend behind the proxy, for setup and assertions. */
  readonly api: string;
  readonly proxy: Proxy;
  readonly context: BrowserContext;
  readonly token: string;
}

/** Problems and console lines collected while a test runs. */
export interface Watch {
  readonly complaints: string[];
  readonly lines: string[];
}

/** Messages that the browser logs for failed requests and that a page cannot prevent. */
const BROWSER_MESSAGE = /Failed to load resource|has been blocked by CORS policy|net::ERR_/;

/** A script that shortens the client's request timeout of 15 s. Other timers are unchanged. */
const shortenTimeout = (shorterMs: number) => `{
  const original = window.setTimeout;
  const shortened = (handler, ms, ...rest) => original(handler, ms === 15_000 ? ${shorterMs} : ms, ...rest);
  window.setTimeout = Object.assign(shortened, original);
}`;

const ours = ({ site, proxy }: TestEnvironment) => [new URL(site).host, new URL(proxy.url).host];

function watch(env: TestEnvironment, page: Page): Watch {
  const complaints: string[] = [];
  const lines: string[] = [];
  const secrets = [env.token, ...Object.values(SECRETS)];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    lines.push(text);
    if (['error', 'warning'].includes(message.type()) && !BROWSER_MESSAGE.test(text))
      complaints.push(`console: ${text}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !ours(env).includes(url.host)) complaints.push(`another origin: ${url.href}`);
    if (secrets.some((secret) => url.href.includes(encodeURIComponent(secret))))
      complaints.push(`secret in a URL: ${url}`);
  });
  return { complaints, lines };
}

/** Everything in this origin's caches except the precache, as text. */
const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    // If the Cache API is blocked, there is nothing to read.
    for (const name of await caches.keys().catch(() => [])) {
      if (name.includes('precache')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, [...request.headers].join(), (await response?.clone().text()) ?? '');
      }
    }
    return texts.join('\n');
  });

/** Expects a page without errors, blank or busy regions, or leaked secrets. */
export async function expectHealthy(env: TestEnvironment, page: Page, { complaints, lines }: Watch) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect((await page.getByRole('main').innerText()).trim().length, 'the main region is not blank').toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  const secrets = [env.token, ...Object.values(SECRETS)];
  const cached = await cachedText(page);
  for (const secret of secrets) {
    expect(cached.includes(secret), 'no secret is in a cache').toBe(false);
    expect(lines.join('\n').includes(secret), 'no secret is in the console').toBe(false);
    expect(decodeURIComponent(page.url()).includes(secret), 'no secret is in the URL').toBe(false);
  }
}

/**
 * Opens a page in the shared context without the data of earlier tests. `isSignedIn` starts it with a session, `isPatient` leaves the
 * client's timeout as it is.
 */
export async function freshPage(env: TestEnvironment, isSignedIn: boolean, isPatient = false) {
  const page = await env.context.newPage();
  if (!isPatient) await page.addInitScript(shortenTimeout(3500));
  const watched = watch(env, page);
  page.on('dialog', (dialog) => dialog.accept());
  const browser = await env.context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: env.site, storageTypes: 'indexeddb,local_storage' });
  await browser.detach();
  await page.goto(`${env.site}/icons/icon-192.png`);
  await page.evaluate(
    async ([token]) => {
      await caches.delete('read');
      if (!token) return;
      sessionStorage.setItem('token', token);
      localStorage.setItem('isLoggedIn', 'true');
    },
    [isSignedIn ? env.token : ''],
  );
  return { page, watched };
}

/** Opens a page of the site in a new context. `script` runs before the site's scripts. */
export async function freshContextPage(env: TestEnvironment, browser: Browser, script?: string | (() => void)) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  const watched = watch(env, page);
  await page.goto(`${env.site}/icons/icon-192.png`);
  return { page, watched, close: () => context.close() };
}

async function signInByApi(api: string): Promise<string> {
  const response = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token }: { token: string } = await response.json();
  return token;
}

/** Tests with a fault proxy. The environment is created once per Playwright worker. */
export const test = base.extend<object, { env: TestEnvironment }>({
  env: [
    async ({ browser }, use) => {
      const directory = await temporaryDirectory();
      const server = await startServer({ DATA_DIR: directory, CONTACTS_PER_MINUTE: '1000000' });
      const proxy = await startProxy(server.url);
      const site = await startSite({ API_URL: proxy.url, CONTACT_FORM: 'api' });
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await use({ site: site.origin, api: server.url, proxy, context, token: await signInByApi(server.url) });
      await context.close();
      await site.stop();
      await proxy.stop();
      await server.end();
      await removeDirectory(directory);
    },
    { scope: 'worker' },
  ],
});
