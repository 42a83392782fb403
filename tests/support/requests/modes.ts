import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ADMIN } from '../../../mocks/backend/backend';
import { noPostgres, startPostgres } from '../postgres/postgres';
import { removeDirectory, startServer as startMockServer, temporaryDirectory } from '../servers/mock-server-process';
import { nginx } from '../servers/proxies';
import { EDITOR, prepareDatabase, startServer } from '../servers/server-process';

/** A process of ours, whose memory is measured. */
interface MeasuredProcess {
  readonly child: ChildProcess;
  output(): string;
}

export interface Host {
  readonly origin: string;
  readonly processes: readonly MeasuredProcess[];
  /** An account of the API. Without one, the host has no API. */
  readonly account?: typeof EDITOR | typeof DEMO_ADMIN;
  stop(): Promise<unknown>;
}

interface Mode {
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
export async function memoryOf({ child, output }: MeasuredProcess): Promise<{ rss: number; used: number }> {
  const printed = () => [...output().matchAll(/^\{"rss":\d+,"used":\d+\}$/gm)];
  const before = printed().length;
  child.kill('SIGUSR2');
  while (printed().length === before) await once(child.stderr ?? child, 'data');
  return JSON.parse(printed().at(-1)?.[0] ?? '');
}

export const areAlive = ({ processes }: Host) =>
  processes.every(({ child }) => child.exitCode === null && child.signalCode === null);

/** A host in front of another one, or on files that it deletes at the end. */
const above = (host: Host, below: Partial<Host>, stopBelow: () => Promise<unknown>): Host => ({
  ...below,
  ...host,
  processes: [...host.processes, ...(below.processes ?? [])],
  stop: () => host.stop().then(stopBelow),
});

async function startSite(env: Readonly<Record<string, string>> = {}): Promise<Host> {
  const { origin, child, output, end } = await startServer({ DIST: 'dist', ...PROBE, ...env });
  return { origin, processes: [{ child, output }], stop: end };
}

async function startOnDatabase(DATABASE_URL: string, end: () => Promise<unknown>, env = {}): Promise<Host> {
  await prepareDatabase(DATABASE_URL);
  return above(await startSite({ DATABASE_URL, ...env }), { account: EDITOR }, end);
}

async function startWithPglite(env = {}): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-data-'));
  return startOnDatabase(`pglite:${folder}`, () => rm(folder, { recursive: true, force: true }), env);
}

async function startMock(): Promise<Host> {
  const DATA_DIR = await temporaryDirectory();
  const {
    url,
    process: child,
    output,
    end,
  } = await startMockServer({ DATA_DIR, CONTACTS_PER_MINUTE: '1000000', ...PROBE });
  const host: Host = { origin: new URL(url).origin, processes: [{ child, output }], stop: end };
  return above(host, { account: DEMO_ADMIN }, () => removeDirectory(DATA_DIR));
}

/** Everything that `npm start` can be, the mock server, and a server behind the nginx of `deploy/`. */
export const modes: readonly Mode[] = [
  { name: 'the embedded backend', start: startSite },
  {
    name: 'an API',
    async start() {
      const { account: _, ...mock } = await startMock();
      return above(await startSite({ API_URL: `${mock.origin}/api`, CONTACT_FORM: 'api' }), mock, mock.stop);
    },
  },
  { name: 'PGlite', start: startWithPglite },
  {
    name: 'PostgreSQL',
    skipped: noPostgres,
    async start() {
      const postgres = await startPostgres();
      return startOnDatabase(postgres.url, () => postgres.end());
    },
  },
  { name: 'the mock server', start: startMock },
  {
    name: 'a server behind nginx',
    skipped: nginx.missing,
    async start() {
      const server = await startWithPglite({ TRUST_PROXY: '1' });
      const proxy = await nginx.start(server.origin);
      return above({ origin: proxy.origin, processes: [], stop: () => proxy.stop() }, server, server.stop);
    },
  },
];
