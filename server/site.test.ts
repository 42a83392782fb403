import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { DynamicHandler } from './http/handler';
import { createSite } from './site';

it('survives files that a new build removes while it runs', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mindwave-site-'));
  const files = ['index.html', '404.html', 'about.html'];
  for (const file of files) writeFileSync(join(root, file), file);
  writeFileSync(join(root, 'config.json'), '{"apiUrl":null,"contactForm":"log","mapMode":"auto"}');
  const server = createSite({ root, env: {} }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
  });
  const visit = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect(await (await visit('/about')).text()).toBe('about.html');
  rmSync(join(root, 'about.html'));
  const gone = await visit('/about');
  expect([gone.status, await gone.text()]).toEqual([404, '404.html']);
  expect(await (await visit('/')).text()).toBe('index.html');
});

it('responds once with 500 if a handler fails, closes the connection if its response has begun, and goes on', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mindwave-site-'));
  for (const file of ['index.html', '404.html']) writeFileSync(join(root, file), file);
  writeFileSync(join(root, 'config.json'), '{"apiUrl":null,"contactForm":"log","mapMode":"auto"}');
  const errors: unknown[] = [];
  const failures: Readonly<Record<string, DynamicHandler>> = {
    '/rejects': () => Promise.reject(new Error('rejected')),
    '/throws': () => {
      throw new Error('thrown');
    },
    '/begins': async (_, response) => {
      response.write('the beginning');
      throw new Error('too late');
    },
    '/stream': async (_, response) => void response.emit('error', new Error('a stream')),
    '/header': async (_, response) => void response.writeHead(200, { 'X-Text': 'a\nb' }),
  };
  const server = createSite({
    root,
    env: {},
    dynamic: (path) => failures[path],
    onError: (error) => errors.push(error),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
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
