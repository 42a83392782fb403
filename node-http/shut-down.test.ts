import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  removeDirectory,
  startServer as startMockServer,
  temporaryDirectory,
} from '../tests/support/servers/mock-server-process';
import { openConnection } from '../tests/support/servers/raw-http';
import { prepareDatabase, startServer } from '../tests/support/servers/server-process';

/** Makes the process throw in a listener, where no request catches the error. */
const THROWING = "process.on('SIGUSR2', () => { throw new Error('thrown by the test'); })";
const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(THROWING)}` };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Running {
  readonly child: Awaited<ReturnType<typeof startServer>>['child'];
  output(): string;
}

/** Makes the process throw, and resolves when it has reported the error. */
async function letItThrow({ child, output }: Running) {
  child.kill('SIGUSR2');
  while (!output().includes('thrown by the test')) await once(child.stderr ?? child, 'data');
}

async function exitCode({ child }: Running) {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

const lead = JSON.stringify({ name: 'Jordan', email: 'j@coastal.example', mobile: '404', company: 'Coastal' });

/** Sends the first half of a contact request. `rest` sends the second half, and resolves with everything that the server has sent. */
async function startContact(origin: string) {
  const socket = await openConnection(origin);
  const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${lead.length}`;
  // The server says when it has read the headers.
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n${lead.slice(0, 10)}`);
  const [first] = await once(socket, 'data');
  let received = String(first);
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  return async () => {
    socket.write(lead.slice(10));
    await once(socket, 'close');
    return received;
  };
}

/** Starts an API that responds only on demand. */
async function startSlowApi() {
  let server: Server | undefined;
  let asked: () => void = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let respond: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server = createServer(async (_, response) => {
    asked();
    await released;
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"There is no such article."}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server?.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, isAsked, respond };
}

const isRefused = (origin: string) =>
  fetch(origin).then(
    () => false,
    () => true,
  );

describe('an uncaught error ends the process with an exit code, after pending requests have got their responses', () => {
  it('with a database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mindwave-pglite-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    await prepareDatabase(`pglite:${folder}`);
    const server = await startServer({ ...env, DATABASE_URL: `pglite:${folder}` });
    cleanups.push(() => server.end());
    const rest = await startContact(server.origin);
    await letItThrow(server);
    expect(await isRefused(server.origin)).toBe(true);
    expect(server.child.exitCode).toBeNull();
    expect(await rest()).toContain('HTTP/1.1 201 ');
    expect(await exitCode(server)).toBe(1);
  });

  it('with an API', async () => {
    const api = await startSlowApi();
    const server = await startServer({ ...env, API_URL: api.url, CONTACT_FORM: 'api' });
    cleanups.push(() => server.end());
    const page = fetch(`${server.origin}/newsroom/none`);
    await api.isAsked;
    await letItThrow(server);
    expect(server.child.exitCode).toBeNull();
    api.respond();
    expect((await page).status).toBe(404);
    expect(await exitCode(server)).toBe(1);
  });

  it('in the mock server', async () => {
    const DATA_DIR = await temporaryDirectory();
    cleanups.push(() => removeDirectory(DATA_DIR));
    const mock = await startMockServer({ ...env, DATA_DIR });
    cleanups.push(() => mock.end());
    const running = { child: mock.process, output: mock.output };
    const { origin } = new URL(mock.url);
    const rest = await startContact(origin);
    await letItThrow(running);
    expect(await isRefused(origin)).toBe(true);
    expect(mock.process.exitCode).toBeNull();
    expect(await rest()).toContain('HTTP/1.1 201 ');
    expect(await exitCode(running)).toBe(1);
    expect(mock.output()).toContain('Mock server stopped.');
  });
});

it('is restarted by systemd and Compose', () => {
  expect(readFileSync('deploy/server/mindwave.service', 'utf8')).toMatch(/^Restart=(?:always|on-failure)$/m);
  const { services } = parse(readFileSync('deploy/server/compose.yaml', 'utf8'));
  expect(services.site.restart).toMatch(/^(?:always|unless-stopped|on-failure)$/);
});
