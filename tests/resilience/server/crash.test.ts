import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, sql } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open-database';
import { notOurs, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { freePorts } from '../../support/servers/free-ports';
import { type Receiver, startSmtp, startWebhook } from '../../support/servers/receivers';
import { prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { type Acknowledged, articleForm, signIn, writeAll } from './writers';

const WRITES = 200;

let postgres: RunningPostgres;
let url = '';
let count = 0;
let servers: RunningServer[] = [];
let receivers: Receiver[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());
beforeEach(async () => {
  count += 1;
  url = await postgres.createDatabase(`crash_${count}`);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  servers = [];
  receivers = [];
});

async function start(processes: number, env: Readonly<Record<string, string>> = {}): Promise<RunningServer[]> {
  servers = await Promise.all(
    Array.from({ length: processes }, () => startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn', ...env })),
  );
  return servers;
}

async function onDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(url);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Expects every acknowledged write once, and nothing else. Every article has its image. */
async function expectAll(acknowledged: readonly Acknowledged[]) {
  const names = (kind: Acknowledged['kind']) =>
    acknowledged
      .filter((write) => write.kind === kind)
      .map(({ name }) => name)
      .sort();
  await onDatabase(async (database) => {
    const articles = await database.query<{ slug: string; size: number }>(sql`
      select slug, octet_length(bytes) as size from articles join images on images.name = articles.image order by slug`);
    expect(articles.map(({ slug }) => slug).sort()).toEqual(names('article'));
    expect(articles.every(({ size }) => size > 0)).toBe(true);
    const leads = await database.query<{ email: string }>(sql`select email from leads`);
    expect(leads.map(({ email }) => email).sort()).toEqual(names('lead'));
    const [images] = await database.query<{ total: number }>(sql`select count(*)::integer as total from images`);
    expect(images?.total).toBe(articles.length);
  });
  expect(acknowledged).toHaveLength(WRITES);
}

describe('a crash during 200 writes by 20 writers', () => {
  it('of one of two processes loses and repeats no acknowledged write', async () => {
    await prepareDatabase(url);
    const ports = await freePorts(2);
    servers = await Promise.all(
      ports.map((port) => startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn', PORT: String(port) })),
    );
    const apis = servers.map((server) => server.url);
    let restarted: Promise<RunningServer> | undefined;
    const acknowledged = await writeAll(apis, WRITES, (done) => {
      if (done < WRITES / 3 || restarted) return;
      const [victim] = servers;
      restarted = Promise.resolve(victim?.end('SIGKILL')).then(() =>
        startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn', PORT: String(ports[0]) }),
      );
    });
    expect(restarted).toBeDefined();
    if (restarted) servers[0] = await restarted;
    await expectAll(acknowledged);
  });

  it('of PostgreSQL loses and repeats no acknowledged write, and the processes recover by themselves', async ({
    skip,
  }) => {
    if (notOurs) skip(notOurs);
    await prepareDatabase(url);
    const apis = (await start(2)).map((server) => server.url);
    let crashed: Promise<void> | undefined;
    const acknowledged = await writeAll(apis, WRITES, (done) => {
      if (done >= WRITES / 3) crashed ??= postgres.crash().then(postgres.start);
    });
    expect(crashed).toBeDefined();
    await crashed;
    await expectAll(acknowledged);
    for (const server of servers) {
      expect(server.child.exitCode, server.output()).toBeNull();
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    }
  });
});

it('survives 30 seconds without the database: readers get pages, writers get the reason, and it recovers by itself', async ({
  skip,
}) => {
  if (notOurs) skip(notOurs);
  await prepareDatabase(url);
  const [server] = await start(1);
  if (!server) throw new Error('no server');
  const headers = { Authorization: `Bearer ${await signIn(server.url)}` };
  const save = (slug: string) => fetch(`${server.url}/news/`, { method: 'POST', headers, body: articleForm(slug) });
  expect((await save('before')).status).toBe(201);
  expect((await fetch(`${server.origin}/newsroom/before`)).status).toBe(200);

  await postgres.halt();
  const until = Date.now() + 30_000;
  let visits = 0;
  while (Date.now() < until) {
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    expect((await fetch(`${server.origin}/newsroom/before`)).status).toBe(200);
    expect((await fetch(`${server.origin}/newsroom/never-seen`)).status).toBe(200);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    const refused = await save('during');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await refused.json()).message).toBe(
      'The server cannot reach its data at the moment. Please try again in a minute.',
    );
    visits += 1;
  }
  expect(visits).toBeGreaterThan(5);
  await postgres.start();
  expect((await save('after')).status).toBe(201);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);

  // The outage is over a second after the last failure.
  while (!server.output().includes('the database is back')) await fetch(`${server.origin}/readyz`);
  await server.end();
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const about = lines.filter(({ msg }) => !msg.startsWith('Leads are only stored'));
  expect(
    about.map(({ msg }) => msg),
    'one line when it goes, one when it is back',
  ).toEqual(['the database is away', 'the database is back']);
  expect(about[1].failures).toBeGreaterThan(visits);
});

it('delivers every lead effectively once, although receivers fail, hang and lose responses, and a process dies', async () => {
  await prepareDatabase(url);
  const webhook = await startWebhook(['hang', 'refuse', 'close', 'lose', 'accept', 'refuse', 'accept']);
  const smtp = await startSmtp(['hang', 'close', 'refuse', 'lose', 'accept', 'refuse', 'accept']);
  receivers = [webhook, smtp];
  const env = {
    LEADS_WEBHOOK: webhook.url,
    LEADS_WEBHOOK_SECRET: 'secret',
    SMTP_URL: smtp.url,
    LEADS_TO: 'sales@mindwave.example',
    LEADS_RETRY_SECONDS: '1',
  };
  const [first, second] = await start(2, env);
  const send = (index: number) =>
    fetch(`${(index % 2 === 0 ? first : second)?.url}/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Jordan',
        email: `lead-${index}@coastal.example`,
        mobile: '404',
        company: 'Coastal',
      }),
    });
  const statuses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => send(index).then(({ status }) => status)),
  );
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 201));
  // It dies while a receiver hangs, so another process must take over its deliveries.
  await webhook.until(() => webhook.attempts() >= 2);
  await first?.end('SIGKILL');
  await webhook.until(() => webhook.effects.size === 10);
  await smtp.until(() => smtp.effects.size === 10);
  await onDatabase(async ({ query }) => {
    while ((await query(sql`select id from deliveries where state <> 'done'`)).length > 0);
  });
  expect([webhook.effects.size, smtp.effects.size]).toEqual([10, 10]);
});
