import type { OperationId } from '../../contract/contract';
import { type Check, writing } from '../check';
import type { Api } from '../client/api';
import type { Fields } from '../client/wire';
import { ensure, shown } from '../outcome';

/** Titles with letters that cannot be in a slug. */
const TITLES = ['Łódź, Straße, Ærø', 'Привет, мир', 'سوق الشحن', '日本の物流', 'Cafe\u0301'];

/** A field of one line must refuse these texts. NUL is left out, because most databases cannot store it anyway. */
const NOT_ONE_LINE = [
  'two\nlines',
  'two\r\nlines',
  'a\tb',
  'a\u001bb',
  'a\u0085b',
  'a\u2028b',
  '\u202egpj.exe',
  'a\u2066b',
];

/** Texts that nobody can see. */
const UNSEEN = ['\u200b', '\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u00a0\u3000'];

/** An address with something around it, to which nobody could reply. */
const NO_ADDRESS = [
  'mailto:ann@corp.example',
  '<ann@corp.example>',
  'Ann <ann@corp.example>',
  '"ann@corp.example"',
  'ann@corp.example,',
  'ann@corp.example.',
  'ann@corp.example\u200b',
  'ann@corp.example\n',
];

const lead = {
  name: 'Contract check (please ignore)',
  email: 'contract-check@mindwave.example',
  mobile: '4045550123',
  company: 'Contract check',
};

/** Expects a 422 that names the field for each value. */
async function expectRefused(api: Api, id: OperationId, field: string, values: readonly string[]): Promise<void> {
  for (const value of values) {
    const call =
      id === 'requestContact'
        ? { json: { ...lead, [field]: value } }
        : { form: api.form({ ...api.fields(), [field]: value } as Fields), signedIn: true };
    const { status, body } = await api.call(id, call);
    ensure(status === 422, `${field} = ${shown(value)}: expected 422, got ${status}`);
    ensure(body.errors?.[field] !== undefined, `'errors' does not name ${field} for ${shown(value)}: ${shown(body)}`);
  }
}

/** Expects that a search finds exactly these articles. */
async function expectFound(api: Api, q: string, slugs: readonly string[]): Promise<void> {
  const found = (await api.list({ q })).map(({ slug }) => slug).toSorted();
  ensure(found.join() === slugs.toSorted().join(), `${shown(q)} finds ${shown(found)}, not ${shown(slugs)}`);
}

const articleChecks: readonly Check[] = [
  ...writing('createArticle', 'L0', {
    'the title and the slug are stored as they were sent, in every script': async (api) => {
      for (const title of TITLES) {
        const { id, fields } = await api.article({ title });
        await api.expectStored(id, fields);
      }
    },
  }),
  ...writing('createArticle', 'L1', {
    'a date of a year that no article has is refused with 422 that names it, and the first and the last day are stored':
      async (api) => {
        await expectRefused(api, 'createArticle', 'date', ['0026-11-26', '1899-12-31', '2200-01-01', '9999-12-31']);
        for (const date of ['1900-01-01', '2199-12-31']) {
          const { id, fields } = await api.article({ date });
          await api.expectStored(id, fields);
        }
      },
    'what only some languages read as a day or as JSON is refused with 422 that names the field': async (api) => {
      await expectRefused(api, 'createArticle', 'date', ['20260504', '2026-W19-1', '2026-5-4', '2026-05-04Z']);
      await expectRefused(api, 'createArticle', 'sections', ['[NaN]', '[1,]', "['a']", '[]//']);
    },
    'a title that is not one line is refused with 422 that names it': (api) =>
      expectRefused(api, 'createArticle', 'title', NOT_ONE_LINE),
    'a title that nobody can see is refused with 422 that names it': (api) =>
      expectRefused(api, 'createArticle', 'title', UNSEEN),
  }),
];

const contactChecks: readonly Check[] = writing('requestContact', 'L1', {
  'an email address with something around it is refused with 422 that names the field': (api) =>
    expectRefused(api, 'requestContact', 'email', NO_ADDRESS),
  'a name, phone number or company that is not one line, or that nobody can see, is refused with 422 that names it':
    async (api) => {
      for (const field of ['name', 'mobile', 'company']) {
        await expectRefused(api, 'requestContact', field, [...NOT_ONE_LINE, ...UNSEEN]);
      }
    },
});

const searchChecks: readonly Check[] = writing('listArticles', 'L2', {
  'a search finds a title however its characters are encoded, and ignores characters that nobody can see': async (
    api,
  ) => {
    const word = api.unique();
    const { slug } = (await api.article({ title: `Cafe\u0301 ﬁnance Do\u00adnau ${word}` })).fields;
    const other = (await api.article({ title: `Café noir ${word}` })).fields.slug;
    await expectFound(api, `café finance donau ${word}`, [slug]);
    await expectFound(api, `CAFE\u0301 FINANCE DONAU\u00a0${word}`, [slug]);
    await expectFound(api, `ca\u200bfe\u0301 no\u00adir ${word}`, [other]);
    await expectFound(api, `cafe noir ${word}`, []);
  },
  'every character of a search stands for itself': async (api) => {
    const word = api.unique();
    const titles = ['50% off', '50 cent off', 'a_b', 'axb', 'c:\\d', 'c:d', 'e*f', 'e-f'];
    const slugs: string[] = [];
    for (const title of titles) slugs.push((await api.article({ title: `${word} ${title}` })).fields.slug);
    for (const title of titles) await expectFound(api, `${word} ${title}`, [slugs[titles.indexOf(title)] ?? '']);
    for (const q of [`${word} %`, `${word} _`, `${word} 50%off`]) await expectFound(api, q, []);
  },
});

/** Checks text as people type and paste it. */
export const textChecks: readonly Check[] = [...articleChecks, ...contactChecks, ...searchChecks];
