// Requests per second of the server on PostgreSQL, in turn with two bare `node:http` servers that are its limits: one responds with a
// constant as large as the article page, the other with one `pg` query of the same rows as the list. SECONDS (10) per measurement,
// CONNECTIONS (50) and PROCESSES (1) come from the environment. COMPARE=DIR also measures the server in another checkout. For memory
// under a long load, use `SECONDS=1200 npm run bench -- --only server --runs 1`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { median, table, whole } from './report.mjs';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const { SECONDS = 10, CONNECTIONS = 50, PROCESSES = 1, COMPARE } = process.env;
const ARTICLES = 1000;
const ARTICLE = '/newsroom/article-7';
const LIST = '/api/news/?page=1';

/** A bare server, in a process of its own like the server. Without `bytes`, it queries the database. */
async function serveBare(url, bytes) {
  const { default: pg } = await import(`${PROJECT}node_modules/pg/lib/index.js`);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const page = Buffer.alloc(Number(bytes ?? 0), 'x');
  const list = `select id::text, title, slug, date, banner_image, sections, sidebar_items from articles
    order by date desc, created_at desc, id desc limit 20`;
  const server = createServer(async (_request, response) => {
    const body = bytes ? page : JSON.stringify({ data: (await pool.query(list)).rows });
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  }).listen(0, '127.0.0.1', () => console.log(`Mindwave is at http://localhost:${server.address().port}/`));
}

/** Starts a process and resolves with it and its origin. */
async function start(args, env = {}, cwd = PROJECT) {
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio });
  const origin = new Promise((resolve, reject) => {
    // It also takes the log out of the pipe until the end. A full pipe would stop the server.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, port] = /Mindwave is at http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}.`)));
  });
  return { child, origin: await origin };
}

/** Starts the built server of a checkout with a database. */
export async function startServer(url, folder = PROJECT, dist = `${PROJECT}dist`) {
  const { freePorts } = await tsImport('../tests/support/servers/free-ports.ts', import.meta.url);
  const [port] = await freePorts(1);
  return start(['dist-server/server.js'], { DATABASE_URL: url, DIST: dist, PORT: String(port) }, folder);
}

export async function stop(group) {
  for (const { child } of group) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** Megabytes of a process, now (`VmRSS`) or at most (`VmHWM`). */
export function memoryOf(pid, which = 'VmRSS') {
  const [, kilobytes] = new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(kilobytes / 1024);
}

async function addArticles(url) {
  const { openDatabase } = await tsImport('../server/database/open-database.ts', import.meta.url);
  const { migrate } = await tsImport('../server/database/migrate.ts', import.meta.url);
  const { sql } = await tsImport('../server/database/database.ts', import.meta.url);
  const database = await openDatabase(url);
  await migrate(database);
  const text = 'Freight moves when every stop knows the next one. '.repeat(4);
  const sections = JSON.stringify(
    ['One', 'Two'].map((title) => ({ title, content: [{ type: 'paragraph', content: text }] })),
  );
  await database.query(sql`
    insert into articles (title, search_title, slug, date, sections, sidebar_items, created_by, changed_by)
    select 'Article ' || n, 'article ' || n, 'article-' || n, to_char(date '2020-01-01' + n % 2000, 'YYYY-MM-DD'), ${sections}, '[]',
      '', '' from generate_series(1, ${ARTICLES}::integer) as n`);
  await database.query(sql`update article_count set total = (select count(*) from articles)`);
  await database.query(sql`vacuum analyze articles`);
  await database.close();
}

async function measure(url, groups, rounds) {
  const { default: autocannon } = await import('autocannon');
  await addArticles(url);
  const sites = async (name, folder) => {
    groups[name] = [];
    for (let i = 0; i < Number(PROCESSES); i += 1) groups[name].push(await startServer(url, folder));
  };
  await sites('server', PROJECT);
  if (COMPARE) await sites('compare', COMPARE);
  const page = await fetch(groups.server[0].origin + ARTICLE, { headers: { 'Accept-Encoding': 'br' } });
  groups.constant = [await start(['bench/server.mjs', url, page.headers.get('content-length')])];
  groups.query = [await start(['bench/server.mjs', url])];

  const cases = [
    { name: 'constant', path: '/' },
    { name: 'server', path: ARTICLE, limit: 0 },
    { name: 'compare', path: ARTICLE, limit: 0 },
    { name: 'query', path: '/' },
    { name: 'server', path: LIST, limit: 3 },
    { name: 'compare', path: LIST, limit: 3 },
    { name: 'server', path: `${LIST}&q=article%207` },
  ].map((one) => ({ ...one, group: groups[one.name], results: [] }));
  const run = async ({ group, path }, duration) => {
    const memory = () => group.map(({ child }) => memoryOf(child.pid));
    const before = memory();
    const { requests, latency, errors, non2xx } = await autocannon({
      url: group.map(({ origin }) => origin + path),
      connections: Number(CONNECTIONS),
      duration,
      headers: { 'accept-encoding': 'br' },
    });
    return {
      rate: requests.average,
      p99: latency.p99,
      errors: errors + non2xx,
      memory: `${before} → ${memory()}`,
    };
  };
  const measured = cases.filter(({ group }) => group);
  for (const one of measured) await run(one, 2);
  for (let round = 0; round < rounds; round += 1)
    for (const one of measured) one.results.push(await run(one, Number(SECONDS)));
  return measured.map(({ name, path, limit, results }) => {
    const ratios = results.map(({ rate }, round) => rate / cases[limit]?.results[round].rate);
    return [
      `${name} ${path}`,
      whole(median(results.map(({ rate }) => rate))),
      limit === undefined ? '' : `×${median(ratios).toFixed(2)}`,
      whole(median(results.map(({ p99 }) => p99))),
      results.reduce((sum, { errors }) => sum + errors, 0),
      results.at(-1).memory,
    ];
  });
}

export async function serverPart({ runs }) {
  const { startPostgres } = await tsImport('../tests/support/postgres/postgres.ts', import.meta.url);
  const postgres = await startPostgres();
  const groups = {};
  try {
    const rows = await measure(postgres.url, groups, runs);
    return [
      `${CONNECTIONS} connections by autocannon, ${SECONDS} s each, in turn; ${PROCESSES} processes, ${ARTICLES} articles.`,
      '',
      table(
        ['server and path', 'responses per second', 'of its limit', '99th percentile, ms', 'errors', 'memory, MB'],
        rows,
      ),
    ];
  } finally {
    await stop(Object.values(groups).flat());
    await postgres.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveBare(process.argv[2], process.argv[3]);
