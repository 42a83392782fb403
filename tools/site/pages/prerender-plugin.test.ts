import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prerender } from './prerender-plugin';

/** A site with one page and one shell. */
const FILES = {
  'package.json': '{ "type": "module" }',
  'vite.server.config.ts': `export default { build: { ssr: 'server/server.ts', emptyOutDir: false } };`,
  'server/server.ts': `console.log('server');`,
  'src/entry-client.tsx': `import('./app'); import('./service-worker.ts');`,
  'src/app.ts': `console.log('app');`,
  'src/service-worker.ts': `console.log('worker');`,
  'src/islands/starter.ts': `for (const url of __APP_URLS__) import(/* @vite-ignore */ url);`,
  'server/render/article-renderer.ts': `
    export const prerenderPaths = ['/about'];
    export const shells = [{ file: '404.html', path: '/404' }];
    export const previewImage = (path) => 'og' + path + '.png';
    export const siteFiles = () => ({ 'robots.txt': 'User-agent: *' });
    export const createArticleRenderer = () => ({});
    export async function* staticArticles() { yield ['newsroom/one/index.html', '<h1>One</h1>']; }
    export const createRenderer = () => ({
      render: async (path) => ({
        firstScreen: '<h1 class="sc-title">' + path + '</h1>',
        rest: '<p class="sc-rest">rest</p>',
        head: { title: 'A page', headline: 'A page' },
      }),
      css: () => ({ global: 'body{margin:0}', components: '.sc-title{color:red}.sc-rest{color:navy}', withoutJs: '' }),
    });`,
};

let root = '';
const read = (file: string) => readFile(join(root, file), 'utf8');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mindwave-prerender-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [prerender()],
    build: { manifest: true, modulePreload: false, rollupOptions: { input: 'src/entry-client.tsx' } },
  });
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The names of built modules that start with a word. */
const assets = async (word: string) =>
  (await readdir(join(root, 'dist/assets'))).filter((name) => name.startsWith(word));

it('writes each page with the styles of its first screen only', async () => {
  const html = await read('dist/about.html');
  expect(html).toMatch(/<h1 class="\w+">\/about<\/h1>.*<p class="\w+">rest<\/p>/);
  expect(html).toContain('<title>A page</title>');
  expect(html).toMatch(/<style>[^<]*color:red/);
  expect(html).not.toMatch(/<style>[^<]*color:navy/);
});

it('writes the whole style sheet, the shells, the files of the site and the articles of a backend', async () => {
  const [sheet = ''] = await readdir(join(root, 'dist/assets/css'));
  expect(await read(`dist/assets/css/${sheet}`)).toMatch(/color:red.*color:navy/);
  expect(await read('dist/404.html')).toContain('/404</h1>');
  expect(await read('dist/robots.txt')).toBe('User-agent: *');
  expect(await read('dist/newsroom/one/index.html')).toBe('<h1>One</h1>');
});

it('puts the starter into each page, with the modules of the app, but without the registration of the worker', async () => {
  const html = await read('dist/about.html');
  const [app] = await assets('app');
  const [worker] = await assets('service-worker');
  expect(app).toBeDefined();
  expect(worker).toBeDefined();
  expect(html).toContain(`/assets/${app}`);
  expect(html).not.toContain(`/assets/${worker}`);
  expect(html).not.toContain('__MODULES_OF_THE_APP__');
});

it('draws the previews, and writes the files of the server next to the site, without a manifest', async () => {
  expect(await readdir(join(root, 'dist/og'))).toEqual(['about.png']);
  expect(JSON.parse(await read('dist-server/article-kit.json'))).toMatchObject({ names: expect.anything() });
  const policy = expect.stringContaining("default-src 'none'");
  expect(JSON.parse(await read('dist-server/build.json'))).toEqual({
    base: '/',
    policies: { 'about.html': policy, '404.html': policy },
  });
  expect(await read('dist-server/server.js')).toContain('server');
  expect(await readdir(join(root, 'dist'))).not.toContain('.vite');
});
