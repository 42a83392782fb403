import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../servers/free-ports';
import { asPostgres, kill, postgresFolder, runAsPostgres } from './postgres';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** Why tests behind PgBouncer are skipped, or undefined. */
export const noPgbouncer = PROGRAM ? undefined : 'PgBouncer is not installed (on Debian: apt-get install pgbouncer).';

/** Starts PgBouncer in transaction mode with three connections to a server. */
export async function startPgbouncer(server: string, psql: string, more = '') {
  const { hostname, port, pathname } = new URL(server);
  const folder = postgresFolder();
  const [own = 0] = await freePorts(1);
  const file = join(folder, 'pgbouncer.ini');
  const settings = `[databases]
* = host=${hostname} port=${port} user=mindwave
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
admin_users = mindwave
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
${more}
`;
  let child: ChildProcess | undefined;
  const addressOf = (name: string) => `postgres://mindwave@127.0.0.1:${own}${name}`;

  const pooler = {
    url: addressOf(pathname),
    async start() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, settings);
      const started = spawn(PROGRAM ?? '', [file], { ...asPostgres, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      child = started;
      for (let log = ''; !/process up/.test(log); ) {
        const [chunk] = await once(started.stderr, 'data');
        log += String(chunk);
      }
    },
    /** Sends a command to its console, such as `pause`, or to a database. Returns what it prints. */
    command: (text: string, name = '/pgbouncer') => runAsPostgres(psql, [addressOf(name), '-Atc', text], folder).trim(),
    async stop() {
      await kill(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await pooler.start();
  return pooler;
}
