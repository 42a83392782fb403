import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports';

export interface RunningPostgres {
  readonly url: string;
  /** Folder of the programs, such as `pg_dump`. */
  readonly bin: string;
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): string;
  /** Kills the server with SIGKILL, as if the machine had lost power. */
  crash(): Promise<void>;
  /** Stops the server. Clients see that it shuts down. */
  halt(): Promise<void>;
  /** Starts it again after `crash` or `halt`. */
  start(): Promise<void>;
  /** Stops the server and deletes its files. */
  end(): Promise<void>;
}

/** The newest folder with the programs of PostgreSQL on Debian, or undefined. */
export function postgresBin(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root, so it runs as `nobody`. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts a separate PostgreSQL server on a free port, with its usual settings for safety. */
export async function startPostgres(given = postgresBin()): Promise<RunningPostgres> {
  if (!given) throw new Error('PostgreSQL is not installed.');
  const bin: string = given;
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'mindwave', '-A', 'trust', '-E', 'UTF8', '--no-locale'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const [port = 0] = await freePorts(1);
  const addressOf = (name: string) => `postgres://mindwave@127.0.0.1:${port}/${name}`;
  let child: ChildProcess;

  const isReady = () => {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };

  async function start() {
    child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'max_connections=60'], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    while (!isReady()) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
      await Promise.race([once(child.stderr ?? child, 'data'), once(child, 'exit')]);
    }
  }

  async function stopWith(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  await start();
  return {
    url: addressOf('postgres'),
    bin,
    createDatabase(name) {
      execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'mindwave', name]);
      return addressOf(name);
    },
    crash: () => stopWith('SIGKILL'),
    // SIGINT is PostgreSQL's fast shutdown: it ends all connections.
    halt: () => stopWith('SIGINT'),
    start,
    async end() {
      await stopWith('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
