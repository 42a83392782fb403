import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ADMIN } from '../../../mocks/backend/backend';
import { removeDirectory, startServer as startMockServer, temporaryDirectory } from '../servers/mock-server-process';
import { noPostgres, startPostgres } from '../servers/postgres';
import { nginx } from '../servers/proxies';
import { EDITOR, prepareDatabase, startServer } from '../servers/server-process';

/** A process of ours, whose memory is measured. */
export interface MeasuredProcess {
  readonly name: string;
  readonly child: ChildProcess;
  output(): string;
}

export interface Host {
  readonly origin: string;
  readonly processes: readonly MeasuredProcess[];
  /** An account of the API. Without one, the host has no API. */
  readonly account?: typeof EDITOR | typeof DEMO_ADMIN;
  stop(): Promise<void>;
}

export interface Mode {
  readonly name: string;
  /** Why the mode cannot be tested here. */
  readonly skipped?: string | undefined;
  start(): Promise<Host>;
}

/**
 * Lets the process print its memory. Without a fixed threshold, glibc raises its own to 32 MB after the first large bodies, keeps what
 * later bodies used, and the process looks 100 MB larger than what it holds (mallopt(3), M_MMAP_THRESHOLD). Node reads a body in
 * pieces of up to 64 kB.
 */
const PROBE = {
  NODE_OPTIONS: `--import=${new URL('../servers/memory-probe.mjs', import.meta.url).href}`,
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/** Memory in bytes after garbage collection: of the process, and what its objects and buffers use. */
export interface Memory {
  readonly rss: number;
  readonly used: number;
}

const MEMORY = /^\{"rss":\d+,"used":\d+\}$/gm;

export async function memoryOf({ child, output }: MeasuredProcess): Promise<Memory> {
  const printed = () => [...output().matchAll(MEMORY)];
  const before = printed().length;
  child.kill('SIGUSR2');
  while (printed().length === before) await once(child.stderr ?? child, 'data');
  return JSON.parse(printed().at(-1)?.[0] ?? '');
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
export const areAlive = ({ processes }: Host) => processes.every(({ child }) => isRunning(child));

async function startSite(name: string, env: Readonly<Record<string, string>>): Promise<Host> {
  const { origin, child, output, end } = await startServer({ DIST: 'dist', ...PROBE, ...env });
  return {
    origin,
    processes: [{ name, child, output }],
    stop: async () => {
      await end();
    },
  };
}

async function startMock(): Promise<Host> {
  const DATA_DIR = await temporaryDirectory();
  const server = await startMockServer({ DATA_DIR, CONTACTS_PER_MINUTE: '1000000', ...PROBE });
  return {
    origin: new URL(server.url).origin,
    processes: [{ name: 'the mock server', child: server.process, output: server.output }],
    account: DEMO_ADMIN,
    async stop() {
      await server.end();
      await removeDirectory(DATA_DIR);
    },
  };
}

async function startWithApi(): Promise<Host> {
  const mock = await startMock();
  const site = await startSite('the site', { API_URL: `${mock.origin}/api`, CONTACT_FORM: 'api' });
  return {
    origin: site.origin,
    processes: [...site.processes, ...mock.processes],
    async stop() {
      await site.stop();
      await mock.stop();
    },
  };
}

async function startWithPglite(env: Readonly<Record<string, string>> = {}): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-data-'));
  await prepareDatabase(`pglite:${folder}`);
  const site = await startSite('the server', { DATABASE_URL: `pglite:${folder}`, ...env });
  return {
    ...site,
    account: EDITOR,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startWithPostgres(env: Readonly<Record<string, string>> = {}): Promise<Host> {
  const postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  const site = await startSite('the server', { DATABASE_URL: postgres.url, ...env });
  return {
    ...site,
    account: EDITOR,
    async stop() {
      await site.stop();
      await postgres.end();
    },
  };
}

/** The server behind `deploy/server/nginx.conf`. */
async function startBehindNginx(): Promise<Host> {
  const server = await startWithPglite({ TRUST_PROXY: '1' });
  const proxy = await nginx.start(server.origin);
  return {
    ...server,
    origin: proxy.origin,
    async stop() {
      await proxy.stop();
      await server.stop();
    },
  };
}

/** Everything that `npm start` can be, the mock server, and a server behind the nginx of `deploy/`. */
export const modes: readonly Mode[] = [
  { name: 'the embedded backend', start: () => startSite('the site', {}) },
  { name: 'an API', start: startWithApi },
  { name: 'PGlite', start: startWithPglite },
  { name: 'PostgreSQL', skipped: noPostgres, start: startWithPostgres },
  { name: 'the mock server', start: startMock },
  { name: 'a server behind nginx', skipped: nginx.missing, start: startBehindNginx },
];
