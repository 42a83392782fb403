import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../../certifier/client/sample-images';
import { type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { openConnection } from '../../support/servers/raw-http';
import { prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { articleForm, signIn } from './writers';

/** More than the connections of one process to its database, of each kind of slow client. */
const CLIENTS = 40;
/** The limits of the server, and the pause between its checks of connections, in seconds. */
const HEADERS = 10;
const BODY = 120;
const IDLE = 60;
const CHECK = 30;
const SLOWEST_MS = 2000;
/** The limit for a list while many images are read: a second, or on a busy machine a fraction of the time for all images. */
const SLOWEST_LIST_MS = 1000;
const SLOWEST_LIST = 1 / 3;
const LARGE = 5 * 1024 * 1024;

let postgres: RunningPostgres;
let server: RunningServer;
let token = '';

beforeAll(async () => {
  postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  server = await startServer({ DATABASE_URL: postgres.url });
  token = await signIn(server.url);
});
afterAll(async () => {
  await server.end();
  await postgres.end();
});

interface SlowClient {
  readonly socket: Socket;
  /** The response so far. */
  received: string;
  /** When the server closed the connection, in seconds since the start. */
  closed?: number;
}

/** Clients that send the start of a request at once. */
const openClients = (text: string): Promise<readonly SlowClient[]> =>
  Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const start = performance.now();
      const client: SlowClient = { socket: await openConnection(server.origin), received: '' };
      client.socket.on('data', (chunk: Buffer) => {
        client.received += chunk.toString();
      });
      client.socket.once('close', () => {
        client.closed = (performance.now() - start) / 1000;
      });
      client.socket.write(text);
      return client;
    }),
  );

/** Clients that ask for an image of 5 MB and read nothing of it. */
async function openReaders(image: string) {
  const readers = await Promise.all(Array.from({ length: CLIENTS }, () => openConnection(server.origin)));
  for (const socket of readers) socket.pause().write(`GET ${image} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return readers;
}

async function save(slug: string, more: FormData) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/news/`, { method: 'POST', headers, body: more });
  expect(response.status, slug).toBe(201);
  return (await response.json()).data;
}

/** How long the connections of the readers lasted, in seconds, from the log. */
const readingTimes = (path: string): readonly number[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(`"path":"${path}"`))
    .map((line) => JSON.parse(line))
    .filter(({ ended, status }) => ended === 'timed out' && status === 499)
    .map(({ ms }) => ms / 1000);

it('cuts off clients that send or read one byte after the other, and still serves others', async () => {
  const form = articleForm('slow');
  form.append('image', new File([png, new Uint8Array(LARGE - png.length)], 'large.png'));
  const { bannerImage } = await save('slow', form);
  const post = 'POST /api/news/ HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n';
  const headers = await openClients('GET / HTTP/1.1\r\nX-Slow: ');
  const bodies = await openClients(`${post}Authorization: Bearer ${token}\r\nContent-Length: 100000\r\n\r\n--b`);
  const readers = await openReaders(bannerImage);

  const times: number[] = [];
  let seconds = 0;
  const visit = async (path: string) => {
    const start = performance.now();
    const response = await fetch(`${server.origin}${path}`);
    await response.arrayBuffer();
    expect(response.status, path).toBe(200);
    times.push(performance.now() - start);
  };
  const isDone = () =>
    [...headers, ...bodies].every(({ closed }) => closed !== undefined) && readingTimes(bannerImage).length === CLIENTS;
  // Slow clients need a clock: each sends a byte in every second.
  for await (const _ of setInterval(1000)) {
    if (isDone() || seconds > BODY + 2 * CHECK) break;
    seconds += 1;
    for (const { socket } of [...headers, ...bodies]) if (socket.writable) socket.write('x');
    for (const path of ['/', '/newsroom/slow', '/api/news/?page=1', '/readyz']) await visit(path);
    await save(`during-${seconds}`, articleForm(`during-${seconds}`));
  }

  for (const [clients, limit] of [
    [headers, HEADERS],
    [bodies, BODY],
  ] as const) {
    for (const { closed = Number.POSITIVE_INFINITY, received } of clients) {
      expect(received).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
      expect(closed).toBeGreaterThan(limit - 1);
      expect(closed).toBeLessThan(limit + CHECK + 5);
    }
  }
  const reading = readingTimes(bannerImage);
  expect(reading).toHaveLength(CLIENTS);
  expect(Math.min(...reading)).toBeGreaterThan(IDLE - 1);
  // The first check of a connection finds that it has sent something.
  expect(Math.max(...reading)).toBeLessThan(2 * IDLE + 5);
  expect(Math.max(...times)).toBeLessThan(SLOWEST_MS);
  expect(server.output()).not.toContain('a request failed');
  const last = (clients: readonly SlowClient[]) => Math.max(...clients.map(({ closed = 0 }) => closed)).toFixed(0);
  console.log(
    `${3 * CLIENTS} slow clients: headers cut off after ${last(headers)} s, bodies after ${last(bodies)} s, ` +
      `readers after ${Math.max(...reading).toFixed(0)} s; ` +
      `slowest of ${times.length} other requests ${Math.max(...times).toFixed(0)} ms`,
  );
  for (const socket of readers) socket.destroy();
  await Promise.all(readers.map((socket) => socket.closed || once(socket, 'close')));
});

it(`lets lists pass while ${CLIENTS} readers ask for ${CLIENTS} different images of 5 MB`, async () => {
  const images: string[] = [];
  for (let count = 0; count < CLIENTS; count++) {
    const form = articleForm(`image-${count}`);
    form.append('image', new File([png, randomBytes(LARGE - png.length)], 'large.png'));
    images.push((await save(`image-${count}`, form)).bannerImage);
  }
  expect(new Set(images).size).toBe(CLIENTS);

  const start = performance.now();
  const state = { isReading: true };
  const reads = Promise.all(
    images.map(async (image) => {
      const response = await fetch(`${server.origin}${image}`);
      return [response.status, (await response.arrayBuffer()).byteLength];
    }),
  ).finally(() => {
    state.isReading = false;
  });
  const times: number[] = [];
  while (state.isReading) {
    const asked = performance.now();
    expect((await fetch(`${server.url}/news/?page=1`)).status).toBe(200);
    times.push(performance.now() - asked);
  }
  expect(await reads).toEqual(images.map(() => [200, LARGE]));
  const all = performance.now() - start;
  console.log(
    `${CLIENTS} images in ${(all / 1000).toFixed(1)} s; ` +
      `slowest of ${times.length} other lists ${Math.max(...times).toFixed(0)} ms`,
  );
  expect(times.length).toBeGreaterThan(5);
  expect(Math.max(...times)).toBeLessThan(Math.max(SLOWEST_LIST_MS, all * SLOWEST_LIST));
});
