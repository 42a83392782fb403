import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createEditor } from '../../support/admin/article-editor';
import { EDITOR, prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { slowScripts } from '../../support/servers/slow-scripts';
import { translate } from '../translator';
import { useBrowser } from './drivers/use-browser';
import { content, main, signIn, title } from './steps';

/** Pages that a password manager or a translator changes, and a page whose picture fails before hydration. */

const session = useBrowser();
const email = { css: 'main form input[type=email]' } as const;
const message = { css: 'main form textarea' } as const;

let folder = '';
let server: RunningServer;
const proxies: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mindwave-pglite-'));
  const DATABASE_URL = `pglite:${folder}`;
  await prepareDatabase(DATABASE_URL);
  server = await startServer({ DATABASE_URL, DIST: process.env.DIST ?? 'dist' });
  const editor = await createEditor(server, EDITOR);
  await editor.save({ slug: 'broken-banner', title: 'Without its picture', bannerImage: '/art/there-is-none.webp' });
});
afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.stop();
});
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

async function slowSite(origin: string) {
  const proxy = await slowScripts(origin);
  proxies.push(proxy);
  return proxy;
}

it.each([
  [
    'a password manager adds an element',
    () => document.querySelector('main form input')?.after(document.createElement('div')),
  ],
  ['a translator replaces the texts', translate],
])('typed text and the focus survive hydration after %s', async (_name, change) => {
  const { origin } = await session.site();
  const site = await slowSite(origin);
  const tab = await session.tab(site.origin);
  await tab.goto('/contact');
  await tab.typeInto(email, 'jordan@coastal.example');
  await tab.typeInto(message, 'Where the claim waits');
  await tab.evaluate(change);
  site.release();
  await tab.untilLive();
  await tab.until('The form is hydrated', () =>
    tab.evaluate(() => {
      const island = document.querySelector('main form')?.closest('[data-island]')?.id;
      return island !== undefined && window.__starter?.live.has(island) === true;
    }),
  );
  await tab.hasValue(email, 'jordan@coastal.example');
  await tab.hasValue(message, 'Where the claim waits');
  await tab.isFocused(message);
  await tab.type('?');
  await tab.hasValue(message, 'Where the claim waits?');
  session.takeConsoleErrors();
});

it('the words of a translated editor still change', async () => {
  const { tab } = await session.fresh();
  await signIn(tab);
  await tab.open('/admin/add-article');
  await tab.sees(title);
  await tab.evaluate(translate);
  await tab.click({ role: 'button', name: '/add first section/i' });
  await tab.click({ role: 'button', name: '/add content/i' });
  await tab.typeInto({ label: '/^content$/i' }, 'First');
  await tab.click({ label: '/^list$/i' });
  await tab.hasValue({ label: '/^list items$/i' }, 'First');
  await tab.click({ role: 'button', name: '/^delete: content 1/i' });
  await tab.seesNot({ label: '/^list items$/i' });
  await tab.seesNot(content);
  await tab.sees({ role: 'heading', level: 1, in: main });
  expect(session.takeConsoleErrors()).toEqual([]);
});

it('a picture that fails before hydration is replaced', async () => {
  const site = await slowSite(server.origin);
  const tab = await session.tab(site.origin);
  await tab.goto('/newsroom/broken-banner');
  const banner = () =>
    tab.evaluate(() => document.querySelector<HTMLImageElement>('main img[src^="/art/"]')?.getAttribute('src'));
  expect(await banner()).toBe('/art/there-is-none.webp');
  await tab.until('The picture has failed', () =>
    tab.evaluate(() => document.querySelector<HTMLImageElement>('main img[src^="/art/"]')?.complete ?? false),
  );
  site.release();
  await tab.until('The default picture is shown', async () => (await banner()) === '/art/article-default.svg');
  session.takeConsoleErrors();
});
