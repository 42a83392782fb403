import { type ArticleDraft, sentTexts } from '~/api/articles/article';
import { inForm } from '~/api/multipart';
import { adminMessages } from '~/content/admin-messages';
import { type EditorArticle, editorArticle, isSameArticle } from '~/features/admin/editor/model/editor-article';
import { randomId } from '~/lib/random-id';
import { type ArticleTexts, REQUIRED_TEXTS, TEXT_FIELDS } from '~contract/article-texts';
import { isBlank } from '~contract/text';
import { requestProblems } from '~contract/validation/request-problems';
import type { FieldErrors } from './save-outcome';
import type { SaveAttempt } from './saving-state';

/** Returns why an article cannot be saved as it is. A text that the server already has is always accepted. */
export function refusalOf(
  article: EditorArticle,
  saved: Partial<ArticleTexts>,
): { message: string; fields: FieldErrors } | undefined {
  if (REQUIRED_TEXTS.some((name) => isBlank(article[name])))
    return { message: adminMessages.editor.required, fields: {} };
  const sent = sentTexts(article);
  const body = Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, inForm(text)]));
  const problems = requestProblems('createArticle', { body }) ?? {};
  const wrong = TEXT_FIELDS.filter((name) => problems[name] !== undefined && article[name] !== saved[name]);
  const fields: FieldErrors = Object.fromEntries(wrong.map((name) => [name, problems[name]]));
  const message = Object.values(fields)[0];
  return message === undefined ? undefined : { message, fields };
}

/** The next attempt. Saving the same article again repeats the idempotency key of `last`. */
export function attemptOf(article: EditorArticle, last: SaveAttempt | undefined): SaveAttempt {
  return { article, key: last && isSameArticle(last.article, article) ? last.key : randomId() };
}

type Banner = Pick<EditorArticle, 'bannerImage'>;

/**
 * The article in the form after `comparedDraft` and `theirs` were merged. The chosen picture stays, unless the user
 * picked the other banner.
 */
export function mergedArticle(
  merged: ArticleDraft,
  theirs: Banner,
  { picture, bannerImage }: Banner & Pick<EditorArticle, 'picture'>,
): EditorArticle {
  if (!picture || merged.bannerImage === theirs.bannerImage) return editorArticle(merged);
  return editorArticle({ ...merged, bannerImage }, picture);
}
