import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { smallSite, writePolicies } from '../tests/support/servers/server-process';
import type { Handler } from './http/handler';
import { BUILD, rendererFolder } from './render/renderer';
import { createSite } from './site';

it('survives files that a new build removes while it runs', async () => {
  const root = await smallSite();
  for (const file of ['index.html', '404.html', 'about.html']) writeFileSync(join(root, file), file);
  const server = createSite({ root, env: {} }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(dirname(root), { recursive: true });
  });
  const visit = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect(await (await visit('/about')).text()).toBe('about.html');
  rmSync(join(root, 'about.html'));
  const gone = await visit('/about');
  expect([gone.status, await gone.text()]).toEqual([404, '404.html']);
  expect(await (await visit('/')).text()).toBe('index.html');
});

it('responds once with 500 if a handler fails, closes the connection if its response has begun, and goes on', async () => {
  const root = await smallSite();
  writeFileSync(join(root, 'index.html'), 'index.html');
  const errors: unknown[] = [];
  const failures: Readonly<Record<string, Handler>> = {
    '/rejects': () => Promise.reject(new Error('rejected')),
    '/throws': () => {
      throw new Error('thrown');
    },
    '/begins': async (_, response) => {
      response.write('the beginning');
      throw new Error('too late');
    },
    '/stream': (_, response, path) => (response.emit('error', new Error('a stream')) ? undefined : path),
    '/header': async (_, response, path) => (response.writeHead(200, { 'X-Text': 'a\nb' }) ? undefined : path),
  };
  const server = createSite({
    root,
    env: {},
    handlers: { api: (request, response, path) => (failures[path] ? failures[path](request, response, path) : path) },
    onError: (error) => errors.push(error),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(dirname(root), { recursive: true });
  });
  const visit = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  for (const path of ['/rejects', '/throws', '/stream', '/header']) {
    const response = await visit(path);
    expect([response.status, response.headers.get('Cache-Control')], path).toEqual([500, 'no-store']);
    expect(await response.text()).toBe('Something went wrong on our side. Please try again.');
  }
  await expect(visit('/begins').then((response) => response.text())).rejects.toThrow();
  expect(errors).toHaveLength(5);
  expect(await (await visit('/')).text()).toBe('index.html');
});

it('responds to an address that cannot be decoded as to an unknown one', async () => {
  const root = await smallSite();
  const asked: string[] = [];
  const articles: Handler = (_request, _response, path) => asked[asked.push(path) - 1];
  const server = createSite({ root, env: {}, handlers: { articles } });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    rmSync(dirname(root), { recursive: true });
  });
  for (const path of ['/%', '/newsroom/%zz', '/about%', '/%c0%ae/', '/uploads/%ff']) {
    const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    expect(status, path).toBe(404);
  }
  expect(asked.filter((path) => path !== '/404')).toEqual([]);
});

it('keeps the policies of its pages while a new build writes them, and says if they are of another site', async () => {
  const root = await smallSite();
  onTestFinished(() => rmSync(dirname(root), { recursive: true }));
  await writePolicies(root, { 'index.html': "default-src 'none'" });
  const server = createSite({ root, env: {} });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const policy = async () => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return response.headers.get('Content-Security-Policy');
  };
  expect(await policy()).toBe("default-src 'none'; frame-ancestors 'none'");
  for (const broken of ['', '{"base":"/","poli', 'null', '{}']) {
    writeFileSync(join(rendererFolder(root), BUILD), broken);
    expect(await policy(), broken).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(() => createSite({ root, env: {} }), broken).toThrow('missing or damaged');
  }
  // The process survives a policy that cannot be a header.
  await writePolicies(root, { 'index.html': 'a\nb' });
  expect(await policy()).toBe("frame-ancestors 'none'");
  await writePolicies(root, { 'index.html': "default-src 'self'" });
  expect(await policy()).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(() => createSite({ root, env: {}, base: '/site/' })).toThrow('Set BASE_PATH=/.');
});
