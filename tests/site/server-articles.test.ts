import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEditor, type Editor } from '../support/admin/article-editor';
import { elementStructure } from '../support/browser/element-structure';
import { buildVariant } from '../support/servers/build-variant';
import { EDITOR, prepareDatabase, type RunningServer, startServer } from '../support/servers/server-process';

/** The built site with a server process on PGlite, and a build with the articles of that server. */

const DIST = process.env.DIST ?? 'dist';
const SITE = 'https://www.mindwave.example';
let server: RunningServer;
let editor: Editor;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mindwave-articles-'));
  const DATABASE_URL = `pglite:${join(folder, 'data')}`;
  await prepareDatabase(DATABASE_URL);
  server = await startServer({ DATABASE_URL, DIST });
  editor = await createEditor(server, EDITOR);
}, 60_000);
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

const visit = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' });
const textOf = async (path: string) => (await visit(path)).text();

describe('an article of the database', () => {
  it('is a page immediately after it is saved or changed', async () => {
    expect((await visit('/newsroom/steps')).status).toBe(404);
    await editor.save({ slug: 'steps', title: 'First steps' });
    expect(await textOf('/newsroom/steps')).toContain('<h1 tabindex="-1" dir="auto">First steps</h1>');
    await editor.save({ slug: 'steps', title: 'Second steps' });
    const page = await textOf('/newsroom/steps');
    expect(page).toContain('<h1 tabindex="-1" dir="auto">Second steps</h1>');
    expect(page).toContain('<title>Second steps | Mindwave</title>');
    expect(page).toContain('First sentence of steps.');
  });

  it('appears in the sidebars of other articles, and disappears', async () => {
    await editor.save({ slug: 'reader', title: 'The reader' });
    const { id } = await editor.save({ slug: 'news', title: 'The news', date: '2026-11-30' });
    const link = '<a href="/newsroom/news"><b dir="auto">The news</b>';
    expect(await textOf('/newsroom/reader')).toContain(link);
    await editor.remove(id);
    expect(await textOf('/newsroom/reader')).not.toContain(link);
    expect((await visit('/newsroom/news')).status).toBe(404);
  });

  it('is in the sitemap and in the feed', async () => {
    await editor.save({ slug: 'listed', title: 'Listed <here>' });
    expect(await textOf('/sitemap.xml')).toMatch(
      /<loc>https:\/\/www\.mindwave\.example\/newsroom\/listed<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
    );
    expect(await textOf('/feed.xml')).toContain('<title>Listed &lt;here&gt;</title>');
  });
});

describe('the policy as a header', () => {
  it.each(['/', '/about', '/about.html', '/no/such/page', '/admin/login', '/careers/job/none', '/newsroom/steps'])(
    'of %s equals its meta tag, and forbids frames',
    async (path) => {
      const response = await visit(path);
      const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await response.text()) ?? [];
      expect(policy).toContain("default-src 'none'");
      expect(response.headers.get('Content-Security-Policy')).toBe(`${policy}; frame-ancestors 'none'`);
    },
  );

  it('of other files only forbids frames', async () => {
    expect((await visit('/robots.txt')).headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  });
});

describe('a build with the articles of an API, below a path', () => {
  const BASE = '/a/';
  let site = '';
  const fileOf = (name: string) => readFile(join(site, name), 'utf8');

  beforeAll(async () => {
    const webp = await sharp({ create: { width: 1600, height: 700, channels: 4, background: '#0d948880' } })
      .webp()
      .toBuffer();
    const image = (bytes: Buffer) => ({ image: new Blob([new Uint8Array(bytes)]) });
    await editor.save({ slug: 'static', title: 'A static article', ...image(webp) });
    await editor.save({ slug: 'static-broken', title: 'A broken banner', ...image(webp.subarray(0, 300)) });
    await editor.save({ slug: 'static-other', title: 'Another host', bannerImage: 'https://elsewhere.example/a.jpg' });
    site = await buildVariant({ ARTICLES_FROM: server.url, BASE_PATH: BASE });
  }, 120_000);

  afterAll(() => rm(site, { recursive: true }));

  it('has the page that the server would send, apart from the version in the assets', async () => {
    const page = await fileOf('newsroom/static.html');
    expect(page).toContain('<h1 tabindex="-1" dir="auto">A static article</h1>');
    expect(page).toContain(`<link rel="canonical" href="${SITE}/a/newsroom/static">`);
    expect(elementStructure(page).map((element) => element.split(' ')[0])).toEqual(
      elementStructure(await textOf('/newsroom/static')).map((element) => element.split(' ')[0]),
    );
    expect(existsSync(join(site, 'newsroom/static.html.br'))).toBe(true);
  });

  it('has a link preview for each article, or refers to the one for the newsroom', async () => {
    const previewOf = async (slug: string) => {
      const page = await fileOf(`newsroom/${slug}.html`);
      const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
      const [, type] = /<meta property="og:image:type" content="([^"]+)"/.exec(page) ?? [];
      expect(address).toMatch(new RegExp(`^${SITE}${BASE}og/`));
      const { format, width, height } = await sharp(join(site, address.slice(SITE.length + BASE.length))).metadata();
      expect([`image/${format}`, width, height]).toEqual([type, 1200, 630]);
      return address.slice(SITE.length + BASE.length);
    };
    expect(await previewOf('static')).toMatch(/^og\/uploads\/[0-9a-f]{32}\.webp\.jpg$/);
    expect(await previewOf('static-broken')).toBe('og/newsroom.png');
    expect(await previewOf('static-other')).toBe('og/newsroom.png');
  });

  it('has the banners on the API’s host in several widths', async () => {
    const [, sizes = ''] = /<img[^>]* srcset="([^"]+)"/.exec(await fileOf('newsroom/static.html')) ?? [];
    const widths = sizes.split(', ').map(async (size) => {
      const [address = '', width] = size.split(' ');
      const { format, width: drawn } = await sharp(join(site, address.slice(BASE.length))).metadata();
      return [format, `${drawn}w`, width];
    });
    expect(await Promise.all(widths)).toEqual(['240w', '480w', '960w', '1600w'].map((width) => ['webp', width, width]));
    // Without its copy, the page of a broken or animated banner would refer to a file that only the API's host has.
    const [, original = ''] =
      /<img[^>]* src="\/a\/(uploads\/[^"]+)"/.exec(await fileOf('newsroom/static-broken.html')) ?? [];
    expect(await readFile(join(site, original))).toHaveLength(300);
    for (const slug of ['broken', 'other'])
      expect(await fileOf(`newsroom/static-${slug}.html`)).not.toContain('srcset');
  });

  it('lists the articles in the sitemap and in the feed, and gets changes from the API', async () => {
    expect(await fileOf('sitemap.xml')).toContain(`<loc>${SITE}/a/newsroom/static</loc>`);
    expect(await fileOf('feed.xml')).toContain('<title>A static article</title>');
    expect(JSON.parse(await fileOf('config.json'))).toMatchObject({ apiUrl: server.url, contactForm: 'log' });
  });

  it('has only links, files and addresses below the path', async () => {
    const names = await readdir(site, { recursive: true });
    const pages = names.filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(40);
    const strays: string[] = [];
    for (const name of pages) {
      for (const [, text = ''] of (await fileOf(name)).matchAll(
        /\s(?:href|src|(?:image)?srcset|action|poster)="(\/[^"]*)"/g,
      ))
        for (const address of text.split(/,\s+/)) if (!address.startsWith(BASE)) strays.push(`${name}: ${address}`);
    }
    expect(strays).toEqual([]);
    const { scope, start_url: start, id } = JSON.parse(await fileOf('manifest.webmanifest'));
    expect([scope, start, id].every((address) => address.startsWith(BASE))).toBe(true);
  });

  it('does not precache articles', async () => {
    const worker = await fileOf('sw.js');
    expect(worker).toContain('newsroom/sample.html');
    expect(worker).not.toContain('newsroom/static.html');
  });

  it('leaves no articles in the build without them', () => {
    expect(existsSync(join(DIST, 'newsroom/static.html'))).toBe(false);
    expect(readFileSync(join(DIST, 'sitemap.xml'), 'utf8')).not.toContain('newsroom/static');
  });
});
