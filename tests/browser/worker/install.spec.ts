import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../../node-http/security-headers';
import { expect, untilInstalled } from '../../support/browser/test';
import { CI } from '../../support/sample';
import type { Intercept } from '../../support/servers/deploying-host';
import { releaseOf, test } from '../../support/servers/releases';

// The browser logs a file that is missing, and one with a wrong hash.
test.use({ serviceWorkers: 'allow', allowedConsole: [/Failed to load resource|integrity|service worker/i] });

const ARCHIVE = /^\/assets\/site-/;
const archive = readdirSync('dist/assets').find((file) => /^site-\w+\.json$/.test(file));
const { files } = JSON.parse(readFileSync(`dist/assets/${archive}`, 'utf8'));

/** Browsers keep no `Strict-Transport-Security` in their caches. */
const HEADERS = ['Content-Type', 'Cache-Control', ...Object.keys(securityHeaders)]
  .map((name) => name.toLowerCase())
  .filter((name) => name !== 'strict-transport-security');

const workersOf = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Expects that the precache has every file, with the content and the headers that the server sends. */
async function expectComplete(page: Page, origin: string) {
  const cached = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find((name) => name.startsWith('workbox-precache')) ?? '');
    const describe = async (key: Request) => {
      const response = (await cache.match(key)) ?? Response.error();
      return { path: new URL(key.url).pathname, headers: [...response.headers], text: await response.text() };
    };
    return Promise.all((await cache.keys()).map(describe));
  });
  expect(cached.map(({ path }) => path.slice(1)).toSorted()).toEqual(Object.keys(files).toSorted());
  const compare = async ({ path, headers, text }: (typeof cached)[number]) => {
    const response = await fetch(origin + path);
    expect(text, path).toBe(await response.text());
    const found = new Map(headers);
    for (const name of HEADERS) expect(found.get(name), `${path}: ${name}`).toBe(response.headers.get(name));
  };
  await Promise.all(cached.map(compare));
}

test('a first visit loads one archive equal to its files, and an update what changed', async ({ host, page }) => {
  const origin = await host.deploy(1);
  await Promise.all([page.goto(`${origin}/services`), (await page.context().newPage()).goto(`${origin}/about`)]);
  await untilInstalled(page);
  const loaded = host.byWorker.filter((path) => path !== '/sw.js');
  expect(loaded, 'once for two tabs').toEqual([expect.stringMatching(ARCHIVE)]);
  await expectComplete(page, origin);
  host.byWorker.length = 0;
  await host.deploy(2);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => host.byWorker).toEqual(['/sw.js', '/about.html']);
});

const broken: Readonly<Record<string, Intercept>> = {
  missing: (_, response) => Boolean(response.writeHead(404).end()),
  cut: (_, response) => Boolean(response.write('{"parts":[') && response.destroy()),
  'of another release': (_, response) => Boolean(response.end('{"parts":["Another"],"files":{}}')),
};

for (const [how, respond] of Object.entries(broken))
  test(`with an archive that is ${how}, single files load, six at once`, { tag: CI }, async ({ host, page }) => {
    let open = 0;
    let most = 0;
    host.state.intercept = (path, response) => {
      if (ARCHIVE.test(path)) return respond(path, response);
      // Nothing else requests pages by the names of their files.
      if (!path.endsWith('.html')) return false;
      most = Math.max(most, ++open);
      response.on('close', () => --open);
      return false;
    };
    const origin = await host.deploy(1);
    await host.firstVisit(page, origin);
    await expectComplete(page, origin);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(6);
  });

test('the next visit repairs an installation that was killed or found no room', async ({ host, page }) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('ServiceWorker.enable');
  const origin = await host.deploy(1);
  const accidents = [
    () => tools.send('ServiceWorker.stopAllWorkers'),
    () => tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 500_000 }),
  ];
  for (const happen of accidents) {
    host.state.intercept = async (path) => {
      if (ARCHIVE.test(path)) await happen();
      return false;
    };
    await page.goto(`${origin}/services`);
    await expect.poll(() => host.byWorker.splice(0)).toContainEqual(expect.stringMatching(ARCHIVE));
    await expect.poll(() => workersOf(page), 'nothing is activated').toBe(0);
  }
  await tools.send('Storage.overrideQuotaForOrigin', { origin });
  await host.firstVisit(page, `${origin}/about`);
  await expectComplete(page, origin);
});

test('a release that is deployed during an installation is complete after the next update', async ({ host, page }) => {
  const origin = await host.deploy(1);
  host.state.intercept = async (path) => {
    if (ARCHIVE.test(path)) await host.deploy(2);
    return false;
  };
  await host.firstVisit(page, `${origin}/about`);
  await page.getByRole('button', { name: 'Check for update' }).click();
  await page.getByRole('button', { name: 'Update', exact: true }).last().click();
  await expect.poll(() => releaseOf(page)).toBe('2');
  await expect(() => expectComplete(page, origin)).toPass();
});
