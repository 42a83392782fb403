import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { Env } from '../env-number';
import { CommandError } from './command';

/** How the programs of a drill run. */
export interface Running {
  readonly env: Env;
  /** Ends them. Its reason is the error of the drill. */
  readonly signal: AbortSignal;
}

/** The only settings that the programs get. So the restored site has no address to which it could send leads or changes. */
const PASSED = /^(?:PATH|HOME|TZ|LD_LIBRARY_PATH|DIST|BASE_PATH|NODE_\w+|PG\w+)$/;

/** An address of a database in parts: until its user, the password, the hosts, the name of the database, and the query. */
const PARTS = /^(postgres(?:ql)?:\/\/[^/?:@]*)(?::([^/?]*)(?=@))?([^/?]*)(\/[^?]*)?(\?.*)?$/;

/**
 * Splits an address for programs. Other users of the machine can see the arguments of a program, so the password is in the environment.
 * @returns `addressOf`, which makes the address of the database with a name, by default the given one.
 * @throws CommandError if the address is not one of PostgreSQL, or if its password is in the query.
 */
export function connectionOf(url: string, env: Env) {
  const [, start, password, hosts = '', given = '', query = ''] = PARTS.exec(url) ?? [];
  if (start === undefined) throw new CommandError('A drill needs a PostgreSQL server: PGlite has no backups.');
  if (/[?&]\w*password=/.test(query)) throw new CommandError('Write the password of the database before the @.');
  return {
    addressOf: (name?: string) => `${start}${hosts}${name ? `/${name}` : given}${query}`,
    env: {
      ...Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.test(name))),
      ...(password && { PGPASSWORD: decodeURIComponent(password) }),
      // With several hosts, the one that the server uses as well.
      PGTARGETSESSIONATTRS: 'read-write',
      // `ADVICE` recognises messages in English.
      LC_ALL: 'C',
    },
  };
}

/** What to do about an error of a program of PostgreSQL. */
const ADVICE = [
  [
    /\b42501:/,
    'The account may not create a database. Give it the right (alter role NAME createdb), or set DRILL_DATABASE_URL to a server where it may.',
  ],
  [
    /unsupported version/,
    'The installed pg_restore is older than the pg_dump that wrote the backup. Install the newer programs of PostgreSQL.',
  ],
  [/end of file|too short|magic string|valid archive|uncompress/, 'The file is truncated or damaged.'],
] as const;

const PSQL = '--no-psqlrc --quiet --no-align --tuples-only --set=ON_ERROR_STOP=1 --set=VERBOSITY=verbose'.split(' ');

/** Runs a program to its end, and returns what it prints. @throws CommandError that says why it failed. */
export async function runProgram(program: string, args: readonly string[], { env, signal }: Running): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { env, signal, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    signal.throwIfAborted();
    const { code, stderr = '', stdout = '' }: { code?: unknown; stderr?: string; stdout?: string } = Object(error);
    if (code === 'ENOENT')
      throw new CommandError(`${program} is not installed. On Debian, it is in the package postgresql-client.`);
    const advice = ADVICE.find(([pattern]) => pattern.test(stderr))?.[1];
    // The certifier reports the rules that are broken, and PostgreSQL the first error.
    const problem = /^FAIL.*(?:\n {8}.*)*/m.exec(stdout)?.[0] ?? stderr.trim().split('\n')[0];
    throw new CommandError([advice, problem].filter(Boolean).join(' '));
  }
}

/** Runs psql on a database, and returns what it prints. @throws CommandError that says why it failed. */
export const psql = (address: string, args: readonly string[], running: Running): Promise<string> =>
  runProgram('psql', [...PSQL, `--dbname=${address}`, ...args], running);

/** Starts this program as a server on a database and a free port. Resolves with its home page, and a function that ends it. */
export async function startServer(address: string, { env, signal }: Running) {
  const own = { ...env, DATABASE_URL: address, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' };
  const [node, program = ''] = process.argv;
  const child = spawn(node ?? '', [...process.execArgv, program], { env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  for (;;) {
    const [, home] = /Mindwave is at (\S+)\n/.exec(output) ?? [];
    if (home) return { home: new URL(home), stop };
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (isOver) throw new CommandError(`The server does not start on the restored database. ${output.trim()}`);
    await Promise.race([once(child.stdout, 'data', { signal }), exited]).catch(stop);
    signal.throwIfAborted();
  }
}
