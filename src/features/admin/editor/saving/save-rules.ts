import { type ArticleDraft, sentTexts } from '~/api/articles/article';
import { inForm } from '~/api/multipart';
import { adminMessages } from '~/content/admin-messages';
import { type EditorArticle, editorArticle, isSameArticle } from '~/features/admin/editor/model/editor-article';
import { adminWords } from '~/features/admin/words';
import { randomId } from '~/lib/random-id';
import { lengthProblem } from '~/ui/form/text-limit';
import { type ArticleTexts, REQUIRED_TEXTS, TEXT_FIELDS, type TextField, textRules } from '~contract/article-texts';
import { isBlank } from '~contract/text';
import { requestProblems } from '~contract/validation/request-problems';
import type { FieldErrors } from './save-outcome';
import type { SaveAttempt } from './saving-state';

const { texts } = adminWords.editor;

/** The limit of a text in characters. A text that the server already has has none. */
export function limitOf(field: TextField, text = '', saved: Partial<ArticleTexts> = {}): number | undefined {
  const { maxLength } = textRules[field];
  return maxLength !== undefined && text.length > maxLength && text === saved[field] ? undefined : maxLength;
}

export interface Refusal {
  readonly message: string;
  readonly fields: FieldErrors;
  /** The first text to change. */
  readonly field: TextField;
}

/**
 * Returns why an article cannot be saved as it is. A text that the server already has is always accepted. A text that is
 * too long has no message in `fields`, because its field shows how much is too much while the user shortens it.
 */
export function refusalOf(article: EditorArticle, saved: Partial<ArticleTexts>): Refusal | undefined {
  const missing = REQUIRED_TEXTS.find((name) => isBlank(article[name]));
  if (missing) return { message: adminMessages.editor.required, fields: {}, field: missing };
  const sent = sentTexts(article);
  const body = Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, inForm(text)]));
  const problems = requestProblems('createArticle', { body }) ?? {};
  const wrong = TEXT_FIELDS.filter((name) => problems[name] !== undefined && article[name] !== saved[name]);
  const tooLong = (name: TextField) => lengthProblem(sent[name] ?? '', textRules[name].maxLength ?? Infinity);
  const [field] = wrong;
  if (field === undefined) return undefined;
  const excess = tooLong(field);
  return {
    message: excess ? `${texts[field]}: ${excess}` : (problems[field] ?? ''),
    fields: Object.fromEntries(wrong.filter((name) => !tooLong(name)).map((name) => [name, problems[name]])),
    field,
  };
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
