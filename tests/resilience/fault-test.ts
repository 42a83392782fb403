import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { removeDirectory, startServer, temporaryDirectory } from '../support/mock-server-process';
import { ADMIN } from '../support/admin-steps';
import { startSite } from '../support/site';
import { type Proxy, startProxy } from './faults/proxy';

export { expect };

/** Nothing of these may appear in an address, in the console, in a cache or at another origin. */
export const SECRETS = {
  email: 'priya.secret@harbor.example',
  phone: '4045550134',
  name: 'Priya Secret',
  password: ADMIN.password,
} as const;

/** Site, fault proxy and json-server mock of one worker, with one browser context in which every cell gets a page. */
export interface Stand {
  readonly site: string;
  /** The backend behind the proxy, for looking and preparing. */
  readonly api: string;
  readonly proxy: Proxy;
  readonly context: BrowserContext;
  readonly token: string;
}

/** What a page did that it must not; filled while a cell runs. */
export interface Watch {
  readonly complaints: string[];
  readonly lines: string[];
}

/** The browser's own lines for failed requests, which no page can keep from the console. */
const OF_THE_BROWSER = /Failed to load resource|has been blocked by CORS policy|net::ERR_/;

/** The client waits 15 s for an answer; here a tenth of that, and nothing else is faster. */
const shortenLimit = () => {
  const original = window.setTimeout;
  const shortened = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    original(handler, ms === 15_000 ? 1500 : ms, ...rest);
  window.setTimeout = Object.assign(shortened, original);
};

const ours = ({ site, proxy }: Stand) => [new URL(site).host, new URL(proxy.url).host];

function watch(stand: Stand, page: Page): Watch {
  const complaints: string[] = [];
  const lines: string[] = [];
  const secrets = [stand.token, ...Object.values(SECRETS)];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    lines.push(text);
    if (['error', 'warning'].includes(message.type()) && !OF_THE_BROWSER.test(text))
      complaints.push(`console: ${text}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !ours(stand).includes(url.host))
      complaints.push(`another origin: ${url.href}`);
    if (secrets.some((secret) => url.href.includes(encodeURIComponent(secret))))
      complaints.push(`in an address: ${url}`);
  });
  return { complaints, lines };
}

/** Everything this origin keeps in its caches, as text: what a finder of the device could read. */
const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    // Where caches are refused nothing can be in them.
    for (const name of await caches.keys().catch(() => [])) {
      if (name.includes('precache')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts.push(request.url, [...request.headers].join(), (await answer?.clone().text()) ?? '');
      }
    }
    return texts.join('\n');
  });

/** No error, no blank region, nothing busy, no secret anywhere. */
export async function expectSound(stand: Stand, page: Page, { complaints, lines }: Watch) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect((await page.getByRole('main').innerText()).trim().length, 'the main region is not blank').toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  const secrets = [stand.token, ...Object.values(SECRETS)];
  const kept = await cachedText(page);
  for (const secret of secrets) {
    expect(kept.includes(secret), 'no secret is in a cache').toBe(false);
    expect(lines.join('\n').includes(secret), 'no secret is in the console').toBe(false);
    expect(decodeURIComponent(page.url()).includes(secret), 'no secret is in the address').toBe(false);
  }
}

/** A fresh page of the stand's context with what earlier cells left taken away. `signedIn` gives it the session. */
export async function freshPage(stand: Stand, isSignedIn: boolean) {
  const page = await stand.context.newPage();
  const watched = watch(stand, page);
  page.on('dialog', (dialog) => dialog.accept());
  const browser = await stand.context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: stand.site, storageTypes: 'indexeddb,local_storage' });
  await browser.detach();
  await page.goto(`${stand.site}/icons/icon-192.png`);
  await page.evaluate(
    async ([token]) => {
      await caches.delete('read');
      if (!token) return;
      sessionStorage.setItem('token', token);
      localStorage.setItem('isLoggedIn', 'true');
    },
    [isSignedIn ? stand.token : ''],
  );
  return { page, watched };
}

/** A page of a context of its own, on this site, with a script before all of the site's and what else the context is to be like. */
export async function freshContextPage(
  stand: Stand,
  browser: Browser,
  script?: () => void,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  const watched = watch(stand, page);
  await page.goto(`${stand.site}/icons/icon-192.png`);
  return { page, watched, close: () => context.close() };
}

async function signInByApi(api: string): Promise<string> {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** Tests beside a fault proxy; the stand is built once for each worker. */
export const test = base.extend<object, { stand: Stand }>({
  stand: [
    async ({ browser }, use) => {
      const directory = await temporaryDirectory();
      const server = await startServer({ DATA_DIR: directory });
      const proxy = await startProxy(server.url);
      const site = await startSite({ API_URL: proxy.url, CONTACT_FORM: 'api' });
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addInitScript(shortenLimit);
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
