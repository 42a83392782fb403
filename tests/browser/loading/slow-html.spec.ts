import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test, untilLive } from '../../support/browser/test';
import { watchShifts } from '../../support/browser/watch-shifts';
import { forCi, shardOf } from '../../support/sample';
import { SITE_PORT } from '../../support/servers/ports';

const SITE = `http://localhost:${SITE_PORT}`;
const PAGES = [
  '/',
  '/about',
  '/industries/banking',
  '/careers',
  '/newsroom',
  '/contact',
  '/technologies',
  '/case-studies',
];

/** Serves the site so slowly that pages arrive in pieces and the browser paints what it has. */
async function drippingSite(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const original = await fetch(SITE + request.url, { headers: { 'accept-encoding': 'identity' } });
    const type = original.headers.get('content-type') ?? '';
    const body = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      for (let at = 0; at < body.length; at += 1500) {
        response.write(body.subarray(at, at + 1500));
        await pause(20);
      }
      response.end();
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

test.describe('a page that streams in slowly', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await drippingSite();
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const [variant, width] of [390, 1440].entries()) {
    test(`does not shift after the first paint at ${width}px`, forCi(variant > 0), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      for (const path of shardOf(PAGES, variant)) {
        await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
        await untilLive(page);
        await page.evaluate(() => document.fonts.ready);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        expect(shifts, path).toEqual([]);
      }
    });
  }
});

/** The boxes of all text, controls and icons in the window, before the page's own scripts and fonts change anything. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const boxes: string[] = [];
    for (const element of document.querySelectorAll('a, button, h1, h2, h3, p, li, svg')) {
      const { top, left, width, height } = element.getBoundingClientRect();
      const isInWindow = top < innerHeight && top + height > 0 && element.checkVisibility();
      if (isInWindow) boxes.push(`${element.outerHTML.slice(0, 60)}: ${[left, top, width, height].map(Math.round)}`);
    }
    return boxes;
  });

test.describe('before the app starts', () => {
  test.use({ allowedConsole: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } });

  for (const [variant, width] of [390, 993, 1440].entries()) {
    test(
      `the first screen looks the same before and after the style sheet arrives at ${width}px`,
      forCi(variant > 0),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
        let release = () => {};
        await page.route('**/assets/css/*.css', async (route) => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          await route.continue();
        });
        for (const path of shardOf(PAGES, variant)) {
          const requested = page.waitForRequest('**/assets/css/*.css');
          const styled = page.waitForResponse('**/assets/css/*.css');
          await page.goto(SITE + path, { waitUntil: 'commit' });
          await requested;
          // The preload scanner may find it before the parser has come to the end of the page.
          await page.locator('body > link[rel=stylesheet]').waitFor({ state: 'attached' });
          const before = await firstScreen(page);
          release();
          await styled;
          await page.waitForLoadState('load');
          expect(before.length, path).toBeGreaterThan(5);
          expect(await firstScreen(page), path).toEqual(before);
        }
      },
    );
  }
});
