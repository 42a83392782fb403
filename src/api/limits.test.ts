import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guarded } from './client';
import {
  limitProblem,
  limitResponse,
  RESPONSE_MAX_BYTES,
  RESPONSE_MAX_DEPTH,
  RESPONSE_MAX_ITEMS,
  RESPONSE_MAX_LENGTH,
} from './limits';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the limits of a response', () => {
  it('accept nesting up to the maximum depth, and nothing deeper', () => {
    expect(limitProblem(nested(RESPONSE_MAX_DEPTH))).toBeUndefined();
    expect(limitProblem(nested(RESPONSE_MAX_DEPTH + 1))).toMatch(/nested too deep/);
    expect(limitProblem('{"a":'.repeat(RESPONSE_MAX_DEPTH + 1))).toMatch(/nested too deep/);
  });

  it('accept a list up to the maximum length, and none longer, at any depth', () => {
    for (const wrap of [(list: number[]) => list, (data: number[]) => ({ data }), (list: number[]) => [[], list, {}]]) {
      expect(limitProblem(JSON.stringify(wrap(numbers(RESPONSE_MAX_ITEMS))))).toBeUndefined();
      expect(limitProblem(JSON.stringify(wrap(numbers(RESPONSE_MAX_ITEMS + 1))))).toMatch(/more than 10,000 entries/);
    }
  });

  it('count each list separately, and do not count properties', () => {
    expect(limitProblem(JSON.stringify(numbers(150).map(() => numbers(150))))).toBeUndefined();
    const record = Object.fromEntries(numbers(RESPONSE_MAX_ITEMS + 2).map((at) => [`p${at}`, at]));
    expect(limitProblem(JSON.stringify([record]))).toBeUndefined();
  });

  it('ignore brackets and commas inside strings', () => {
    expect(limitProblem(JSON.stringify({ text: nested(1000) }))).toBeUndefined();
    expect(limitProblem(JSON.stringify(['"\\', nested(1000)]))).toBeUndefined();
    expect(limitProblem(JSON.stringify([','.repeat(RESPONSE_MAX_ITEMS * 2)]))).toBeUndefined();
  });

  it('count depth, not the number of values', () => {
    expect(limitProblem(JSON.stringify(Array.from({ length: 5000 }, () => [{}])))).toBeUndefined();
  });

  it('accept no text beyond the maximum length', () => {
    expect(limitProblem(' '.repeat(RESPONSE_MAX_LENGTH + 1))).toMatch(/more than can be read/);
  });

  it('handle a hundred thousand levels without a stack overflow', () => {
    expect(limitProblem(nested(100_000))).toMatch(/nested too deep/);
  });
});

const MB = 1024 * 1024;
const BLOCK = Buffer.alloc(MB, ' ');

describe('reading a response', () => {
  /** Megabytes that the server sent before the reader cancelled. */
  let sent = 0;
  const open = new Set<ServerResponse>();

  /** Sends blocks until the connection closes. */
  function pour(response: ServerResponse, blocks: number) {
    open.add(response);
    response.on('close', () => open.delete(response));
    const more = () => {
      while (!response.destroyed && sent < blocks) {
        sent += 1;
        if (!response.write(BLOCK)) return response.once('drain', more);
      }
      if (!response.destroyed) response.end();
    };
    more();
  }

  const server = createServer((request, response) => {
    sent = 0;
    if (request.url === '/endless') return pour(response, Number.POSITIVE_INFINITY);
    if (request.url === '/exact') return pour(response, RESPONSE_MAX_BYTES / MB);
    if (request.url === '/none') return response.writeHead(204).end();
    if (request.url === '/list') return response.end(JSON.stringify(numbers(RESPONSE_MAX_ITEMS + 1)));
    response.writeHead(201, { ETag: '"1"' }).end('{"data":"fine"}');
  });
  let root = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const call = guarded(async (request) => limitResponse(await fetch(request)));
  const get = (path: string) => call(new Request(`${root}${path}`));

  it('stops at the limit when the server never ends, and closes the connection', async () => {
    await expect(get('/endless')).rejects.toMatchObject({
      status: 'PARSING_ERROR',
      message: 'The server sent more than 16 MB. It was not read.',
    });
    await expect.poll(() => open.size).toBe(0);
    // The reader has no control over data in network buffers.
    expect(sent).toBeLessThan(RESPONSE_MAX_BYTES / MB + 16);
  });

  it('accepts a response as large as the limit', async () => {
    const limited = await limitResponse(await fetch(`${root}/exact`));
    expect((await limited.arrayBuffer()).byteLength).toBe(RESPONSE_MAX_BYTES);
  });

  it('returns small and empty responses unchanged', async () => {
    const limited = await limitResponse(await fetch(`${root}/small`));
    expect([limited.status, limited.headers.get('etag'), await limited.text()]).toEqual([
      201,
      '"1"',
      '{"data":"fine"}',
    ]);
    expect((await limitResponse(await fetch(`${root}/none`))).status).toBe(204);
  });

  it('rejects a list that is too long', async () => {
    await expect(get('/list')).rejects.toMatchObject({
      status: 'PARSING_ERROR',
      message: 'The server sent a list of more than 10,000 entries. It was not read.',
    });
  });
});
