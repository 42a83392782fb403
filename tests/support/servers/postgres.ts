import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/database/open-database';
import { sql } from '../../../server/database/database';
import { freePorts } from './free-ports';

export interface RunningPostgres {
  readonly url: string;
  /** Folder of the programs, such as `pg_dump`. */
  readonly bin: string;
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
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

/** A PostgreSQL server that the tests may use, but neither stop nor crash. */
const { TEST_DATABASE_URL } = process.env;

/** Why tests that stop, crash or back up the server are skipped, or undefined. */
export const notOurs = TEST_DATABASE_URL ? 'The server of TEST_DATABASE_URL is not ours to stop.' : undefined;

/** Uses databases with new names on a server that already runs. `end` drops them. */
async function useGiven(url: string): Promise<RunningPostgres> {
  const names: string[] = [];
  async function onServer(text: string) {
    const database = await openDatabase(url);
    try {
      // A name is no parameter, so it is a part of the text.
      await database.query(sql(Object.assign([text], { raw: [text] })));
    } finally {
      await database.close();
    }
  }
  const refuse = () => Promise.reject(new Error(notOurs));
  const server = {
    bin: '',
    async createDatabase(name: string) {
      const unique = `mindwave_${name}_${randomUUID().slice(0, 8)}`;
      await onServer(`create database ${unique}`);
      names.push(unique);
      return Object.assign(new URL(url), { pathname: unique }).href;
    },
    crash: refuse,
    halt: refuse,
    start: refuse,
    async end() {
      for (const name of names) await onServer(`drop database ${name} with (force)`);
    },
  };
  return { ...server, url: await server.createDatabase('first') };
}

/** A PostgreSQL server for a test file: that of `TEST_DATABASE_URL`, or a new one on a free port. */
export const startPostgres = (): Promise<RunningPostgres> =>
  TEST_DATABASE_URL ? useGiven(TEST_DATABASE_URL) : startOwn();

/** Starts a separate PostgreSQL server with its usual settings for safety. */
async function startOwn(): Promise<RunningPostgres> {
  const bin = postgresBin() ?? '';
  if (!bin) throw new Error('PostgreSQL is not installed.');
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
    const exited = once(child, 'exit');
    while (!isReady()) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
      await Promise.race([once(child.stderr ?? child, 'data'), exited]);
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
    async createDatabase(name) {
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
