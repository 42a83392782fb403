import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/open-database';
import { migrations } from '../../../server/database/schema';
import { sql } from '../../../server/database/database';
import { type RunningPostgres, startPostgres } from '../../support/servers/postgres';
import { prepareDatabase, type RunningServer, startServer } from '../../support/servers/server-process';
import { concurrencyRules, PROCESSES } from './concurrency-rules';
import { signIn } from './writers';

let postgres: RunningPostgres;
let servers: readonly RunningServer[] = [];
let token = '';

beforeAll(async () => {
  postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' };
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)));
  token = await signIn(servers[0]?.url ?? '');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await postgres.end();
});

concurrencyRules(() => ({ servers, token }));

it(`lets one of ${PROCESSES} processes that start at once on an empty database migrate it`, async () => {
  const url = await postgres.createDatabase('empty');
  const started = await Promise.all(Array.from({ length: PROCESSES }, () => startServer({ DATABASE_URL: url })));
  // A process writes the rest of its log when it ends.
  await Promise.all(started.map((server) => server.end()));
  const ran = started.map(({ output }) => {
    const line = output()
      .split('\n')
      .find((text) => text.includes('the schema is up to date'));
    return Number(JSON.parse(line ?? '{}').ran);
  });
  expect(ran.sort()).toEqual([0, 0, 0, migrations.length]);
});

it('reads the first page and searches among 100,000 articles in under 20 ms at the database', async () => {
  const database = await openDatabase(postgres.url);
  await database.query(sql`
    insert into articles (title, search_title, slug, date, sections, sidebar_items, created_by, changed_by)
    select 'Article ' || md5(n::text) || n, 'article ' || md5(n::text) || n, 'many-' || n,
      to_char(date '2000-01-01' + n % 9000, 'YYYY-MM-DD'), '[]', '[]', '', '' from generate_series(1, 100000) as n`);
  await database.query(sql`update article_count set total = (select count(*) from articles)`);
  await database.query(sql`vacuum analyze articles`);
  await database.close();
  const { findPage, countMatching } = await import('../../../server/api/articles');
  const again = await openDatabase(postgres.url);
  const times: Record<string, number[]> = {};
  const measure = async (name: string, work: () => Promise<unknown>) => {
    for (let run = 0; run < 11; run++) {
      const start = performance.now();
      await work();
      times[name] = [...(times[name] ?? []), performance.now() - start];
    }
  };
  await measure('first page', () => findPage(again, { text: '', isSummary: false, page: 1, limit: 20 }));
  await measure('total', () => countMatching(again, ''));
  await measure('search', () => findPage(again, { text: 'abcde', isSummary: false, page: 1, limit: 20 }));
  await measure('search total', () => countMatching(again, 'abcde'));
  await measure('search of one letter', () => findPage(again, { text: 'f', isSummary: false, page: 1, limit: 20 }));
  await again.close();
  const median = Object.entries(times).map(([name, list]) => [name, list.sort((a, b) => a - b)[5] ?? 0] as const);
  console.log(`100,000 articles: ${median.map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`).join(', ')}`);
  expect(median.filter(([, ms]) => ms >= 20)).toEqual([]);
});
