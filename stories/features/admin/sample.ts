import { decodeArticleList, type SavedArticle } from '~/api/articles/article';
import { announcement, sampleArticle } from '~/content/articles';
import type { FixedArticle } from '~/content/model';
import { editorArticle } from '~/features/admin/editor/model/editor-article';
import { articles, type SampleArticle } from '~mocks/models';

const from = ({ title, date, sections }: FixedArticle): Partial<SampleArticle> => ({
  title,
  date,
  bannerImage: '/art/article-default.svg',
  sections: sections.map(({ cta, ...section }) => ({
    ...section,
    ...(cta && { cta: { text: cta.text, link: cta.href } }),
  })),
  sidebarItems: [{ title: 'Insurance technology', description: 'What we build', link: '/industries/insurance' }],
});
const [one, other] = [from(announcement), from(sampleArticle)];

/** Twelve articles, because that is more than one page of the dashboard. */
const sent = await articles.createAll([
  { ...one, slug: announcement.slug },
  other,
  { ...one, bannerImage: '/art/does-not-exist.svg' },
  { ...other, bannerImage: null },
  ...Array.from({ length: 8 }, (_, i) => (i % 2 ? other : one)),
]);
const long = await articles.create({
  ...one,
  title: 'An unusually long title that goes on and on '.repeat(4),
  slug: Array(9).fill('a-long-slug').join('-'),
});
const [longest, ...others] = decodeArticleList([long, ...sent]).articles;
const [first, second] = others;
if (!longest || !first || !second) throw new Error('There are no sample articles.');

export const manyArticles = others;
export const longArticle = longest;
export const article = first;
export const otherArticle = second;

export const draft = article;
export const form = editorArticle(draft);

/** An imported article whose sections the editor cannot read. */
export const unreadableArticle: SavedArticle = {
  ...article,
  sections: [],
  unreadable: { sections: '[{"type":"table","rows":[["Stop","Owner"],["Intake","Claims desk"]]}]' },
};
