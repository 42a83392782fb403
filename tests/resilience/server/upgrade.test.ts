/** A next release updates the schema, is taken back, and returns, while readers and writers stay. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount } from '../../../server/commands/accounts';
import { sql } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/schema';
import { bundleNextRelease } from '../../support/postgres/next-release';
import { onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { ADD, REMOVE, schemaOf } from '../../support/postgres/schema';
import { program } from '../../support/programs';
import { prepareDatabase, type RunningServer, smallSite, startServer } from '../../support/servers/server-process';
import { compare, useEnds } from './laboratory';
import { articleForm, signIn } from './writers';

const run = promisify(execFile);
const CERTIFIER = { email: 'certifier@mindwave.example', password: 'a password for the certifier' } as const;

let postgres: RunningPostgres;
let next: readonly string[] = [];
const { ends } = useEnds();

beforeAll(async () => {
  postgres = await startPostgres();
  next = await bundleNextRelease();
});
afterAll(() => postgres.end());

/** Starts a process of a release, by default of this one. */
async function start(url: string, args?: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'error', ...env }, args);
  ends.push(() => server.end());
  return server;
}

const isReady = async ({ origin }: RunningServer) => (await fetch(`${origin}/readyz`)).status === 200;

/** Sends each request to the next of the servers in use, as a proxy does. */
function createProxy() {
  let inUse: RunningServer[] = [];
  let requests = 0;
  const pending = new Set<Promise<Response>>();
  return {
    /** Sends a request, and expects the status of its response. */
    async call(path: string, status = 200, init: RequestInit = {}) {
      const request = fetch(`${inUse[requests++ % inUse.length]?.origin}${path}`, init);
      pending.add(request);
      const response = await request.finally(() => pending.delete(request));
      const text = await response.text();
      expect([path, response.status, text]).toEqual([path, status, expect.any(String)]);
      return { text, tag: response.headers.get('ETag') ?? '' };
    },
    async add(server: RunningServer) {
      expect(await isReady(server)).toBe(true);
      inUse = [...inUse, server];
    },
    /** Ends a server after its requests. */
    async remove(server: RunningServer) {
      inUse = inUse.filter((other) => other !== server);
      await Promise.allSettled(pending);
      expect(await server.end()).toBe(0);
      expect(server.output()).not.toContain('"level":50');
    },
  };
}

/** The clients of a site. `names` has what they have written. */
function createClients({ call }: ReturnType<typeof createProxy>, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const names: string[] = [];
  let turns = 0;

  const change = (id: number, body: FormData, tag = '*', status = 200) =>
    call(`/api/news/${id}`, status, { method: 'PUT', headers: { ...headers, 'If-Match': tag }, body });

  async function create(body: FormData): Promise<{ readonly id: number; readonly tag: string }> {
    const { text, tag } = await call('/api/news/', 201, { method: 'POST', headers, body });
    return { id: JSON.parse(text).data.id, tag };
  }

  async function read() {
    await call('/api/news/?page=1&limit=20&sort=title');
    await call('/api/news/slug/first');
    await call('/newsroom/first');
  }

  /** Creates an article, changes it, and sends a lead. Another release than the one that has written may get the next request. */
  async function write() {
    const n = turns++;
    const { id, tag } = await create(articleForm(`new-${n}`, {}, true));
    const form = articleForm(`changed-${n}`, { title: `Café ${n} changed` }, true);
    await change(id, form, tag);
    await change(id, form, tag, 412);
    await call(`/api/news/slug/changed-${n}`);
    expect(JSON.parse((await call(`/api/news/?page=1&q=café ${n} changed`)).text).total).toBe(1);
    const lead = { name: 'Jo', email: `${n}@coastal.example`, mobile: '4045550123', company: 'Coastal' };
    const json = { 'Content-Type': 'application/json' };
    await call('/api/contact', 201, { method: 'POST', headers: json, body: JSON.stringify(lead) });
    names.push(`changed-${n}`, lead.email);
  }

  return { create, change, read, write, names };
}

/** Four clients repeat each kind of work until the returned function is called. */
function keepDoing(...kinds: readonly (() => Promise<void>)[]) {
  const state = { isOver: false };
  const repeat = async (work: () => Promise<void>) => {
    while (!state.isOver) await work();
  };
  const done = Promise.all([...kinds, ...kinds, ...kinds, ...kinds].map(repeat));
  // If the test has failed meanwhile, the clients fail as well.
  done.catch(() => undefined);
  return () => {
    state.isOver = true;
    return done;
  };
}

it('a release can be taken back and return: nothing is lost, and no reader or writer gets an error', async () => {
  const { url } = postgres;
  await prepareDatabase(url);
  await onDatabase(url, (database) => addAccount(database, CERTIFIER.email, CERTIFIER.password));
  const proxy = createProxy();
  const first = await start(url);
  await proxy.add(first);
  const { create, change, read, write, names } = createClients(proxy, await signIn(first.url));
  await create(articleForm('first'));
  let pause = keepDoing(read, write);
  /** Writes with whatever is in use now, beside the other clients. */
  const writeMore = () => Promise.all(Array.from({ length: 10 }, write));
  /** Replaces a server. For a while, both run side by side. */
  async function replace(former: RunningServer, args?: readonly string[]) {
    const server = await start(url, args);
    await proxy.add(server);
    await writeMore();
    await proxy.remove(former);
    await writeMore();
    return server;
  }

  const updated = await replace(first, next);
  const { id } = await create(articleForm('with-kicker', { kicker: 'Ports' }));
  const schema = await onDatabase(url, schemaOf);
  expect(schema).toContain(`version ${migrations.length + 1}`);

  const former = await replace(updated);
  await pause();
  const certified = await start(url, undefined, { CONTACTS_PER_MINUTE: '60' });
  const args = ['--url', certified.url, '--email', CERTIFIER.email, '--password', CERTIFIER.password, '--inputs', '5'];
  // The clients have used up the contact requests of this address.
  await onDatabase(url, ({ query }) => query(sql`delete from throttle`));
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', 'certifier/cli.ts', ...args]).catch(
    (failure: { readonly stdout: string; readonly stderr: string }) => failure,
  );
  expect(stderr, stdout).toContain('The backend conforms at L2.');
  await certified.end();
  expect(await onDatabase(url, schemaOf)).toEqual(schema);
  pause = keepDoing(read, write);
  await change(id, articleForm('changed-with-kicker'));

  const returned = await replace(former, next);
  expect(JSON.parse((await proxy.call('/api/news/slug/changed-with-kicker')).text).data.kicker).toBe('Ports');
  await pause();
  await proxy.remove(returned);
  expect(await compare(url, names)).toEqual({ lost: [], doubled: [] });
  const [count] = await onDatabase(url, ({ query }) =>
    query(sql`select total, (select count(*) from articles) as counted from article_count`),
  );
  expect(count).toEqual({ total: names.length / 2 + 2, counted: names.length / 2 + 2 });
  console.log(`${names.length} writes while the release changed three times; 0 errors`);
});

it('a release is not ready, does not start and runs no command once a later one has removed what it uses', async () => {
  const url = await postgres.createDatabase('removed');
  await prepareDatabase(url);
  const servers = [await start(url), await start(url, next)];
  await onDatabase(url, (database) => migrate(database, [...migrations, ADD, REMOVE]));
  expect(await Promise.all(servers.map(isReady))).toEqual([false, true]);
  const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error', DIST: await smallSite() };
  for (const args of [program('server'), [...program('server'), 'account', 'list']])
    await expect(run(process.execPath, args, { env })).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^.*This release is too old for the database.+ Start the newer release, .+\n$/),
    });
  expect(await isReady(await start(url, next))).toBe(true);
});
