import { afterAll, beforeAll, expect, it } from 'vitest';
import { countMatching, findPage } from '../../../server/api/articles';
import { sql } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open-database';
import { type RunningPostgres, startPostgres } from '../../support/postgres/postgres';
import { prepareDatabase } from '../../support/servers/server-process';

/** Measures time, which varies on a busy machine or with another plan of PostgreSQL, so it is not part of `npm test`. */

let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
  await prepareDatabase(postgres.url);
});
afterAll(() => postgres.end());

it('the database reads the first page and searches 100,000 articles in under 20 ms', async () => {
  const database = await openDatabase(postgres.url);
  await database.query(sql`
    insert into articles (title, search_title, slug, date, sections, sidebar_items, created_by, changed_by)
    select 'Article ' || md5(n::text) || n, 'article ' || md5(n::text) || n, 'many-' || n,
      to_char(date '2000-01-01' + n % 9000, 'YYYY-MM-DD'), '[]', '[]', '', '' from generate_series(1, 100000) as n`);
  await database.query(sql`update article_count set total = (select count(*) from articles)`);
  await database.query(sql`vacuum analyze articles`);
  await database.close();
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
