import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleTexts } from '~contract/article-texts';
import { insertArticle, replaceArticle } from '../api/articles';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import { checkLinks, readSite } from './links';

const AUTHOR = 'editor@mindwave.example';
/** The responses of another site: the status for HEAD and for GET. */
const STATUSES: Readonly<Record<string, readonly [number, number]>> = {
  '/fine': [200, 500],
  '/no-head': [405, 200],
  '/wrong-head': [404, 200],
  '/broken-head': [500, 200],
  '/login': [403, 403],
  '/gone': [404, 404],
};
const asked: string[] = [];
const other = createServer(({ method, url = '' }, response) => {
  asked.push(`${method} ${url}`);
  if (url === '/moved') return response.writeHead(302, { Location: '/fine' }).end();
  if (url === '/round') return response.writeHead(302, { Location: '/round' }).end();
  const [head, get] = STATUSES[url] ?? [500, 500];
  response.writeHead(method === 'HEAD' ? head : get).end();
});
const site = {
  place: { hosts: ['www.example.com'], base: '/' },
  has: (path: string) => ['/', '/about'].includes(path),
};

let database: Database;
let origin = '';

const fieldsOf = (title: string, slug: string, cta: readonly string[], items: readonly string[]) => ({
  ...exampleTexts(),
  date: '2026-11-20',
  bannerImage: undefined,
  title,
  slug,
  sections: JSON.stringify(cta.map((link) => ({ title: '', content: [], cta: { text: '', link } }))),
  sidebarItems: JSON.stringify(items.map((link) => ({ title: '', description: '', link }))),
});

beforeAll(async () => {
  await once(other.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  database = await openDatabase('pglite:');
  await migrate(database);
  const moved = await insertArticle(database, fieldsOf('Moved', 'old', [], []), undefined, AUTHOR);
  await replaceArticle(database, moved, undefined, fieldsOf('Moved', 'new', [], []), undefined, AUTHOR);
  const inside = [
    '/about/?a#b',
    '/newsroom/new',
    'https://www.example.com/newsroom/gone',
    'mailto:a@b.example',
    '#part',
  ];
  const outside = [...Object.keys(STATUSES), '/moved', '/round', '/gone'].map((path) => origin + path);
  const article = fieldsOf('Links\u001b[2J', 'links', ['/abuot', '', '/newsroom/old'], [...inside, ...outside]);
  await insertArticle(database, article, undefined, AUTHOR);
}, 60_000);
afterAll(async () => {
  other.close();
  await database.close();
});

it('knows the pages and files of a built site, but neither its shells nor its articles', async () => {
  const root = join(await mkdtemp(join(tmpdir(), 'mindwave-links-')), 'dist');
  for (const name of ['index.html', 'about.html', 'feed.xml', '404.html', 'shell/admin.html', 'careers/job/one.html']) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), '');
  }
  await mkdir(`${root}-server`);
  await writeFile(`${root}-server/article-kit.json`, JSON.stringify({ siteUrl: 'https://www.example.com/site' }));
  const { place, has } = readSite(root);
  expect(place).toEqual({ hosts: ['www.example.com'], base: '/site/' });
  const paths = ['/', '/about', '/feed.xml', '/careers/job/one', '/admin/login', '/newsroom/admin', '/uploads/a.png'];
  expect(paths.filter((path) => !has(path))).toEqual([]);
  const missing = ['/abuot', '/About', '/404', '/shell/admin', '/careers/job/two', '/newsroom/one', '/100%'];
  expect(missing.filter(has)).toEqual([]);
  await rm(dirname(root), { recursive: true });
});

const INSIDE = [
  'Links [2J  Section 1  /abuot  this site has no such page',
  'Links [2J  Section 3  /newsroom/old  moved to /newsroom/new',
  'Links [2J  Sidebar item 3  https://www.example.com/newsroom/gone  this site has no such page',
];

it('lists the links inside the site that lead nowhere or to a former address, and asks no other site', async () => {
  expect(await checkLinks(database, site, false)).toEqual({ lines: INSIDE, dead: 2, count: 5 });
  expect(asked).toEqual([]);
});

it('asks each other address once, and believes GET if HEAD fails', async () => {
  const { lines, dead } = await checkLinks(database, site, true, 0);
  const not = (number: number, path: string, why: string) =>
    `Links [2J  Sidebar item ${number}  ${origin}${path}  not reachable from here: ${why}`;
  expect(lines).toEqual([
    ...INSIDE,
    not(11, '/gone', 'it responds with 404'),
    not(13, '/round', 'redirect count exceeded'),
    not(14, '/gone', 'it responds with 404'),
  ]);
  expect(dead).toBe(5);
  expect(asked.filter((call) => / \/(?:fine|no-head|login|gone)$/.test(call))).toEqual([
    'HEAD /fine',
    'HEAD /no-head',
    'GET /no-head',
    'HEAD /login',
    'HEAD /gone',
    'GET /gone',
    'HEAD /fine',
  ]);
});

it('waits between two requests to a host', async () => {
  const before = performance.now();
  await checkLinks(database, site, true, 20);
  // 14 requests to one host.
  expect(performance.now() - before).toBeGreaterThan(13 * 20);
});
