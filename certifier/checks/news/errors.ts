import { TITLE_MAX_LENGTH } from '../../../contract/generated/limits';
import { type Check, writing } from '../../check';
import { ensureNewTag, ensureRefused, tagOf } from '../../client/entity-tags';
import { ensure, shown } from '../../outcome';

const UNKNOWN = 'there-is-no-such-article-4f1c';
/** One code point, two UTF-16 units, four bytes. */
const TRUCK = '🚚';

export const newsErrorChecks: readonly Check[] = [
  ...writing('updateArticle', 'L1', {
    'of several errors, 401 comes before all others, and 412 before 409': async (api) => {
      const [one, other] = [await api.article(), await api.article()];
      const mine = { ...one.fields, title: 'Mine' };
      const saved = await api.expect(200, 'updateArticle', { id: one.id, form: api.form(mine), signedIn: true });
      ensureNewTag(tagOf(one.response), tagOf(saved));
      const taken = () => api.form({ ...one.fields, slug: other.fields.slug });
      const invalid = () => api.form({ ...one.fields, slug: other.fields.slug, title: '' });
      const call = { id: one.id, headers: { 'If-Match': tagOf(one.response) }, signedIn: true };
      await api.expect(401, 'updateArticle', { ...call, id: UNKNOWN, json: {}, signedIn: false });
      await api.expect(401, 'updateArticle', { ...call, form: invalid(), signedIn: false });
      await api.expect(401, 'createArticle', { json: {} });
      await api.expect(401, 'createArticle', { form: api.form({ title: '' }) });
      await api.expect(401, 'deleteArticle', { id: UNKNOWN });
      const outdated = await api.call('updateArticle', { ...call, form: api.form(one.fields) });
      ensureRefused(outdated.status !== 200);
      await api.expect(412, 'updateArticle', { ...call, form: taken() });
      await api.expectStored(one.id, mine);
    },
  }),
  ...writing('createArticle', 'L1', {
    'lengths count code points: an emoji is one character': async (api) => {
      const { id, fields } = await api.article({ title: TRUCK.repeat(TITLE_MAX_LENGTH) });
      await api.expectStored(id, fields);
      const form = api.form(api.fields({ title: TRUCK.repeat(TITLE_MAX_LENGTH + 1) }));
      const { body } = await api.expect(422, 'createArticle', { form, signedIn: true });
      ensure(body.errors?.title !== undefined, `'errors' does not name title: ${shown(body)}`);
    },
  }),
];
