import type { SavedArticle } from '~/api/articles/article';
import { fetchArticle, saveArticle } from '~/api/articles/news';
import { editorArticle } from '~/features/admin/editor/model/editor-article';
import { randomId } from '~/lib/random-id';
import { saveOnce } from './save-article';
import { type SaveOutcome, serverStateOf } from './save-outcome';
import { tellSaved } from './use-other-tabs';

/** Changes an article that is not in the editor. Rejects if it cannot be read. */
export type SaveOther = (
  id: string,
  /** Makes the next article from the present one, or returns undefined if there is nothing to change. */
  change: (article: SavedArticle) => SavedArticle | undefined,
) => Promise<SaveOutcome | undefined>;

/** Reads an article and saves a change of it, with the checks of every save. */
export const saveOther: SaveOther = async (id, change) => {
  const { article, version } = await fetchArticle(id);
  const next = article && change(article);
  if (!article || !next) return undefined;
  const outcome = await saveOnce(editorArticle(next), serverStateOf(article, version), randomId(), {
    save: saveArticle,
    byId: fetchArticle,
    // Only for new articles.
    bySlug: () => Promise.resolve(null),
  });
  if (outcome.type === 'saved') tellSaved(id);
  return outcome;
};
