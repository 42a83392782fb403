// Tests the server with a real PostgreSQL: contract, crashes, failover, concurrency, versions, deployment. Part of `npm run verify`. It is
// the server of TEST_DATABASE_URL, whose account can create databases, or the system's programs, which are installed as root on
// Debian. Without any of them, the tests are skipped. Arguments select test files. `--short`, which `npm test` uses in CI, selects those that
// take less than half a minute, half of them each day, and installs no programs.
import { existsSync } from 'node:fs';
import { install } from '../install.mjs';
import { run } from '../run.mjs';
import { tryInstall } from './find-chromium.mjs';

/** The Debian packages and their programs. If a program other than PostgreSQL is missing, only the tests that need it are skipped. */
const PROGRAMS = {
  postgresql: '/usr/lib/postgresql',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-filter': '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  apache2: '/usr/sbin/apache2',
  varnish: '/usr/sbin/varnishd',
  // With promtool.
  prometheus: '/usr/bin/promtool',
};
const SHORT =
  'concurrency deploy failover foreign-engines older-backup proxies read-only-database receivers upgrade'.split(' ');

const args = process.argv.slice(2);
const isShort = args.includes('--short');
await install();
const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || existsSync(PROGRAMS.postgresql);
const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(PROGRAMS[name]));
if (!isShort) await tryInstall(missing, '--no-install-recommends');
if (!hasPostgres()) {
  console.log('skipped: PostgreSQL is not installed (set TEST_DATABASE_URL, or on Debian: apt-get install postgresql)');
  process.exit(0);
}
/** Days since 1970. */
const today = Math.floor(Date.now() / 86_400_000);
const files = isShort ? SHORT.filter((_, i) => i % 2 === today % 2) : args;
process.exit(await run('npx', ['vitest', 'run', '--project', 'postgres', ...files]));
