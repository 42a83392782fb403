import { afterAll, beforeAll, expect, it } from 'vitest';
import { readListQuery } from '~contract/article-list';
import { exampleTexts } from '~contract/article-texts';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import { findPage } from './article-lists';
import { insertArticle } from './articles';

const AUTHOR = 'editor@mindwave.example';
const content = { ...exampleTexts(), date: '2026-11-20', sections: '[]', sidebarItems: '[]', bannerImage: undefined };

let database: Database;

beforeAll(async () => {
  database = await openDatabase('pglite:');
  await migrate(database);
}, 60_000);
afterAll(() => database.close());

it('sorts more than ten articles with the same date and title by creation', async () => {
  const created: string[] = [];
  for (let n = 1; n <= 11; n++) {
    const slug = `article-${n}`;
    await insertArticle(database, { ...content, title: 'One day', slug }, undefined, AUTHOR);
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

const found = async (q: string) => (await findPage(database, readListQuery({ q }))).map(({ slug }) => slug);

it.each([
  ['Cafe\u0301 in Łódź', 'café', 'łódź', 'CAFÉ IN ŁÓDŹ', 'Ca\u200bfé'],
  ['Donau\u00addampf auf der Straße', 'donaudampf', 'STRASSE', 'auf\u00a0der'],
  ['50% off, a_b and C:\\freight', '50%', 'A_B', 'c:\\fr', '% off'],
  ['İstanbul ΟΔΟΣ', 'istanbul', 'οδος'],
])('finds %j as people search for it', async (title, ...searches) => {
  const slug = `search-${searches.length}-${title.length}`;
  await insertArticle(database, { ...content, title, slug }, undefined, AUTHOR);
  for (const q of searches) expect(await found(q), q).toEqual([slug]);
  for (const q of ['5_%', 'a%b', 'a\\_b', 'cafe in', '%%']) expect(await found(q), q).toEqual([]);
});
