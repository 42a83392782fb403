import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { afterFrames, expect, test } from '../../support/browser/test';
import { CI, runsAllCases } from '../../support/sample';
import { API_SITE } from '../../support/servers/ports';

/**
 * The site does not request again and again what fails to load. Each page stays open for ten seconds of its own clock, and the user
 * presses a key in the middle. Every address may be requested six times: at first, once more, and again after the key, where a
 * browser asks twice for a module that it also preloads.
 */

const OPEN_SECONDS = 10;
const MOST = 6;

test.use({ allowedConsole: [/Failed to load|dynamically imported|net::ERR|could not|ServiceWorker|script/] });

const pages = ['/', '/about', '/newsroom', '/newsroom/claims-in-fewer-stops', '/careers', '/contact'];
const morePages = [
  '/industries/banking',
  '/case-studies',
  '/admin/login',
  '/admin/dashboard',
  '/offline',
  '/no-such-page',
];

const isAsset = (folder: RegExp) => (request: Request) => folder.test(new URL(request.url()).pathname);
const failures: Record<string, (request: Request) => boolean> = {
  code: isAsset(/^\/assets\/[^/]+\.js$/),
  'code of islands': isAsset(/^\/assets\/[A-Z][^/]+\.js$/),
  'embedded backend': isAsset(/^\/assets\/embedded\//),
  styles: isAsset(/\.css$/),
  pictures: (request) => request.resourceType() === 'image',
  fonts: isAsset(/\.woff2$/),
  settings: isAsset(/^\/config\.json$/),
  data: isAsset(/^\/api\//),
  documents: (request) => !request.isNavigationRequest() && request.headers().accept === 'text/html',
  worker: isAsset(/^\/sw\.js$/),
};
const fail = {
  'no response': (route: Route) => route.abort(),
  'a server error': (route: Route) => route.fulfill({ status: 503, body: 'Unavailable' }),
};

type Case = readonly [path: string, failure: string];
type Respond = (route: Route) => Promise<void>;

/** Opens a page while one kind of request fails. Returns the page and the number of requests by address. */
async function openFailing(page: Page, [path, failure]: Case, respond: Respond) {
  const counts = new Map<string, number>();
  page.on('request', (request) => counts.set(request.url(), (counts.get(request.url()) ?? 0) + 1));
  await page.route('**', (route, request) => (failures[failure]?.(request) ? respond(route) : route.continue()));
  // Only a configured API gets requests for data. Without one, the embedded backend responds in the page.
  const origin = failure === 'data' ? API_SITE : '';
  await page.goto(origin + path, { waitUntil: 'load' });
  return { page, counts, name: `${path}, ${failure}` };
}

/** Opens all pages side by side, and returns the addresses that were requested too often. */
async function repeatedIn(context: BrowserContext, cases: readonly Case[], respond: Respond) {
  await context.clock.install();
  const opened = await Promise.all(cases.map(async (one) => openFailing(await context.newPage(), one, respond)));
  for (let second = 0; second < OPEN_SECONDS; second += 1) {
    if (second === OPEN_SECONDS / 2) for (const { page } of opened) await page.keyboard.press('Shift');
    await context.clock.fastForward(1000);
    // A loop without a pause sends its requests in these frames.
    await Promise.all(opened.map(({ page }) => afterFrames(page)));
  }
  return opened.flatMap(({ counts, name }) =>
    [...counts].filter(([, count]) => count > MOST).map(([url, count]) => `${name}: ${url} x${count}`),
  );
}

test('a page does not request again and again what fails to load', async ({ context }) => {
  const kinds = ['code of islands', 'code', 'pictures', 'data', 'settings', 'styles'];
  const cases: Case[] = pages.map((path, index) => [path, kinds[index] ?? '']);
  expect(await repeatedIn(context, [...cases, ['/newsroom', 'embedded backend']], fail['no response'])).toEqual([]);
});

if (runsAllCases)
  for (const [how, respond] of Object.entries(fail))
    for (const failure of Object.keys(failures))
      test(`with ${how} for ${failure}, nothing is requested more than ${MOST} times`, { tag: '@verify' }, async ({
        context,
      }) => {
        const cases = [...pages, ...morePages].map((path): Case => [path, failure]);
        expect(await repeatedIn(context, cases, respond)).toEqual([]);
      });

test('a list that failed to load appears when the user touches the page', { tag: CI }, async ({ page }) => {
  let isGone = true;
  await page.route('**/assets/embedded/**', (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/newsroom');
  await expect(page.getByText(/Error loading articles/).first()).toBeVisible();
  isGone = false;
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^Claims in fewer stops/ })).toBeVisible();
});
