/** Three PostgreSQL servers that Patroni and etcd lead, with HAProxy in front of them, as `docs/operating.md` describes it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePorts } from '../servers/free-ports';
import { asPostgres, kill, postgresBin, postgresFolder } from './postgres';

const programs = { etcd: '/usr/bin/etcd', patroni: '/usr/bin/patroni', haproxy: '/usr/sbin/haproxy' } as const;
const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));

/** Why tests with Patroni are skipped, or undefined. */
export const noPatroni =
  missing.length > 0 || !postgresBin()
    ? `Not installed: ${missing.join(', ') || 'PostgreSQL'} (on Debian: apt-get install patroni etcd-server haproxy).`
    : undefined;

/** How long the cluster may take to get ready, or to replace a primary, in ms. */
export const PATIENCE = { timeout: 60_000, interval: 100 };

interface Ports {
  readonly database: number;
  readonly rest: number;
}

/** Settings of a node. The lease of a primary that does not respond ends after 20 seconds, the shortest time that Patroni allows. */
function nodeSettings(name: string, folder: string, { database, rest }: Ports, etcd: number): string {
  // It is never asked for, but `initdb` refuses an empty one.
  const user = { username: 'mindwave', password: 'unused' };
  const settings = {
    scope: 'mindwave',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, shared_buffers: '16MB', wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'no-locale', 'data-checksums', { auth: 'trust' }],
    },
    postgresql: {
      listen: `127.0.0.1:${database}`,
      connect_address: `127.0.0.1:${database}`,
      data_dir: join(folder, name),
      bin_dir: postgresBin(),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: user, replication: user },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  };
  // JSON is YAML, too.
  return JSON.stringify(settings);
}

/** Starts a program whose output goes to the file `log` of the folder. */
function start(file: string, args: readonly string[], cwd: string): ChildProcess {
  const log = openSync(join(cwd, 'log'), 'a');
  return spawn(file, args, { ...asPostgres, cwd, stdio: ['ignore', log, log] });
}

/** The process of a server and its children, or none if it does not run. */
function processesOf(data: string): readonly number[] {
  const file = join(data, 'postmaster.pid');
  const server = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (!server || !existsSync(`/proc/${server}`)) return [];
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim();
  return [server, ...(children ? children.split(' ').map(Number) : [])];
}

function signalAll(processes: readonly number[], signal: NodeJS.Signals) {
  for (const id of processes) if (existsSync(`/proc/${id}`)) process.kill(id, signal);
}

/** A server with its Patroni. */
function createNode(name: string, folder: string, ports: Ports, etcd: number) {
  const file = join(folder, `${name}.yml`);
  writeFileSync(file, nodeSettings(name, folder, ports, etcd));
  const data = join(folder, name);
  let patroni = start(programs.patroni, [file], folder);
  const all = () => [...(patroni.pid ? [patroni.pid] : []), ...processesOf(data)];
  const responds = async (path: string) =>
    fetch(`http://127.0.0.1:${ports.rest}${path}`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    name,
    url: `postgres://mindwave@127.0.0.1:${ports.database}/postgres`,
    ports,
    isPrimary: () => responds('/primary'),
    /** Whether it follows the primary without a lag. */
    isReplica: () => responds('/replica?lag=0'),
    isSynchronous: () => responds('/synchronous'),
    /** Hands over to another node. */
    async switchOver() {
      const body = JSON.stringify({ leader: name });
      const response = await fetch(`http://127.0.0.1:${ports.rest}/switchover`, { method: 'POST', body });
      if (!response.ok) throw new Error(await response.text());
    },
    /** As if the machine had lost power. */
    async crash() {
      signalAll(processesOf(data), 'SIGKILL');
      await kill(patroni);
    },
    restart() {
      patroni = start(programs.patroni, [file], folder);
    },
    /** Freezes all processes of the machine, as when a virtual machine is moved. */
    freeze: () => signalAll(all(), 'SIGSTOP'),
    thaw: () => signalAll(all(), 'SIGCONT'),
  };
}

export type PatroniNode = ReturnType<typeof createNode>;

function haproxySettings(port: number, nodes: readonly PatroniNode[]): string {
  const servers = nodes.map(
    ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.database} check port ${ports.rest}`,
  );
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/** Starts the cluster, and waits until a primary and a synchronous standby are ready. */
export async function startPatroni() {
  const folder = postgresFolder();
  const [client = 0, peer = 0, proxy = 0, ...rest] = await freePorts(9);
  const peerUrl = `http://127.0.0.1:${peer}`;
  const clientUrl = `http://127.0.0.1:${client}`;
  const urls = ['--listen-peer-urls', peerUrl, '--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl];
  const etcd = start(programs.etcd, ['--data-dir', join(folder, 'etcd'), ...urls], folder);
  const nodes = ['one', 'two', 'three'].map((name, index) =>
    createNode(name, folder, { database: rest[2 * index] ?? 0, rest: rest[2 * index + 1] ?? 0 }, client),
  );
  const configuration = join(folder, 'haproxy.cfg');
  writeFileSync(configuration, haproxySettings(proxy, nodes));
  const haproxy = start(programs.haproxy, ['-db', '-f', configuration], folder);

  const findOne = async (test: (node: PatroniNode) => Promise<boolean>) => {
    const are = await Promise.all(nodes.map(test));
    return nodes[are.indexOf(true)];
  };
  const cluster = {
    /** The address with all three hosts. */
    url: `postgres://mindwave@${nodes.map(({ ports }) => `127.0.0.1:${ports.database}`).join(',')}/postgres`,
    /** The address of HAProxy. */
    proxied: `postgres://mindwave@127.0.0.1:${proxy}/postgres`,
    /** Waits for the primary and a synchronous standby. */
    async whole(): Promise<PatroniNode> {
      await vi.waitUntil(() => findOne((node) => node.isSynchronous()), PATIENCE);
      return cluster.primary();
    },
    /** Waits for a primary other than the given one. */
    primary: (former?: PatroniNode): Promise<PatroniNode> =>
      vi.waitUntil(() => findOne(async (node) => node !== former && (await node.isPrimary())), PATIENCE),
    async stop() {
      for (const node of nodes) node.thaw();
      await Promise.all(nodes.map((node) => node.crash()));
      await Promise.all([kill(haproxy), kill(etcd)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await cluster.whole();
  } catch (error) {
    const log = readFileSync(join(folder, 'log'), 'utf8').slice(-3000);
    await cluster.stop();
    throw new Error(log, { cause: error });
  }
  return cluster;
}
