// Tests the server with a real PostgreSQL: contract, crashes, failover, concurrency, deployment. Part of `npm run verify`. It is the server of
// TEST_DATABASE_URL, whose account can create databases, or the system's programs, which are installed as root on Debian. Without
// any of them, the tests are skipped. Arguments select test files.
import { existsSync } from 'node:fs';
import { install, installServer } from '../install.mjs';
import { run } from '../run.mjs';

const PROGRAMS = '/usr/lib/postgresql';

await install();
await installServer();
const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || existsSync(PROGRAMS);
// Without PgBouncer, only its tests are skipped.
const missing = [...(hasPostgres() ? [] : ['postgresql']), ...(existsSync('/usr/sbin/pgbouncer') ? [] : ['pgbouncer'])];
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
}
if (!hasPostgres()) {
  console.log('skipped: PostgreSQL is not installed (set TEST_DATABASE_URL, or on Debian: apt-get install postgresql)');
  process.exit(0);
}
process.exit(await run('npx', ['vitest', 'run', '--config', 'vitest.server.config.ts', ...process.argv.slice(2)]));
