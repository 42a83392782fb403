import { hash } from '../hash';
import { EMPTY_STATE, type State, type StoredArticle } from '../state';
import { seedArticles } from './articles';

/** The initial state: the sample articles. The oldest one has the lowest id. */
export function seedState(): State {
  const articles = seedArticles.toReversed().map((article, index): StoredArticle => {
    const content = {
      id: index + 1,
      title: article.title,
      slug: article.slug,
      date: article.date,
      bannerImage: article.bannerImage,
      sections: JSON.stringify(article.sections),
      sidebarItems: JSON.stringify(article.sidebarItems),
    };
    return { ...content, etag: `"0-${hash(JSON.stringify(content))}"` };
  });
  return { ...EMPTY_STATE, counter: articles.length, articles };
}
