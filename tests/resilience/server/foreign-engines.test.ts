/**
 * What other engines with the protocol of PostgreSQL do, imitated on PostgreSQL: CockroachDB is serializable and has only integers of
 * 64 bits, and YugabyteDB gives out ids in blocks. The engines themselves are not run.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sql, sql } from '../../../server/database/database';
import { onDatabase, type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { prepareDatabase } from '../../support/servers/server-process';
import { editorOf, metricOf, useEnds } from './laboratory';

const { start: startServers } = useEnds();
let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

/** Starts processes on a new database, and signs in. */
async function start(name: string, processes: number, change: (database: Sql) => Promise<unknown>, options = '') {
  const url = await postgres.createDatabase(name);
  await prepareDatabase(url);
  await onDatabase(url, change);
  const servers = await startServers(`${url}${options}`, processes);
  const first = servers[0]!;
  const post = await editorOf(first);
  return {
    first,
    create: (slug: string, index: number) => post(slug, { title: 'One title' }, false, servers[index % processes]),
    list: async (query: string) => (await fetch(`${first.url}/news/?${query}`)).json(),
  };
}

it('stores the articles of 20 writers in serializable transactions', async () => {
  const isolation = '?options=-c%20default_transaction_isolation%3Dserializable';
  const { create, list, first } = await start('serializable', 2, () => Promise.resolve(), isolation);
  const statuses: number[] = [];
  let next = 0;
  const writer = async () => {
    for (let index = next++; index < 60; index = next++) {
      let response = await create(`article-${index}`, index);
      statuses.push(response.status);
      for (; response.status === 503; statuses.push(response.status)) {
        expect(response.headers.get('Retry-After')).toBe('2');
        response = await create(`article-${index}`, index);
      }
      expect(response.status).toBe(201);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: 20 }, writer));
  const retries = await metricOf(first, 'database_retries_total');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const later = statuses.filter((status) => status === 503).length;
  console.log(
    `60 articles, 20 writers, serializable: ${seconds} s, ${retries} retries in one of two processes, ${later} times 503`,
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  expect(retries).toBeGreaterThan(0);
  expect((await list('page=1&perPage=1')).total).toBe(60);
});

it('lists the newest article first, although the database assigns ids in blocks', async () => {
  const { create, list } = await start('blocks', 4, ({ query }) =>
    query(sql`alter table articles alter column id set cache 100`),
  );
  const created: string[] = [];
  for (let index = 0; index < 12; index++) {
    expect((await create(`article-${index}`, index)).status).toBe(201);
    created.push(`article-${index}`);
  }
  const slugs = async (sort: string) =>
    (await list(`sort=${sort}`)).data.map(({ slug }: { readonly slug: string }) => slug);
  const ids = (await list('sort=oldest')).data.map(({ id }: { readonly id: string }) => Number(id));
  expect(ids, 'ids in blocks').not.toEqual(ids.toSorted((one: number, other: number) => one - other));
  expect(await slugs('oldest')).toEqual(created);
  expect(await slugs('newest')).toEqual(created.toReversed());
  expect(await slugs('title')).toEqual(created.toReversed());
});

it('sends numbers as numbers, although every integer has 64 bits', async () => {
  const { create, list, first } = await start('bigint', 1, async ({ query }) => {
    await query(sql`alter table articles alter column version type bigint`);
    await query(sql`alter table article_count alter column total type bigint`);
    await query(sql`alter table throttle alter column count type bigint`);
    await query(sql`alter table deliveries alter column tries type bigint`);
    await query(
      sql`alter table schema_version alter column version type bigint, alter column readable_from type bigint`,
    );
  });
  expect((await create('one', 0)).status).toBe(201);
  expect(await list('page=1&perPage=5')).toMatchObject({ total: 1 });
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
});

it('ends a single statement at the server, and leaves the connection as it was', async () => {
  await onDatabase(await postgres.createDatabase('limited'), async ({ query, transaction }) => {
    const limit = sql`select current_setting('statement_timeout') as setting, ${'a parameter'}::text as value`;
    expect(await query(limit)).toEqual([{ setting: '10s', value: 'a parameter' }]);
    expect(await query(sql`create table nothing (id int4)`)).toEqual([]);
    expect(await query(sql`select id from nothing`)).toEqual([]);
    await expect(query(sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' });
    const other = sql`show statement_timeout`;
    expect(await transaction((inside) => inside.query(other))).toEqual([{ statement_timeout: '10s' }]);
    const started = performance.now();
    await expect(query(sql`select pg_sleep(30)`)).rejects.toMatchObject({ name: 'DatabaseBusy', retryAfter: 2 });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(
      await query(sql`select 1 as one from pg_stat_activity where query like ${'%pg_sleep(30)%'} and state = 'active'
      and pid <> pg_backend_pid()`),
    ).toEqual([]);
  });
});
