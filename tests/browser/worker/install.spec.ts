import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../../node-http/security-headers';
import { expect, untilInstalled } from '../../support/browser/test';
import { CI } from '../../support/sample';
import type { Intercept } from '../../support/servers/deploying-host';
import { releaseOf, test } from '../../support/servers/releases';

/** How the worker fills the precache. */

// The browser logs a file that is missing, and one with a wrong hash.
test.use({ serviceWorkers: 'allow', allowedConsole: [/Failed to load resource|integrity|service worker/i] });

const ARCHIVE = /^\/assets\/site-/;
const archive = readdirSync('dist/assets').find((file) => /^site-\w+\.json$/.test(file));
const files = Object.keys(JSON.parse(readFileSync(`dist/assets/${archive}`, 'utf8')));

const installing = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ installing: one }) => one?.state),
  );

/** Expects that the precache has every file, with the bytes and headers that the server sends. */
async function expectComplete(page: Page, origin: string) {
  const cached = await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('workbox-precache')) ?? '';
    const cache = await caches.open(name);
    const describe = async (key: Request) => {
      const response = (await cache.match(key)) ?? Response.error();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
      const { pathname } = new URL(key.url);
      return {
        pathname,
        status: response.status,
        headers: Object.fromEntries(response.headers),
        hash: [...hash].join(),
      };
    };
    return Promise.all((await cache.keys()).map(describe));
  });
  expect(cached.map(({ pathname }) => pathname.slice(1)).toSorted()).toEqual(files.toSorted());
  // Browsers keep no `Strict-Transport-Security` in their caches.
  const { 'Strict-Transport-Security': _, ...kept } = securityHeaders;
  const names = ['content-type', 'cache-control', ...Object.keys(kept).map((name) => name.toLowerCase())];
  const compare = async ({ pathname, status, headers, hash }: (typeof cached)[number]) => {
    const response = await fetch(origin + pathname);
    const body = createHash('sha256')
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest();
    expect({ status, hash }, pathname).toEqual({ status: 200, hash: [...body].join() });
    for (const name of names) expect(headers[name], `${pathname}: ${name}`).toBe(response.headers.get(name));
  };
  await Promise.all(cached.map(compare));
}

test('a first visit installs with two requests what single files would be, and an update loads only what changed', async ({
  host,
  page,
}) => {
  const origin = await host.deploy(1);
  await Promise.all([page.goto(`${origin}/services`), (await page.context().newPage()).goto(`${origin}/about`)]);
  await untilInstalled(page);
  expect([...new Set(host.byWorker)], 'also with two tabs').toEqual(['/sw.js', expect.stringMatching(ARCHIVE)]);
  await expectComplete(page, origin);
  host.byWorker.length = 0;
  await host.deploy(2);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => host.byWorker).toEqual(['/sw.js', '/about.html']);
});

const broken: Readonly<Record<string, Intercept>> = {
  missing: (_, response) => Boolean(response.writeHead(404).end()),
  cut: (_, response) => {
    response.writeHead(200, { 'Content-Length': 1000 }).write('{"index.html":');
    return Boolean(response.destroy());
  },
  'of another release': (_, response) => Boolean(response.end('{"index.html":{"headers":{},"text":"Another"}}')),
};

for (const [how, respond] of Object.entries(broken))
  test(`with an archive that is ${how}, single files load, at most six at once`, { tag: CI }, async ({
    host,
    page,
  }) => {
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

test('the next visit repairs an installation that the browser has killed, or that found no room', async ({
  host,
  page,
}) => {
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
    await expect.poll(() => installing(page), 'nothing is activated').toEqual([]);
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
