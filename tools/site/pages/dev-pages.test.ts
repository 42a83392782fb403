import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { devPages } from './dev-pages';

/** A site with one page. */
const ENTRY = `
  import { text } from './content';
  import './later';
  import './island';
  export const prerenderPaths = ['/about'];
  export const createRenderer = () => ({
    render: async (path) => {
      if (path === '/contact') throw new Error('The page is broken');
      return { firstScreen: '<h1>' + path + '</h1>', rest: '<p>' + text + '</p>', head: { title: 'A & B' } };
    },
    css: () => ({ global: 'body{margin:0}', components: '.a{color:red}' }),
  });`;

let root = '';
let vite: ViteDevServer;
let origin = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mindwave-dev-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/entry-server.tsx'), ENTRY);
  await writeFile(join(root, 'src/content.ts'), "export const text = 'rest';");
  await writeFile(join(root, 'src/entry-client.tsx'), "import './island'; import('./later');");
  await writeFile(join(root, 'src/later.ts'), 'export const later = 1;');
  await writeFile(join(root, 'src/island.ts'), 'import.meta.hot?.accept();');
  vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [devPages()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The development server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  await vite.close();
  await rm(root, { recursive: true, force: true });
});

const visit = (path: string, accept = 'text/html') => fetch(origin + path, { headers: { accept } });

it('renders a page with its styles and the script of the client', async () => {
  const html = await (await visit('/about')).text();
  expect(html).toContain('<div id="root" data-prerendered="/about"><h1>/about</h1><p>rest</p></div>');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<style>body{margin:0}.a{color:red}</style>');
  expect(html).toContain('src="/src/entry-client.tsx"');
});

it('renders the shell of an address without a page', async () => {
  const html = await (await visit('/no-such-page')).text();
  expect(html).toContain('<div id="root"><h1>/404</h1>');
});

it('leaves modules and requests for data to Vite', async () => {
  expect((await visit('/src/entry-client.tsx')).headers.get('content-type')).toContain('javascript');
  expect((await visit('/about', 'application/json')).status).toBe(404);
});

it('reports the error of a page', async () => {
  await writeFile(join(root, 'src/entry-server.tsx'), `${ENTRY} prerenderPaths.push('/contact');`);
  await expect.poll(async () => (await visit('/contact')).status, { timeout: 10_000 }).toBe(500);
});

it('reloads the page if a module changes that only the server renders, and updates other modules', async () => {
  const { client } = vite.environments;
  await visit('/about');
  await client.transformRequest('/src/entry-client.tsx');
  await client.transformRequest('/src/island.ts');
  const send = vi.spyOn(client.hot, 'send');
  const sent = (type: string) => expect(send).toHaveBeenCalledWith(expect.objectContaining({ type }));
  const change = async (file: string, text: string, type: string) => {
    send.mockClear();
    await writeFile(join(root, file), text);
    await vi.waitFor(() => sent(type), { timeout: 10_000 });
  };
  await change('src/island.ts', 'import.meta.hot?.accept(); export const changed = true;', 'update');
  expect(send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' }));
  await change('src/later.ts', 'export const later = 2;', 'full-reload');
  await change('src/content.ts', "export const text = 'new words';", 'full-reload');
  await expect.poll(async () => (await visit('/about')).text(), { timeout: 10_000 }).toContain('<p>new words</p>');
});
