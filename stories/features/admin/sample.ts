import type { Article } from '~/api/articles/article';
import { announcement, sampleArticle } from '~/content/articles';
import type { FixedArticle } from '~/content/model';
import { draftOfArticle, editorArticle } from '~/features/admin/editor/model/editor-article';

const from = (fixed: FixedArticle, id: string): Article => ({
  id,
  title: fixed.title,
  slug: fixed.slug,
  date: fixed.date,
  bannerImage: '/art/article-default.svg',
  sections: fixed.sections.map(({ cta, ...section }) => ({
    ...section,
    ...(cta && { cta: { text: cta.text, link: cta.href } }),
  })),
  sidebarItems: [{ title: 'Insurance technology', description: 'What we build', link: '/industries/insurance' }],
  unreadable: {},
});

export const article = from(announcement, '1');
export const otherArticle = from(sampleArticle, '2');

/** Twelve articles, which is more than one page of the dashboard. */
export const manyArticles = Array.from({ length: 12 }, (_, i) => ({
  ...(i % 2 ? otherArticle : article),
  id: String(i + 1),
  slug: `article-${i + 1}`,
  bannerImage: i === 2 ? '/art/does-not-exist.svg' : i === 3 ? '' : '/art/article-default.svg',
}));

export const draft = draftOfArticle(article);
export const form = editorArticle(draft);

/** An article from an import, whose sections the editor cannot read. */
export const unreadableArticle: Article = {
  ...article,
  sections: [],
  unreadable: { sections: '[{"type":"table","rows":[["Stop","Owner"],["Intake","Claims desk"]]}]' },
};
