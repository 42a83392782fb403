import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { runsAllCases } from '../support/sample';
import { API_SITE_PORT } from '../support/servers/ports';

/**
 * What fails to load is not requested again and again. Each page stays open for ten seconds while something fails, and the user
 * presses a key in the middle. Every address may be requested six times: at first, once more, and again after the key, where a
 * browser asks twice for a module that it also preloads.
 */

const OPEN_MS = 10_000;
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
  'an error of the server': (route: Route) => route.fulfill({ status: 503, body: 'Unavailable' }),
};

/** Opens a page while a kind of request fails. Returns the addresses that were requested too often. */
async function repeatedOn(page: Page, path: string, failure: string, answer: (route: Route) => Promise<void>) {
  const counts = new Map<string, number>();
  page.on('request', (request) => counts.set(request.url(), (counts.get(request.url()) ?? 0) + 1));
  await page.route('**', (route, request) => (failures[failure]?.(request) ? answer(route) : route.continue()));
  // The configured API answers the calls for data; elsewhere the embedded backend does.
  const origin = failure === 'data' ? `http://localhost:${API_SITE_PORT}` : '';
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  for (const half of [1, 2]) {
    await page.waitForTimeout(OPEN_MS / 2);
    if (half === 1) await page.keyboard.press('Shift');
  }
  return [...counts].filter(([, count]) => count > MOST).map(([url, count]) => `${path}, ${failure}: ${url} x${count}`);
}

/** Opens all pages side by side. */
const repeatedIn = async (
  context: BrowserContext,
  cases: readonly (readonly [path: string, failure: string])[],
  answer: (route: Route) => Promise<void>,
) =>
  (
    await Promise.all(cases.map(async ([path, failure]) => repeatedOn(await context.newPage(), path, failure, answer)))
  ).flat();

test('what fails to load on a page is requested a few times only', async ({ context }) => {
  const kinds = ['code of islands', 'code', 'pictures', 'data', 'settings', 'styles'];
  const cases = pages.map((path, index) => [path, kinds[index] ?? ''] as const);
  expect(await repeatedIn(context, cases, fail['no response'])).toEqual([]);
});

if (runsAllCases)
  for (const [how, answer] of Object.entries(fail))
    for (const failure of Object.keys(failures))
      test(`with ${how} for ${failure}, nothing is requested more than ${MOST} times`, { tag: '@verify' }, async ({
        context,
      }) => {
        const cases = [...pages, ...morePages].map((path) => [path, failure] as const);
        expect(await repeatedIn(context, cases, answer)).toEqual([]);
      });
