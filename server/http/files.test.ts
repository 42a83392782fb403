import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { guarded } from '../../node-http/guarded';
import { createFiles } from './files';

const TEXT = Array.from({ length: 100 }, (_, i) => `line ${String(i).padStart(4, '0')}`).join('\n');
const SIZE = TEXT.length;
const onError = vi.fn();
let root = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mindwave-files-'));
  mkdirSync(join(root, 'notes'));
  writeFileSync(join(root, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(root, 'notes.html'), '<h1>Notes</h1>');
  writeFileSync(join(root, 'notes', 'a b%20é.txt'), 'odd');
  writeFileSync(join(root, 'lines.txt'), TEXT);
  writeFileSync(join(root, 'lines.txt.br'), brotliCompressSync(TEXT));
  writeFileSync(join(root, 'gone.txt'), 'gone');
  writeFileSync(join(root, 'empty.txt'), '');
  const files = createFiles(root, {
    headersOf: () => ({ 'Cache-Control': 'no-cache' }),
    onError,
  });
  const handle = guarded(async (request, response) => {
    const next = await files(request, response, request.url ?? '/');
    if (next !== undefined) response.writeHead(404).end('nothing');
  }, onError);
  server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

const plain = { 'Accept-Encoding': 'identity' };
interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request with exactly these headers. */
async function send(headers: Readonly<Record<string, string>>, path: string, method = 'GET'): Promise<Received> {
  const request = httpRequest(`${origin}/`, { method, headers, path, agent: false }).end();
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
async function ask(headers: Readonly<Record<string, string>>, path = '/lines.txt') {
  const response = await send(headers, path);
  return { ...response, body: response.body.toString() };
}

describe('a range', () => {
  it.each([
    ['bytes=0-0', TEXT.slice(0, 1)],
    ['bytes=5-9', TEXT.slice(5, 10)],
    ['bytes=-10', TEXT.slice(-10)],
    ['bytes=-1', TEXT.slice(-1)],
    [`bytes=${SIZE - 5}-`, TEXT.slice(-5)],
    [`bytes=${SIZE - 1}-`, TEXT.slice(-1)],
    [`bytes=0-${SIZE + 1000}`, TEXT],
    ['bytes=0-18446744073709551615', TEXT],
    [`bytes=-${SIZE + 1}`, TEXT],
    ['bytes=0-4, 5-9', TEXT.slice(0, 10)],
  ])('%s is a part of the file, without its compression', async (range, part) => {
    for (const encoding of [plain, { 'Accept-Encoding': 'br, gzip' }]) {
      const { status, headers, body } = await ask({ Range: range, ...encoding });
      expect([status, body]).toEqual([206, part]);
      expect(headers['content-encoding']).toBeUndefined();
      const start = range.includes('=0-') ? 0 : range.includes('=5-') ? 5 : SIZE - part.length;
      expect(headers['content-range']).toBe(`bytes ${start}-${start + part.length - 1}/${SIZE}`);
      expect(headers['content-length']).toBe(String(part.length));
    }
  });

  it.each(['bytes=5-2', `bytes=${SIZE}-`, 'bytes=99999-100000', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s cannot be satisfied',
    async (range) => {
      const { status, headers } = await ask({ Range: range });
      expect([status, headers['content-range']]).toEqual([416, `bytes */${SIZE}`]);
    },
  );

  it.each(['lines=0-4', 'bytes', 'bytes 0-4', '0-4', '', 'bytes=0-4, 50-59', 'BYTES : 0-4', 'bytes:0-4', 'none'])(
    '%s is ignored',
    async (range) => {
      const { status, headers, body } = await ask({ Range: range, ...plain });
      expect([status, body, headers['content-range']]).toEqual([200, TEXT, undefined]);
    },
  );

  it.each([
    'bytes=a-b',
    'bytes=-',
    'bytes=--5',
    'bytes=1-2-3',
    'bytes=1.5-3',
    'bytes=,',
    'bytes=0x1-2',
    'bytes=\u00e9',
  ])('%s gets the whole file, a part of it, or 416', async (range) => {
    const { status } = await ask({ Range: range, ...plain });
    expect([200, 206, 416]).toContain(status);
  });

  it('is sent only if If-Range names the present file', async () => {
    const range = { Range: 'bytes=0-4', ...plain };
    const { headers } = await ask(plain);
    const tag = String(headers.etag);
    const changed = String(headers['last-modified']);
    const compressed = String((await ask({ 'Accept-Encoding': 'br' })).headers.etag);
    expect(compressed).not.toBe(tag);
    for (const [condition, status] of [
      [tag, 206],
      [changed, 206],
      [`W/${tag}`, 200],
      [compressed, 200],
      ['"other"', 200],
      [new Date(Date.parse(changed) + 10_000).toUTCString(), 200],
      [new Date(Date.parse(changed) - 10_000).toUTCString(), 200],
      ['never', 200],
    ] as const) {
      expect((await ask({ ...range, 'If-Range': condition })).status, condition).toBe(status);
    }
  });

  it('of an empty file is a 416, and a HEAD request has none', async () => {
    expect((await ask({ Range: 'bytes=0-4' }, '/empty.txt')).status).toBe(416);
    const head = await send({ Range: 'bytes=0-4' }, '/lines.txt', 'HEAD');
    expect([head.status, head.headers['content-range']]).toEqual([200, undefined]);
  });
});

describe('a file', () => {
  it('is sent compressed to a client that accepts that, with its own entity tag and a 304', async () => {
    const response = await send({ 'Accept-Encoding': 'gzip, br' }, '/lines.txt');
    const { vary, etag: tag = '' } = response.headers;
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(response.body).toString()).toBe(TEXT);
    const again = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect(again.status).toBe(304);
    const changed = String(response.headers['last-modified']);
    expect((await ask({ ...plain, 'If-Modified-Since': changed })).status).toBe(304);
    expect((await ask({ ...plain, 'If-Match': '"other"' })).status).toBe(412);
  });

  it('that another of the same size and time replaces is sent again: all files of an archive have one time', async () => {
    const time = new Date(2020, 1, 1);
    const file = join(root, 'index.html');
    const unpack = (text: string) => {
      writeFileSync(file, text);
      utimesSync(file, time, time);
      return Math.trunc(statSync(file).ctimeMs);
    };
    const first = unpack('<h1>Home</h1>');
    const { headers } = await ask(plain, '/');
    // The clock of some file systems ticks every few milliseconds.
    while (unpack('<h1>More</h1>') === first);
    const again = await ask({ ...plain, 'If-None-Match': String(headers.etag) }, '/');
    expect([again.status, again.body]).toEqual([200, '<h1>More</h1>']);
    expect(Date.parse(String(headers['last-modified']))).toBeGreaterThan(time.getTime());
  });

  it('is found only by its exact address: pages without an extension, other names percent-encoded once', async () => {
    const found = async (path: string) => (await ask(plain, path)).status;
    expect(await found('/')).toBe(200);
    expect(await found('/notes')).toBe(200);
    expect(await found('/notes/a%20b%2520%C3%A9.txt')).toBe(200);
    for (const path of ['/notes/', '/lines.txt.br', '/nothing', '/%00', '/..%2fpackage.json', '/notes/a%2520b'])
      expect(await found(path), path).toBe(404);
  });

  it('that has disappeared is a 404, and nothing is reported', async () => {
    rmSync(join(root, 'gone.txt'));
    const { status, body } = await ask(plain, '/gone.txt');
    expect([status, body]).toEqual([404, 'nothing']);
    expect(onError).not.toHaveBeenCalled();
  });
});
