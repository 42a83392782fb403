import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleTexts } from '~contract/article-texts';
import { smallSite } from '../../tests/support/servers/server-process';
import type { ArticleSource } from '../render/article-source';
import type { Renderer } from '../render/renderer';
import { createSite } from '../site';
import { createPages } from './pages';

type Found = Awaited<ReturnType<ArticleSource['find']>>;

/** Renders an article that is only its title. */
const render: Renderer['article'] = async (slug, { title }) => ({
  html: `${slug}: ${title}`,
  policy: "default-src 'none'",
});
const articleOf = (title: string) => ({
  article: { ...exampleTexts(), id: '1', title, bannerImage: null, sections: '[]', sidebarItems: '[]' },
});

let find: (slug: string) => Promise<Found>;
let list: ArticleSource['list'];
let page: ArticleSource['page'];
const xml = (articles: readonly { slug: string }[]) => `<all>${articles.map(({ slug }) => slug).join()}</all>`;
let pages: ReturnType<typeof createPages>;
let server: Server;
let root = '';

async function start() {
  const source = { find: (slug: string) => find(slug), newest: async () => [], page, count: async () => 1, list };
  const newsroom: Renderer['newsroom'] = async (search, found, total) => ({
    html: `newsroom${search}: ${found.map(({ title }) => title).join()} of ${total}`,
    policy: '',
  });
  const renderer = { siteUrl: '', article: render, newsroom, sitemap: xml, sitemapIndex: () => '', feed: xml };
  pages = createPages(source, '', renderer);
  server = createSite({
    root,
    env: {},
    cached: (...call) => pages.sendCached(...call),
    handlers: { articles: pages.handler },
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

beforeEach(async () => {
  root = await smallSite();
  find = async (slug) => (slug === 'known' ? articleOf('First') : undefined);
  page = async () => undefined;
  list = async () => [
    { ...exampleTexts(), id: '1', slug: 'known', title: 'First', published: undefined, updated: undefined },
  ];
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dirname(root), { recursive: true });
});

const visit = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers, redirect: 'manual' });
const textOf = async (path: string) => (await visit(path)).text();

it('sends the page with its policy as a header, a tag, a date and a length', async () => {
  await start();
  const response = await visit('/newsroom/known');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Cache-Tag')).toBe('article-1');
  expect(response.headers.get('ETag')).toMatch(/^W\/"[\da-f]{32}"$/);
  expect(Date.parse(response.headers.get('Last-Modified') ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await response.text()).toContain('known: First');
  const head = await visit('/newsroom/known', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('sends a page from memory with the same status, headers and body as when it was rendered', async () => {
  await start();
  const seen = async (headers: Readonly<Record<string, string>>, method = 'GET') => {
    const response = await visit('/newsroom/known', { 'Accept-Encoding': 'identity', ...headers }, method);
    return [response.status, { ...Object.fromEntries(response.headers), date: '' }, await response.text()];
  };
  const tag = (await visit('/newsroom/known')).headers.get('ETag') ?? '';
  const sendCached = vi.spyOn(pages, 'sendCached');
  for (const [headers, method] of [
    [{}],
    [{ 'Accept-Encoding': 'br' }],
    [{ 'If-None-Match': tag }],
    [{}, 'HEAD'],
  ] as const) {
    sendCached.mockReturnValueOnce(false);
    const rendered = await seen(headers, method);
    expect(await seen(headers, method)).toEqual(rendered);
    expect(sendCached).toHaveLastReturnedWith(true);
  }
});

it('compresses the page only for readers who accept it', async () => {
  await start();
  const visitFor = (accepted: string) => visit('/newsroom/known', { 'Accept-Encoding': accepted });
  const plain = await visitFor('identity');
  const small = await visitFor('gzip, br');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(small.headers.get('Content-Encoding')).toBe('br');
  expect(small.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await small.text()).toBe(await plain.text());
  for (const refusal of ['gzip, br;q=0', 'br ; q=0.000']) {
    const refused = await visitFor(refusal);
    expect(refused.headers.get('Content-Encoding'), refusal).toBeNull();
  }
  const preferred = await visitFor('gzip;q=0.5, br;q=0.1');
  expect(preferred.headers.get('Content-Encoding')).toBe('br');
});

it('responds with 304 to a reader who has the page, by tag or by date, until it changes', async () => {
  await start();
  const { headers } = await visit('/newsroom/known');
  const tag = headers.get('ETag') ?? '';
  const date = headers.get('Last-Modified') ?? '';
  const statusFor = async (condition: Readonly<Record<string, string>>) =>
    (await visit('/newsroom/known', condition)).status;
  expect(await statusFor({ 'If-None-Match': `"other", ${tag}` })).toBe(304);
  expect(await statusFor({ 'If-Modified-Since': date })).toBe(304);
  expect(await statusFor({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
  expect(await statusFor({ 'If-None-Match': '"other"', 'If-Modified-Since': date })).toBe(200);
  find = async () => articleOf('Second');
  pages.expire();
  expect(await statusFor({ 'If-None-Match': tag })).toBe(200);
  expect(await textOf('/newsroom/known')).toContain('known: Second');
});

it('responds with 404 to an unknown slug, and shows an article as soon as it is published', async () => {
  await start();
  expect((await visit('/newsroom/new')).status).toBe(404);
  find = async () => articleOf('New');
  expect(await textOf('/newsroom/new')).toContain('new: New');
});

it('redirects a former slug, also one with special characters', async () => {
  find = async () => ({ movedTo: 'a&b c' });
  await start();
  const response = await visit('/newsroom/old');
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/newsroom/a%26b%20c']);
  for (const query of ['?utm_source=mail', '?a=1&a=%', '?x=//evil.example', '?q=é']) {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await visit(`/newsroom/old${query}`, {}, method);
      expect(headers.get('Location'), method).toBe(`/newsroom/a%26b%20c${query.replace('é', '%C3%A9')}`);
    }
  }
  expect((await visit('/newsroom/old?')).headers.get('Location')).toBe('/newsroom/a%26b%20c');
});

it('shows the last good page while the source is down, and the shell if there is none', async () => {
  await start();
  await textOf('/newsroom/known');
  find = () => Promise.reject(new Error('down'));
  pages.expire();
  expect(await textOf('/newsroom/known')).toContain('known: First');
  const shell = await visit('/newsroom/other');
  expect(shell.status).toBe(200);
  expect(await shell.text()).toContain('<title>Mindwave</title>');
});

it('does not wait for a slow source', async () => {
  await start();
  await textOf('/newsroom/known');
  find = () => new Promise(() => undefined);
  pages.expire();
  const started = performance.now();
  const [page, shell] = await Promise.all([textOf('/newsroom/known'), textOf('/newsroom/other')]);
  expect(performance.now() - started).toBeLessThan(4000);
  expect(page).toContain('known: First');
  expect(shell).toContain('<title>Mindwave</title>');
});

it('sends the sitemap and the feed like a page, also while the source is down', async () => {
  await start();
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const response = await visit(path, { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Cache-Tag')).toBe('articles');
    expect(await response.text()).toBe('<all>known</all>');
    expect((await visit(path, { 'If-None-Match': response.headers.get('ETag') ?? '' })).status).toBe(304);
  }
  list = () => Promise.reject(new Error('down'));
  expect((await visit('/sitemap-5.xml')).status).toBe(404);
  pages.expire();
  expect(await textOf('/feed.xml')).toBe('<all>known</all>');
});

it('sends the built sitemap until the source has responded once', async () => {
  list = () => Promise.reject(new Error('down'));
  await start();
  expect(await textOf('/sitemap.xml')).toContain('<urlset');
});

it('does not mix up addresses with encoded slugs', async () => {
  find = async (slug) => articleOf(slug);
  await start();
  expect(await textOf('/feed.xml')).toBe('<all>known</all>');
  expect(await textOf('/newsroom/feed%2Exml')).toContain('feed.xml: feed.xml');
  expect(await textOf('/newsroom/a%2520b')).toContain('a%20b: a%20b');
  expect(await textOf('/newsroom/a%20b')).toContain('a b: a b');
});

it('caches the page of the newsroom with its list, and renders every search without caching it', async () => {
  const asked: unknown[] = [];
  page = async (request) => {
    asked.push(request);
    return { articles: request.page === 1 ? [articleOf('Found').article] : [], total: 1 };
  };
  await start();
  for (const query of ['', '?utm_source=mail', '?q=%20'])
    expect(await textOf(`/newsroom${query}`)).toBe('newsroom: Found of 1');
  expect(asked).toEqual([{ page: 1, limit: 5 }]);
  for (const [query, text] of [
    ['?q=a%26b', 'a&b'],
    ['?q=a%26b', 'a&b'],
    [`?q=${'x'.repeat(201)}`, undefined],
  ]) {
    const response = await visit(`/newsroom${query}`);
    expect(await response.text()).toBe(`newsroom${query}: Found of 1`);
    const sent = ['Cache-Control', 'X-Robots-Tag', 'Cache-Tag'].map((name) => response.headers.get(name));
    expect(sent).toEqual(['no-store', 'noindex', null]);
    expect(asked.at(-1)).toEqual({ page: 1, limit: 5, text });
  }
  expect(asked).toHaveLength(4);
  // A page after the end.
  expect(await textOf('/newsroom?page=9')).toBe('newsroom?page=9: Found of 1');
});

it('leaves files and other pages of the newsroom to the site', async () => {
  await start();
  for (const path of ['/newsroom', '/newsroom/sample', '/newsroom/sample.html', '/newsroom/admin'])
    expect(await textOf(path), path).toContain('<title>Mindwave</title>');
});
