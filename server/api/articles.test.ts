import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import { findPage, insertArticle } from './articles';

let database: Database;

beforeAll(async () => {
  database = await openDatabase('pglite:');
  await migrate(database);
}, 60_000);
afterAll(() => database.close());

it('sorts articles with the same date and title by creation, also after the tenth', async () => {
  const created: string[] = [];
  for (let n = 1; n <= 11; n++) {
    const slug = `article-${n}`;
    const fields = { title: 'One day', slug, date: '2026-11-20', sections: '[]', sidebarItems: '[]' };
    await insertArticle(database, { ...fields, bannerImage: undefined }, undefined, 'editor@mindwave.example');
    created.push(slug);
  }
  const slugs = async (sort: string) => {
    const all = await findPage(database, { text: '', sort, isSummary: true, page: 1, limit: undefined });
    return all.map(({ slug }) => slug);
  };
  expect(await slugs('oldest')).toEqual(created);
  expect(await slugs('newest')).toEqual(created.toReversed());
  expect(await slugs('title')).toEqual(created.toReversed());
});
