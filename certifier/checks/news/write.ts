import { type Check, writing } from '../../check';
import { tagOf } from '../../client/entity-tags';
import { ensure, shown } from '../../outcome';

const hostile = [
  'Zażółć gęślą jaźń, naïve café, Ünïcödé',
  '👩🏽‍🚀 🇺🇸 🚚💨 1️⃣',
  'مرحبا \u202eright to left\u202c 你好 हिन्दी',
  `<script>alert('x')</script> & "quotes" \\ back\\slash`,
  'line\nbreak\r\nand\ttab \u2028 \u0000',
  '  spaces at both ends  ',
];

export const newsWriteChecks: readonly Check[] = [
  ...writing('createArticle', 'L0', {
    'a created article is found by id, by slug and in the list': async (api) => {
      const { id, fields } = await api.article();
      await api.expectStored(id, fields);
    },
    'articles are created with and without the trailing slash': async (api) => {
      const fields = api.fields();
      const { body } = await api.expect(201, 'createArticle', {
        path: '/news',
        form: api.form(fields),
        signedIn: true,
      });
      await api.expectStored((body.data as { id: string }).id, fields);
    },
    'a slug may contain underscores': async (api) => {
      const { id, fields } = await api.article({ slug: `snake_case-${api.unique()}` });
      await api.expectStored(id, fields);
    },
    'any text is returned unchanged, including long and unusual text': async (api) => {
      const paragraphs = [...hostile, 'x'.repeat(100_000)].map((content) => ({ type: 'paragraph', content }));
      const sections = JSON.stringify([
        {
          title: hostile[1],
          content: [...paragraphs, { type: 'list', content: hostile, emoji: '🚚', unknown: { stored: true } }],
        },
      ]);
      const { id, fields } = await api.article({ title: `${hostile[0]} ${hostile[1]} <b>&amp;`, sections });
      await api.expectStored(id, fields);
    },
    'the date does not shift to another day': async (api) => {
      for (const date of ['2024-02-29', '2026-01-01', '2026-12-31', '2026-03-29']) {
        const { id } = await api.article({ date });
        const read = (await api.read(id)).date;
        ensure(read === date, `the date is ${shown(read)}, but ${date} was sent`);
      }
    },
  }),
  ...writing('updateArticle', 'L0', {
    'an update is found by id, by slug and in the list, under the same id': async (api) => {
      const { id } = await api.article();
      const fields = api.fields({ title: 'Changed 🚚', date: '2025-01-31', sections: '[]', sidebarItems: '[]' });
      const { body } = await api.expect(200, 'updateArticle', { id, form: api.form(fields), signedIn: true });
      const { title } = body.data as { title: string };
      ensure(title === fields.title, `the response still has the title ${shown(title)}`);
      await api.expectStored(id, fields);
    },
    'an unknown id returns 404 and creates nothing': async (api) => {
      const fields = api.fields();
      await api.expect(404, 'updateArticle', { id: '999999999', form: api.form(fields), signedIn: true });
      await api.expect(404, 'getArticleBySlug', { slug: fields.slug });
    },
  }),
  ...writing('deleteArticle', 'L0', {
    'a deleted article is not found anywhere, and deleting it again returns 404': async (api) => {
      const { id, fields } = await api.article();
      const other = await api.article();
      await api.expect(200, 'deleteArticle', { id, signedIn: true });
      await api.expectGone(id, fields.slug);
      await api.expect(404, 'deleteArticle', { id, signedIn: true });
      await api.expectStored(other.id, other.fields);
    },
  }),
  ...writing('createArticle', 'L1', {
    'the response contains the Location and the ETag of the new article': async (api) => {
      const { id, response } = await api.article();
      const location = new URL(response.headers.get('Location') ?? '', `${api.target.url}/news/`).href;
      ensure(location === `${api.target.url}/news/${id}`, `Location is ${shown(response.headers.get('Location'))}`);
      const { headers } = await api.expect(200, 'getArticle', { id });
      ensure(tagOf(response) === headers.get('ETag'), "the ETag of the response is not the article's");
    },
    'a slug in use is refused with 409 and nothing is stored': async (api) => {
      const { id, fields } = await api.article();
      const before = (await api.list()).length;
      await api.expect(409, 'createArticle', { form: api.form(api.fields({ slug: fields.slug })), signedIn: true });
      ensure((await api.list()).length === before, 'the list has grown');
      await api.expectStored(id, fields);
    },
  }),
  ...writing('updateArticle', 'L1', {
    "another article's slug is refused with 409, but the article's own slug is not": async (api) => {
      const one = await api.article();
      const other = await api.article();
      const taken = api.form({ ...one.fields, slug: other.fields.slug });
      await api.expect(409, 'updateArticle', { id: one.id, form: taken, signedIn: true });
      await api.expectStored(one.id, one.fields);
      await api.expect(200, 'updateArticle', { id: one.id, form: api.form(one.fields), signedIn: true });
    },
  }),
  ...writing('createArticle', 'L2', {
    'a repeated Idempotency-Key creates one article and returns it again, and returns 422 for another request': async (
      api,
    ) => {
      const fields = api.fields();
      const call = () => ({ form: api.form(fields), headers: { 'Idempotency-Key': fields.slug }, signedIn: true });
      const first = await api.expect(201, 'createArticle', call());
      const second = await api.expect(201, 'createArticle', call());
      ensure(first.text === second.text, `the second response differs: ${shown(second.body)}`);
      const found = (await api.list()).filter(({ slug }) => slug === fields.slug).length;
      ensure(found === 1, `the list contains it ${found} times`);
      await api.expect(422, 'createArticle', { ...call(), form: api.form({ ...fields, title: 'Another' }) });
    },
  }),
];
