import { expect, it } from 'vitest';
import { openTestDatabase } from '../tests/support/servers/server-process';
import { countMatching } from './api/articles';
import { sql } from './database/database';
import { cleanUp } from './housekeeping';

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
