import { OPTIONAL_TEXTS, TEXT_FIELDS, type TextField, textRules } from '../../../contract/article-texts';
import { type Check, writing } from '../../check';
import type { Fields } from '../../client/wire';

/** Fields that may hold any line of text. The slug and the date have their own patterns. */
const FREE = TEXT_FIELDS.filter((field) => field !== 'slug' && textRules[field].format === undefined);

/** A different letter for each field, so that swapped fields are noticed. */
const LETTERS = [...'éßøłñçğžåü'];
const letterOf = (field: TextField) => LETTERS[TEXT_FIELDS.indexOf(field) % LETTERS.length] ?? 'x';

const textsOf = (fields: readonly TextField[], text: (field: TextField) => string | undefined) =>
  Object.fromEntries(fields.map((field) => [field, text(field)] as const)) as Partial<Fields>;

const longest = textsOf(FREE, (field) => letterOf(field).repeat(textRules[field].maxLength ?? 1));
const spaced = textsOf(FREE, (field) => `  ${letterOf(field)} and spaces at both ends  `);

/** Checks every text in the table of an article's fields. A backend need not store optional texts. */
export const articleTextChecks: readonly Check[] = [
  ...writing('createArticle', 'L0', {
    'the longest texts, and texts with spaces at both ends, are stored as they were sent': async (api) => {
      for (const texts of [longest, spaced]) {
        const { id, fields } = await api.article(texts);
        await api.expectStored(id, fields);
      }
    },
  }),
  ...writing('updateArticle', 'L0', {
    'every text is replaced, and an optional one that is stored may also be empty or missing': async (api) => {
      const { id, fields } = await api.article();
      await api.expectStored(id, fields);
      const nothing = textsOf(OPTIONAL_TEXTS, () => undefined);
      const empty = textsOf(OPTIONAL_TEXTS, () => '');
      for (const texts of [longest, nothing, spaced, empty, {}]) {
        const changed = { ...fields, ...texts };
        await api.expect(200, 'updateArticle', { id, form: api.form(changed), signedIn: true });
        await api.expectStored(id, changed);
      }
    },
  }),
];
