import type { Article, ArticleDraft } from '~/api/article';
import { messages } from '~/content/messages';
import { draftOf, type EditorArticle, editorArticle } from '~/features/admin/editor/model/editor-article';
import { isEqual } from '~/features/admin/editor/model/equality';
import { randomId } from '~/lib/random-id';
import { slugProblem } from '~contract/slug';
import type { FieldErrors } from './save-article';
import type { SaveAttempt } from './saving-state';

/** Why an article cannot be saved as it is. The slug it was saved with before is always accepted. */
export function refusalOf(
  { title, slug, date }: EditorArticle,
  savedSlug: string | undefined,
): { message: string; fields: FieldErrors } | undefined {
  if ([title, slug, date].some((text) => text.trim() === '')) return { message: messages.editor.required, fields: {} };
  const problem = slug === savedSlug ? null : slugProblem(slug);
  return problem ? { message: problem, fields: { slug: problem } } : undefined;
}

/** The next attempt. Saving the same article again repeats the idempotency key of `last`. */
export function attemptOf(article: EditorArticle, last: SaveAttempt | undefined): SaveAttempt {
  const isRepeat = last && last.article.picture === article.picture && isEqual(draftOf(last.article), draftOf(article));
  return { article, key: isRepeat ? last.key : randomId() };
}

/** The merged article for the form. The chosen picture stays, unless the user picked the other banner. */
export function mergedArticle(merged: ArticleDraft, theirs: Article, mine: EditorArticle): EditorArticle {
  const isTheirBanner = merged.bannerImage === theirs.bannerImage && merged.bannerImage !== draftOf(mine).bannerImage;
  return editorArticle(merged, isTheirBanner ? undefined : mine.picture);
}
