import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkArticle } from '~/features/admin/editor/model/article-checks';
import { editorArticle } from '~/features/admin/editor/model/editor-article';
import { slugify } from '~/lib/slugify';
import { slugProblem } from '~contract/slug';
import { readFields } from '~mocks/backend/article-form';
import { bodySchema, fits } from '../../certifier/document';

const RUNS = 5000;

const schema = bodySchema('createArticle').properties?.slug ?? {};
const inContract = (slug: string) => fits(schema, slug);

const draft = (title: string, slug: string) => ({
  title,
  slug,
  date: '2026-11-22',
  bannerImage: '',
  sections: [],
  sidebarItems: [],
});

/** Whether the editor's checklist rejects the slug before anything is sent. */
const editorRefuses = (slug: string) =>
  checkArticle(editorArticle(draft('A title', slug)), { others: [], id: undefined, savedSlug: undefined }).some(
    ({ id, level }) => (id === 'slug' || id === 'required') && level === 'danger',
  );

/** Whether the mock backends, which both use this function, reject the slug. */
const backendRefuses = (slug: string) => {
  const { refusal } = readFields({ ...draft('A title', slug), sections: '[]', sidebarItems: '[]' }, '');
  return refusal?.body.errors?.slug !== undefined;
};

const slugs = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 140 }).map(slugify),
  fc.stringMatching(/^[a-z0-9_-]{0,130}$/),
  fc.constantFrom('admin', 'sample', 'snake_case-api-launch', 'x'.repeat(120), 'x'.repeat(121)),
  fc.string(),
);

it('the editor, the mock backends and the contract agree on every slug', () => {
  fc.assert(
    fc.property(slugs, (slug) => {
      const isRefused = slugProblem(slug) !== null;
      expect([editorRefuses(slug), backendRefuses(slug), !inContract(slug)], slug).toEqual(Array(3).fill(isRefused));
    }),
    { numRuns: RUNS },
  );
});

it('the slug of a title is rejected only if it is empty, too long or reserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugify(title);
      const isOdd = slug === '' || slug.length > 120 || slug === 'admin' || slug === 'sample';
      expect(slugProblem(slug) !== null, slug).toBe(isOdd);
    }),
    { numRuns: RUNS },
  );
  expect(slugProblem(slugify('snake_case API launch'))).toBeNull();
});
