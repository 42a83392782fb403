import { LIST_ARTICLES_LIMIT_MAXIMUM, PAGE_SIZE } from '../../../contract/generated/limits';
import { type Check, writing } from '../../check';
import type { Api } from '../../client/api';
import { ensure, shown } from '../../outcome';

/** Articles that are created at the same time. */
const AT_ONCE = 20;

/** Creates three articles with the same date. Returns their slugs in the order of creation. */
async function articlesOfOneDay(api: Api): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let count = 0; count < 3; count++) slugs.push((await api.article({ date: '2026-05-04' })).fields.slug);
  return slugs;
}

/** Expects these articles in this order. Other articles may be in between. */
async function expectOrder(api: Api, wanted: readonly string[], query: Readonly<Record<string, string>>) {
  const found = (await api.list(query)).map(({ slug }) => slug).filter((slug) => wanted.includes(slug));
  ensure(found.join() === wanted.join(), `${shown(query)} returns ${shown(found)}, not ${shown(wanted)}`);
}

/** Checks the order of the list, with new articles. */
export const newsOrderChecks: readonly Check[] = [
  ...writing('listArticles', 'L0', {
    [`the list contains every article, also more than ${LIST_ARTICLES_LIMIT_MAXIMUM}`]: async (api) => {
      await api.token();
      const slugs: string[] = [];
      while (slugs.length <= LIST_ARTICLES_LIMIT_MAXIMUM) {
        const articles = await Promise.all(Array.from({ length: AT_ONCE }, () => api.article()));
        slugs.push(...articles.map(({ fields }) => fields.slug));
      }
      const listed = new Set((await api.list()).map(({ slug }) => slug));
      const missing = slugs.filter((slug) => !listed.has(slug)).length;
      ensure(missing === 0, `the list lacks ${missing} of ${slugs.length} articles`);
    },
  }),
  ...writing('listArticles', 'L1', {
    'of articles with the same date, the one created last comes first': async (api) => {
      await expectOrder(api, (await articlesOfOneDay(api)).toReversed(), {});
    },
  }),
  ...writing('listArticles', 'L2', {
    'of articles with the same date, the one created first comes first if the earliest date does': async (api) => {
      await expectOrder(api, await articlesOfOneDay(api), { sort: 'oldest' });
    },
    'pages, search and order are right for new articles, also if there were none': async (api) => {
      const word = api.unique();
      // The order of creation is b, C, A, and by date b, A, C. By title, it depends on whether case counts. So all orders differ.
      const articles = [
        ['b', '2026-03-03'],
        ['C', '2026-01-01'],
        ['A', '2026-02-02'],
      ] as const;
      for (const [letter, date] of articles) await api.article({ title: `${letter} ${word}`, date });
      const expectTitles = async (query: Readonly<Record<string, string>>, ...letters: readonly string[]) => {
        const found = (await api.list({ q: word.toUpperCase(), ...query })).map(({ title }) => title);
        const wanted = letters.map((letter) => `${letter} ${word}`);
        ensure(found.join() === wanted.join(), `${shown(query)} returns ${shown(found)}, not ${shown(wanted)}`);
      };
      await expectTitles({}, 'b', 'A', 'C');
      await expectTitles({ page: '1', limit: '2' }, 'b', 'A');
      await expectTitles({ page: '2', limit: '2' }, 'C');
      await expectTitles({ page: '3', limit: '2' });
      await expectTitles({ sort: 'oldest' }, 'C', 'A', 'b');
      await expectTitles({ sort: 'oldest', page: '1', limit: '1' }, 'C');
      await expectTitles({ sort: 'title' }, 'A', 'b', 'C');
      await expectTitles({ sort: 'title', page: '1', limit: '1' }, 'A');
      const { body } = await api.expect(200, 'listArticles', { query: { q: word, page: '1', limit: '2' } });
      ensure(body.total === 3, `the total is ${shown(body.total)}, not 3`);
    },
    [`a search without page and limit returns all matches as one page, and a page without limit has ${PAGE_SIZE}`]:
      async (api) => {
        const word = api.unique();
        const count = PAGE_SIZE + 1;
        for (let at = 1; at <= count; at++) await api.article({ title: `${at} ${word}` });
        const { body } = await api.expect(200, 'listArticles', { query: { q: word } });
        const { length } = body.data as readonly unknown[];
        ensure(length === count, `the search finds ${length} of ${count} articles`);
        const { total, page, limit = 0 } = body;
        const isOnePage = total === count && page === 1 && limit >= count;
        ensure(isOnePage, `total, page and limit are ${shown([total, page, limit])} for ${count} articles`);
        const first = await api.list({ page: '1' });
        ensure(first.length === PAGE_SIZE, `a page without limit has ${first.length} articles, not ${PAGE_SIZE}`);
      },
  }),
];
