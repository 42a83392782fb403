import { TEXT_FIELDS, type TextField, textRules } from '../../../contract/article-texts';
import { IMAGE_MAX_BYTES, SLUG_RESERVED } from '../../../contract/generated/limits';
import { type Check, reading, writing } from '../../check';
import { pngOfSize, svg } from '../../client/sample-images';
import { type Fields, REQUIRED_FIELDS } from '../../client/wire';
import { ensure, shown } from '../../outcome';

/** Returns values that break the rules of a text: too long, and for a required text also empty or blank. */
function wrongTexts(field: TextField): readonly (readonly [TextField, string])[] {
  const { isRequired, maxLength } = textRules[field];
  const missing = isRequired ? ['', '   '] : [];
  const long = maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)];
  return [...missing, ...long].map((value) => [field, value]);
}

/** Values that must be refused with 422, each with its field. */
const wrong: readonly (readonly [keyof Fields, string])[] = [
  ...TEXT_FIELDS.flatMap(wrongTexts),
  ['slug', 'Upper-Case'],
  ['slug', 'with space'],
  ['slug', 'double--hyphen'],
  ['slug', '-edge'],
  ['slug', 'dots.and/slashes'],
  ...SLUG_RESERVED.map((slug) => ['slug', slug] as const),
  ['date', '2026-02-30'],
  ['date', '04.05.2026'],
  ['sections', ''],
  ['sections', 'not json'],
  ['sections', '{"title":"no list"}'],
  ['sidebarItems', 'null'],
  ['bannerImage', 'javascript:alert(1)'],
];

const file = (content: BlobPart, name: string, type: string) => new File([content], name, { type });

const refused: readonly (readonly [string, number, () => File])[] = [
  ['an SVG', 415, () => file(svg, 'banner.svg', 'image/svg+xml')],
  ['an SVG that calls itself a PNG', 415, () => file(svg, 'banner.png', 'image/png')],
  ['text that calls itself a JPEG', 415, () => file('hello', 'banner.jpg', 'image/jpeg')],
  ['an HTML page', 415, () => file('<!doctype html><script>1</script>', 'banner.gif', 'image/gif')],
  ['a PNG that is too large', 413, () => file(pngOfSize(IMAGE_MAX_BYTES + 1), 'banner.png', 'image/png')],
];

export const newsRuleChecks: readonly Check[] = [
  ...writing('createArticle', 'L1', {
    'each invalid field is refused with 422 that names it, and nothing is stored': async (api) => {
      const before = (await api.list()).length;
      for (const [field, value] of wrong) {
        const form = api.form(api.fields({ [field]: value }));
        const { body } = await api.expect(422, 'createArticle', { form, signedIn: true }).catch((error: Error) => {
          error.message = `${field} = ${shown(value)}: ${error.message}`;
          throw error;
        });
        ensure(
          body.errors?.[field] !== undefined,
          `'errors' does not name ${field} for ${shown(value)}: ${shown(body)}`,
        );
      }
      ensure((await api.list()).length === before, 'the list has grown');
    },
  }),
  ...reading('createArticle', 'L1', {
    'an empty form is refused with 422 that names every field': async (api) => {
      const { body } = await api.expect(422, 'createArticle', { form: api.form({ image: '' }), signedIn: true });
      for (const field of REQUIRED_FIELDS) {
        ensure(body.errors?.[field] !== undefined, `'errors' does not name ${field}: ${shown(body)}`);
      }
    },
  }),
  ...writing('updateArticle', 'L1', {
    'an invalid field is refused with 422 and the article does not change': async (api) => {
      const { id, fields } = await api.article();
      for (const change of [{ title: '' }, { slug: SLUG_RESERVED[0] }, { date: 'soon' }, { sections: '{}' }]) {
        await api.expect(422, 'updateArticle', {
          id,
          form: api.form({ ...fields, ...change } as Fields),
          signedIn: true,
        });
      }
      await api.expectStored(id, fields);
    },
  }),
  ...reading('createArticle', 'L1', {
    'a body that is not a form is refused with 415': async (api) => {
      await api.expect(415, 'createArticle', { json: api.fields(), signedIn: true });
    },
  }),
  ...writing('createArticle', 'L1', {
    'a file that is not an accepted image by its content, or is too large, is refused and nothing is stored': async (
      api,
    ) => {
      for (const [what, status, image] of refused) {
        const fields = api.fields({ image: image() });
        const response = await api.call('createArticle', { form: api.form(fields), signedIn: true });
        ensure(response.status === status, `${what}: expected ${status}, got ${response.status}`);
        await api.expect(404, 'getArticleBySlug', { slug: fields.slug });
      }
    },
  }),
];
