import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Database, sql } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open-database';
import { freePorts } from '../servers/free-ports';

export interface RunningPostgres {
  readonly url: string;
  /** Folder of the system's programs, such as `pg_dump`. */
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
export const asPostgres = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A PostgreSQL server that the tests may use, but neither stop nor crash. */
const { TEST_DATABASE_URL } = process.env;

/** Why tests with PostgreSQL are skipped, or undefined. */
export const noPostgres = TEST_DATABASE_URL || postgresBin() ? undefined : 'PostgreSQL is not installed.';

/** Why tests that stop, crash or back up the server are skipped, or undefined. */
export const notOurs = TEST_DATABASE_URL ? 'The server of TEST_DATABASE_URL is not ours to stop.' : undefined;

/** Uses databases with new names on a server that already runs. `end` drops them. */
async function useGiven(url: string): Promise<RunningPostgres> {
  const names: string[] = [];
  // A name is no parameter, so it is a part of the text.
  const onServer = (text: string) => onDatabase(url, ({ query }) => query(sql(Object.assign([text], { raw: [text] }))));
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

/** A PostgreSQL server for a test file: the one at `TEST_DATABASE_URL`, or a new one on a free port, with the programs in a folder. */
export const startPostgres = (programs?: string): Promise<RunningPostgres> =>
  TEST_DATABASE_URL ? useGiven(TEST_DATABASE_URL) : startOwn(programs);

/** Runs work on the database of an address, and closes it. */
export async function onDatabase<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(url);
  return work(database).finally(() => database.close());
}

/** Runs a program of PostgreSQL as the user of its servers, and returns what it prints. */
export const runAsPostgres = (file: string, args: readonly string[], cwd: string): string =>
  execFileSync(file, args, { ...asPostgres, cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Ends a process, if it runs. */
export async function kill(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** A folder that the servers may write to. */
export function postgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** Creates the files of a server in the folder `name`, with its usual settings for safety. Returns its folder. */
export function createData(bin: string, folder: string, name: string): string {
  const data = join(folder, name);
  runAsPostgres(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'mindwave', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-k'],
    folder,
  );
  // Not an argument, because other programs run on the same files, too.
  appendFileSync(join(data, 'postgresql.conf'), 'max_connections = 60\nshared_buffers = 16MB\n');
  return data;
}

/** A process of PostgreSQL that runs on the files in `data`. */
export function createProcess(bin: string, data: string, port: number, settings: readonly string[] = []) {
  const folder = dirname(data);
  let child: ChildProcess | undefined;

  const isReady = () => {
    try {
      execFileSync(join(postgresBin() ?? '', 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  };

  return {
    async start() {
      const options = settings.flatMap((setting) => ['-c', setting]);
      const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...options], {
        ...asPostgres,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = started;
      let log = '';
      started.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
      });
      const exited = once(started, 'exit');
      while (!isReady()) {
        if (started.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
        await Promise.race([once(started.stderr, 'data'), exited]);
      }
    },
    stopWith: (signal: NodeJS.Signals) => kill(child, signal),
  };
}

/** Starts a separate PostgreSQL server. */
async function startOwn(programs?: string): Promise<RunningPostgres> {
  const bin = postgresBin() ?? '';
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const folder = postgresFolder();
  const own = join(folder, 'programs');
  // Its user may not be allowed to read the folder of the project.
  if (programs) cpSync(programs, own, { recursive: true, verbatimSymlinks: true });
  const serverBin = programs ? join(own, 'bin') : bin;
  const data = createData(serverBin, folder, 'data');
  const [port = 0] = await freePorts(1);
  const addressOf = (name: string) => `postgres://mindwave@127.0.0.1:${port}/${name}`;
  const { start, stopWith } = createProcess(serverBin, data, port);
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
