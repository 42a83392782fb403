import { isDeepStrictEqual } from 'node:util';
import { LIST_ARTICLES_LIMIT_MAXIMUM } from '../../../contract/generated/limits';
import { searchKey } from '../../../contract/text';
import { type Check, reading } from '../../check';
import { tagOf } from '../../client/entity-tags';
import { listOf } from '../../client/wire';
import { ensure, shown } from '../../outcome';

const UNKNOWN = 'there-is-no-such-article-4f1c';

export const newsReadChecks: readonly Check[] = [
  ...reading('listArticles', 'L0', {
    'the list is the same with and without the trailing slash': async (api) => {
      const withSlash = await api.expect(200, 'listArticles');
      const without = await api.expect(200, 'listArticles', { path: '/news' });
      ensure(withSlash.text === without.text, 'the two responses differ');
    },
    'no two articles share an id or a slug': async (api) => {
      const articles = await api.listed();
      const ids = new Set(articles.map(({ id }) => String(id)));
      const slugs = new Set(articles.map(({ slug }) => slug));
      ensure(ids.size === articles.length, 'an id occurs twice');
      ensure(slugs.size === articles.length, 'a slug occurs twice');
    },
  }),
  ...reading('getArticle', 'L0', {
    'a listed article is found by its id': async (api) => {
      const [listed] = await api.listed();
      const article = await api.read(listed.id);
      ensure(String(article.id) === String(listed.id), `the id is ${shown(article.id)}, not ${shown(listed.id)}`);
      ensure(article.title === listed.title, `the title is ${shown(article.title)}, not ${shown(listed.title)}`);
    },
  }),
  ...reading('getArticleBySlug', 'L0', {
    'a listed article is found by its slug': async (api) => {
      const [listed] = await api.listed();
      const { body } = await api.expect(200, 'getArticleBySlug', { slug: listed.slug });
      const title = (body.data as { title: string }).title;
      ensure(title === listed.title, `the title is ${shown(title)}, not ${shown(listed.title)}`);
    },
  }),
  ...reading('getArticle', 'L0', {
    'an unknown id returns 404': async (api) => {
      for (const id of ['999999999', UNKNOWN]) await api.expect(404, 'getArticle', { id });
    },
  }),
  ...reading('getArticleBySlug', 'L0', {
    'an unknown slug returns 404': async (api) => {
      for (const slug of [UNKNOWN, 'Ünknown slug/with slash']) await api.expect(404, 'getArticleBySlug', { slug });
    },
  }),
  ...reading('listArticles', 'L1', {
    'the newest article comes first': async (api) => {
      const dates = (await api.listed()).map(({ date }) => date);
      ensure(dates.join() === dates.toSorted().reverse().join(), `the dates are ${shown(dates)}`);
    },
  }),
  ...reading('getArticle', 'L1', {
    'the ETag is the same by id and by slug, and does not change between reads': async (api) => {
      const [listed] = await api.listed();
      const responses = [
        await api.expect(200, 'getArticle', { id: listed.id }),
        await api.expect(200, 'getArticle', { id: listed.id }),
        await api.expect(200, 'getArticleBySlug', { slug: listed.slug }),
      ];
      const tags = responses.map(tagOf);
      ensure(new Set(tags).size === 1, `the tags are ${shown(tags)}`);
    },
  }),
  ...reading('listArticles', 'L2', {
    'the pages contain every article once, and the page after the last one is empty': async (api) => {
      const whole = (await api.listed()).map(({ id }) => id);
      const pages = Math.max(3, Math.ceil(whole.length / LIST_ARTICLES_LIMIT_MAXIMUM));
      const limit = Math.max(1, Math.ceil(whole.length / pages));
      const paged: (string | number)[] = [];
      for (let page = 1; page <= pages + 1; page++) {
        const { body } = await api.expect(200, 'listArticles', { query: { page: String(page), limit: String(limit) } });
        const got = { total: body.total, page: body.page, limit: body.limit };
        const wanted = { total: whole.length, page, limit };
        ensure(JSON.stringify(got) === JSON.stringify(wanted), `expected ${shown(wanted)}, got ${shown(got)}`);
        paged.push(...(body.data as { id: string | number }[]).map(({ id }) => id));
      }
      ensure(paged.join() === whole.join(), `the pages contain ${shown(paged)}, but the list ${shown(whole)}`);
    },
    'a list with fields=summary contains the same articles, with empty or complete sections': async (api) => {
      const [whole, summaries] = [await api.listed(), await api.list({ fields: 'summary' })];
      ensure(
        whole.map(({ id }) => id).join() === summaries.map(({ id }) => id).join(),
        'the lists contain different articles',
      );
      for (const [at, { sections }] of summaries.entries()) {
        const content = listOf(sections);
        ensure(
          isDeepStrictEqual(content, []) || isDeepStrictEqual(content, listOf(whole[at]?.sections)),
          `the sections are neither empty nor complete: ${shown(sections)}`,
        );
      }
    },
    'a page or a limit that is not a number in range is refused with 422': async (api) => {
      for (const query of [
        { page: '0' },
        { page: 'two' },
        { limit: '0' },
        { limit: `${LIST_ARTICLES_LIMIT_MAXIMUM}0` },
      ]) {
        await api.expect(422, 'listArticles', { query: { ...query } as Record<string, string> });
      }
    },
    'a list can be sorted by earliest date and by title': async (api) => {
      const ids = (await api.listed()).map(({ id }) => String(id)).toSorted();
      const [oldest, byTitle] = [await api.list({ sort: 'oldest' }), await api.list({ sort: 'title' })];
      for (const list of [oldest, byTitle]) {
        ensure(
          list
            .map(({ id }) => String(id))
            .toSorted()
            .join() === ids.join(),
          'the sorted list has other articles',
        );
      }
      const dates = oldest.map(({ date }) => date);
      ensure(dates.join() === dates.toSorted().join(), `by earliest date, the dates are ${shown(dates)}`);
      // Backends may sort symbols and accents differently, so only first letters are compared.
      const letters = byTitle
        .map(({ title }) => title.charAt(0).toLowerCase())
        .filter((letter) => /[a-z]/.test(letter));
      ensure(letters.join() === letters.toSorted().join(), `by title, the first letters are ${shown(letters)}`);
    },
    'a search finds titles and slugs ignoring case, and nothing else': async (api) => {
      const [listed] = await api.listed();
      const q = listed.title.slice(0, 30).toUpperCase();
      for (const text of [q, listed.slug.toUpperCase()]) {
        const found = await api.list({ q: text });
        ensure(
          found.some(({ id }) => String(id) === String(listed.id)),
          `${shown(text)} does not find ${shown(listed.title)}`,
        );
        const wanted = searchKey(text);
        const stray = found.find(({ title, slug }) => !searchKey(title).includes(wanted) && !slug.includes(wanted));
        ensure(stray === undefined, `${shown(text)} also finds ${shown(stray?.title)}`);
      }
      ensure((await api.list({ q: UNKNOWN })).length === 0, 'a search for unknown text finds articles');
    },
  }),
];
