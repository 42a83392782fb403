import { afterEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../tests/support/servers/server-process';
import { countMatching } from './api/article-lists';
import { countersOf, countUp } from './api/throttle';
import { sql } from './database/database';
import { cleanUp } from './housekeeping';

afterEach(() => void vi.useRealTimers());

it('ignores attempts counted by a clock a year ahead, and keeps leads that only one of two clocks calls old', async () => {
  const database = await openTestDatabase();
  await database.query(sql`insert into throttle (key, count, ends_at) values ('one', 9, now() + interval '1 year')`);
  expect(await countersOf(database, ['one'])).toEqual(new Map());
  expect(await countUp(database, 'one', 60)).toMatchObject({ count: 1, seconds: 60 });
  await database.query(sql`
    insert into leads (name, email, mobile, company, message, received_at)
    values ('Jordan', 'jordan@coastal.example', '1', '', '', now() - interval '20 days')`);
  const leads = async () => (await database.query(sql`select id from leads`)).length;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * 24 * 60 * 60 * 1000 });
  await cleanUp(database, 10, () => undefined);
  expect(await leads()).toBe(1);
  vi.useRealTimers();
  await cleanUp(database, 10, () => undefined);
  expect(await leads()).toBe(0);
  await database.close();
});

it('corrects the number of articles after someone has changed them with SQL', async () => {
  const database = await openTestDatabase();
  await database.query(sql`
    insert into articles (title, search_title, slug, date, sections, sidebar_items, created_by, changed_by)
    values ('One', 'one', 'one', '2026-11-22', '[]', '[]', '', '')`);
  expect(await countMatching(database, '')).toBe(0);
  await cleanUp(database, undefined, () => undefined);
  expect(await countMatching(database, '')).toBe(1);
  await database.close();
});
