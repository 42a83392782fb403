import { BODY_MAX_BYTES, IMAGE_MAX_BYTES, JSON_MAX_DEPTH } from '../../contract/generated/limits';
import { type Check, reading, writing } from '../check';
import { pngOfSize } from '../client/sample-images';
import { ensure, shown } from '../outcome';

/**
 * Writes a list with one entry, with deep nesting in a property that no schema declares.
 * @param depth the number of lists and objects around the innermost text.
 */
const nested = (depth: number) => {
  const inner = `${'['.repeat(depth - 2)}"x"${']'.repeat(depth - 2)}`;
  return `[{"title":"Deep","description":"Deep","link":"/","content":[],"unknown":${inner}}]`;
};

/** The contract does not say if the innermost text counts as a level, so both depths keep clear of the limit. */
const [STORED_DEPTH, REFUSED_DEPTH] = [JSON_MAX_DEPTH - 1, JSON_MAX_DEPTH + 1];

export const sizeChecks: readonly Check[] = [
  ...reading('requestContact', 'L1', {
    'a JSON body over 16 MB is refused with 413': async (api) => {
      const json = { name: 'Contract check (please ignore)', message: 'x'.repeat(BODY_MAX_BYTES) };
      await api.expect(413, 'requestContact', { json });
    },
  }),
  ...writing('createArticle', 'L1', {
    'a form over 16 MB is refused with 413 and nothing is stored': async (api) => {
      const fields = api.fields();
      const form = api.form({ ...fields, unknown: new File([new Uint8Array(BODY_MAX_BYTES)], 'large.bin') });
      await api.expect(413, 'createArticle', { form, signedIn: true });
      await api.expect(404, 'getArticleBySlug', { slug: fields.slug });
    },
    'an image of 5 MB is stored, also next to a current banner of 5 MB as a data URL': async (api) => {
      const image = new File([pngOfSize(IMAGE_MAX_BYTES)], 'banner.png', { type: 'image/png' });
      const bannerImage = `data:image/png;base64,${Buffer.from(pngOfSize(IMAGE_MAX_BYTES)).toString('base64')}`;
      const { id } = await api.article({ image, bannerImage });
      ensure(Boolean((await api.read(id)).bannerImage), 'the article has no banner');
    },
    [`lists nested deeper than ${JSON_MAX_DEPTH} levels are refused with 422 that names the field`]: async (api) => {
      const deep = nested(STORED_DEPTH);
      const { id, fields } = await api.article({ sections: deep, sidebarItems: deep });
      await api.expectStored(id, fields);
      for (const name of ['sections', 'sidebarItems'] as const) {
        const form = api.form(api.fields({ [name]: nested(REFUSED_DEPTH) }));
        const { body } = await api.expect(422, 'createArticle', { form, signedIn: true });
        ensure(body.errors?.[name] !== undefined, `'errors' does not name ${name}: ${shown(body)}`);
      }
    },
  }),
];
