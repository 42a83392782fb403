// `node bench/server.mjs` measures requests per second of the server on PostgreSQL, in turn with two bare `node:http` servers that are
// its limits: one responds with a constant as large as the article page, the other with one `pg` query of the same rows as the list.
// CONNECTIONS (50), SECONDS (10) per measurement, ROUNDS (3), ARTICLES (1000), PROCESSES (1) and SOAK (0, seconds under load after
// which memory is compared) come from the environment. COMPARE=DIR also measures the server in another checkout,
// and ONLY=PATTERN leaves out other paths, for profiles with NODE_ARGS=--cpu-prof. Needs `npm run build`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { median } from './report.mjs';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const setting = (name, fallback) => Number(process.env[name] ?? fallback);
const CONNECTIONS = setting('CONNECTIONS', 50);
const SECONDS = setting('SECONDS', 10);
const ROUNDS = setting('ROUNDS', 3);
const ARTICLES = setting('ARTICLES', 1000);
const PROCESSES = setting('PROCESSES', 1);
const SOAK = setting('SOAK', 0);
const ARTICLE = '/newsroom/article-7';
const LIST = '/api/news/?page=1';
const SEARCH = `${LIST}&q=article%207`;

/** The bare servers. They are separate processes, like the server. */
async function serveBare(kind) {
  const { default: pg } = await import(`${PROJECT}server/node_modules/pg/lib/index.js`);
  const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE, max: 10 });
  const body = Buffer.alloc(Number(process.env.BARE_BYTES), 'x');
  const newest = 'order by date desc, created_at desc, id desc';
  const rows =
    'select id::text as id, title, slug, date, banner_image as "bannerImage", sections, sidebar_items as "sidebarItems"';
  const makeBody =
    kind === 'constant'
      ? async () => body
      : async () => JSON.stringify({ data: (await pool.query(`${rows} from articles ${newest} limit 20`)).rows });
  const server = createServer(async (_request, response) => {
    const data = await makeBody();
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': Buffer.byteLength(data) });
    response.end(data);
  }).listen(0, '127.0.0.1', () => console.log(`Mindwave is at http://localhost:${server.address().port}/`));
}

const children = [];

/** Starts a process and resolves with it and its port. */
async function start(args, cwd, env) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let text = '';
  for await (const chunk of child.stdout) {
    text += chunk;
    const [, port] = /Mindwave is at http:\/\/localhost:(\d+)/.exec(text) ?? [];
    if (port) return { child, port: Number(port) };
  }
  throw new Error(`A server did not start: ${text}`);
}

/** Requests a path over one connection until the time is over. Returns the number of responses and of errors. */
async function visit(port, path, until, times) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
  let errors = 0;
  let missing = 0;
  let started = 0;
  const ask = () => {
    started = performance.now();
    socket.write(request);
  };
  await new Promise((resolve) => {
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4000));
        const end = head.indexOf('\r\n\r\n');
        const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
        if (end < 0 || length === undefined || !head.startsWith('HTTP/1.1 200')) {
          errors += 1;
          return resolve();
        }
        missing = end + 4 + Number(length);
      }
      missing -= chunk.length;
      if (missing > 0) return;
      times.push(performance.now() - started);
      if (Date.now() < until) ask();
      else resolve();
    });
    socket.on('close', resolve);
    ask();
  });
  socket.destroy();
  return errors;
}

/** Processor time of processes so far, in µs. Linux counts it in hundredths of a second. */
const cpuOf = (group) =>
  group.reduce((sum, { child }) => {
    const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
    return sum + (Number(user) + Number(system)) * 10_000;
  }, 0);

const memoryOf = (group) => {
  const megabytes = ({ child }) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  return `${group.map((one) => megabytes(one).toFixed(0)).join(', ')} MB`;
};

/** Responses per second, the 99th percentile in ms, the processor time of a response in µs, memory before and after, and errors. */
async function measure(group, path, seconds = SECONDS) {
  const times = [];
  const before = { cpu: cpuOf(group), memory: memoryOf(group) };
  const until = Date.now() + seconds * 1000;
  const start = performance.now();
  const errors = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, i) => visit(group[i % group.length].port, path, until, times)),
  );
  const rate = (times.length / (performance.now() - start)) * 1000;
  times.sort((a, b) => a - b);
  const cpu = (cpuOf(group) - before.cpu) / times.length;
  return {
    rate,
    cpu,
    memory: `${before.memory} -> ${memoryOf(group)}`,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    errors: errors.reduce((sum, count) => sum + count, 0),
  };
}

async function prepare(url) {
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

async function main(postgres) {
  const { freePorts } = await tsImport('../tests/support/servers/free-ports.ts', import.meta.url);
  await prepare(postgres.url);
  const site = async (folder) => {
    const [port] = await freePorts(1);
    const env = {
      DATABASE_URL: postgres.url,
      DIST: `${PROJECT}dist`,
      PORT: String(port),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    };
    const running = await start(
      [...(process.env.NODE_ARGS?.split(' ') ?? []), '--import', 'tsx', 'server/main.ts'],
      folder,
      env,
    );
    // The log goes to a pipe, as in production.
    return running;
  };
  const groups = { server: await Promise.all(Array.from({ length: PROCESSES }, () => site(PROJECT))) };
  if (process.env.COMPARE)
    groups.compare = await Promise.all(Array.from({ length: PROCESSES }, () => site(process.env.COMPARE)));
  const page = await fetch(`http://localhost:${groups.server[0].port}${ARTICLE}`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  const bytes = page.headers.get('content-length');
  await page.arrayBuffer();
  const env = { BARE_DATABASE: postgres.url, BARE_BYTES: bytes };
  groups.constant = [await start(['bench/server.mjs', 'constant'], PROJECT, env)];
  groups.query = [await start(['bench/server.mjs', 'query'], PROJECT, env)];
  const all = Object.values(groups).flat();
  for (const { child } of all) child.stdout.resume();

  const cases = [
    ['constant', '/'],
    ['server', ARTICLE],
    ['compare', ARTICLE],
    ['query', '/'],
    ['server', LIST],
    ['compare', LIST],
    ['server', SEARCH],
  ].filter(([group, path]) => groups[group] && path.match(process.env.ONLY ?? ''));
  const results = new Map(cases.map(([group, path]) => [`${group} ${path}`, []]));
  console.log(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, ${PROCESSES} processes, ${ARTICLES} articles, page of ${bytes} bytes`,
  );
  console.log(
    `${cpus().length} × ${cpus()[0].model}, Node ${process.version}, load average ${loadavg()[0].toFixed(1)}`,
  );
  for (const [group, path] of cases) await measure(groups[group], path, 2);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [group, path] of cases) {
      results.get(`${group} ${path}`).push(await measure(groups[group], path));
    }
  }
  const ratio = (name, limit) =>
    median(
      results.get(name).map(({ rate }, round) => rate / (results.get(limit)?.[round]?.rate ?? Number.NaN)),
    ).toFixed(2);
  for (const [name, found] of results) {
    const limit = name.endsWith(ARTICLE) ? 'constant /' : name.endsWith(LIST) ? 'query /' : name;
    const errors = found.reduce((sum, one) => sum + one.errors, 0);
    console.log(
      `${name}: ${median(found.map(({ rate }) => rate)).toFixed(0)} per second (×${ratio(name, limit)}), ` +
        `${median(found.map(({ cpu }) => cpu)).toFixed(0)} µs each, ` +
        `99th percentile ${median(found.map(({ p99 }) => p99)).toFixed(0)} ms, ${errors} errors, ${found.at(-1)?.memory}`,
    );
  }
  if (SOAK > 0) {
    for (let part = 0; part <= 5; part++) {
      const loads = part > 0 ? [ARTICLE, LIST].map((path) => measure(groups.server, path, SOAK / 5)) : [];
      const errors = (await Promise.all(loads)).reduce((sum, one) => sum + one.errors, 0);
      console.log(`memory after ${((SOAK / 5) * part).toFixed(0)} s: ${memoryOf(groups.server)}, ${errors} errors`);
    }
  }
}

async function withPostgres() {
  const { startPostgres } = await tsImport('../tests/support/servers/postgres.ts', import.meta.url);
  const postgres = await startPostgres();
  try {
    await main(postgres);
  } finally {
    for (const child of children.filter(({ exitCode }) => exitCode === null)) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await postgres.end();
  }
}

if (process.argv[2]) await serveBare(process.argv[2]);
else await withPostgres();
