import { type Check, ensure, shown } from '../check';

const hostile = [
  'Zażółć gęślą jaźń, naïve café, Ünïcödé',
  '👩🏽‍🚀 🇺🇸 🚚💨 1️⃣',
  'مرحبا \u202eright to left\u202c 你好 हिन्दी',
  `<script>alert('x')</script> & "quotes" \\ back\\slash`,
  'line\nbreak\r\nand\ttab \u2028 \u0000',
  '  spaces at both ends  ',
];

export const newsWriteChecks: readonly Check[] = [
  {
    operation: 'createArticle',
    rule: 'what was created can be read again by id, by slug and in the list',
    level: 'L0',
    writes: true,
    async run(api) {
      const { id, fields } = await api.article();
      await api.expectStored(id, fields);
    },
  },
  {
    operation: 'createArticle',
    rule: 'articles are created with and without the slash at the end',
    level: 'L0',
    writes: true,
    async run(api) {
      const fields = api.fields();
      const { body } = await api.expect(201, 'createArticle', {
        path: '/news',
        form: api.form(fields),
        signedIn: true,
      });
      await api.expectStored((body.data as { id: string }).id, fields);
    },
  },
  {
    operation: 'createArticle',
    rule: 'a slug may have underscores',
    level: 'L0',
    writes: true,
    async run(api) {
      const { id, fields } = await api.article({ slug: `snake_case-${api.unique()}` });
      await api.expectStored(id, fields);
    },
  },
  {
    operation: 'createArticle',
    rule: 'any text comes back to the letter, also long and unusual text',
    level: 'L0',
    writes: true,
    async run(api) {
      const paragraphs = [...hostile, 'x'.repeat(100_000)].map((content) => ({ type: 'paragraph', content }));
      const sections = JSON.stringify([
        {
          title: hostile[1],
          content: [...paragraphs, { type: 'list', content: hostile, emoji: '🚚', unknown: { kept: true } }],
        },
      ]);
      const { id, fields } = await api.article({ title: `${hostile[0]} ${hostile[1]} <b>&amp;`, sections });
      await api.expectStored(id, fields);
    },
  },
  {
    operation: 'createArticle',
    rule: 'the date stays the day that was sent',
    level: 'L0',
    writes: true,
    async run(api) {
      for (const date of ['2024-02-29', '2026-01-01', '2026-12-31', '2026-03-29']) {
        const { id } = await api.article({ date });
        const read = (await api.read(id)).date;
        ensure(read === date, `sent was ${date}, read is ${shown(read)}`);
      }
    },
  },
  {
    operation: 'updateArticle',
    rule: 'a change can be read again everywhere, under the same id',
    level: 'L0',
    writes: true,
    async run(api) {
      const { id } = await api.article();
      const fields = api.fields({ title: 'Changed 🚚', date: '2025-01-31', sections: '[]', sidebarItems: '[]' });
      const { body } = await api.expect(200, 'updateArticle', { id, form: api.form(fields), signedIn: true });
      const answered = (body.data as { title: string }).title;
      ensure(answered === fields.title, `the answer still has the title ${shown(answered)}`);
      await api.expectStored(id, fields);
    },
  },
  {
    operation: 'updateArticle',
    rule: 'an unknown id is answered with 404 and creates nothing',
    level: 'L0',
    writes: true,
    async run(api) {
      const fields = api.fields();
      await api.expect(404, 'updateArticle', { id: '999999999', form: api.form(fields), signedIn: true });
      await api.expect(404, 'getArticleBySlug', { slug: fields.slug });
    },
  },
  {
    operation: 'deleteArticle',
    rule: 'a deleted article is gone everywhere, and deleting it again is 404',
    level: 'L0',
    writes: true,
    async run(api) {
      const { id, fields } = await api.article();
      const other = await api.article();
      await api.expect(200, 'deleteArticle', { id, signedIn: true });
      await api.expectGone(id, fields.slug);
      await api.expect(404, 'deleteArticle', { id, signedIn: true });
      await api.expectStored(other.id, other.fields);
    },
  },
  {
    operation: 'createArticle',
    rule: 'Location leads to the new article and its ETag comes along',
    level: 'L1',
    writes: true,
    async run(api) {
      const { id, answer } = await api.article();
      const location = new URL(answer.headers.get('Location') ?? '', `${api.target.url}/news/`).href;
      ensure(location === `${api.target.url}/news/${id}`, `Location is ${shown(answer.headers.get('Location'))}`);
      const { headers } = await api.expect(200, 'getArticle', { id });
      ensure(headers.get('ETag') === answer.headers.get('ETag'), 'the ETag of the answer is not that of the article');
    },
  },
  {
    operation: 'createArticle',
    rule: 'a slug in use is refused with 409 and nothing is stored',
    level: 'L1',
    writes: true,
    async run(api) {
      const { id, fields } = await api.article();
      const before = (await api.list()).length;
      await api.expect(409, 'createArticle', { form: api.form(api.fields({ slug: fields.slug })), signedIn: true });
      ensure((await api.list()).length === before, 'the list has grown');
      await api.expectStored(id, fields);
    },
  },
  {
    operation: 'updateArticle',
    rule: 'the slug of another article is refused with 409, the own one is not',
    level: 'L1',
    writes: true,
    async run(api) {
      const one = await api.article();
      const other = await api.article();
      const taken = api.form({ ...one.fields, slug: other.fields.slug });
      await api.expect(409, 'updateArticle', { id: one.id, form: taken, signedIn: true });
      await api.expectStored(one.id, one.fields);
      await api.expect(200, 'updateArticle', { id: one.id, form: api.form(one.fields), signedIn: true });
    },
  },
  {
    operation: 'updateArticle',
    rule: 'a change based on an older state is refused with 412 and nothing is stored',
    level: 'L1',
    writes: true,
    async run(api) {
      const { id, fields, answer } = await api.article();
      const first = answer.headers.get('ETag') ?? '';
      const mine = { ...fields, title: 'Mine' };
      const saved = await api.expect(200, 'updateArticle', {
        id,
        form: api.form(mine),
        headers: { 'If-Match': first },
        signedIn: true,
      });
      ensure(saved.headers.get('ETag') !== first, 'the ETag did not change with the article');
      const theirs = api.form({ ...fields, title: 'Theirs' });
      await api.expect(412, 'updateArticle', { id, form: theirs, headers: { 'If-Match': first }, signedIn: true });
      await api.expectStored(id, mine);
    },
  },
  {
    operation: 'createArticle',
    rule: 'a repeated Idempotency-Key creates one article and reports it again, and is 422 for another request',
    level: 'L2',
    writes: true,
    async run(api) {
      const fields = api.fields();
      const call = () => ({ form: api.form(fields), headers: { 'Idempotency-Key': fields.slug }, signedIn: true });
      const first = await api.expect(201, 'createArticle', call());
      const second = await api.expect(201, 'createArticle', call());
      ensure(first.text === second.text, `the second answer differs: ${shown(second.body)}`);
      const found = (await api.list()).filter(({ slug }) => slug === fields.slug).length;
      ensure(found === 1, `the list holds it ${found} times`);
      await api.expect(422, 'createArticle', { ...call(), form: api.form({ ...fields, title: 'Another' }) });
    },
  },
];
