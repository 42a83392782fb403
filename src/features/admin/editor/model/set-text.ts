import type { TextField } from '~contract/article-texts';
import type { EditorState } from './editor-actions';
import type { EditorArticle } from './editor-article';
import { step, typed } from './editor-history';
import { slugAfterTitle } from './slug-rules';

type Banner = Pick<EditorArticle, 'bannerImage' | 'picture'>;

const hasBanner =
  ({ picture, bannerImage }: Banner) =>
  (article: EditorArticle) =>
    article.picture === picture && article.bannerImage === bannerImage;

/**
 * Changes the banner. The alternative text described only the old banner, so the form offers it again instead of
 * keeping it.
 */
export function setBanner(state: EditorState, banner: Banner): EditorState {
  const { bannerAlt, formerAlt, ...others } = state.present;
  const known = state.past.findLast(hasBanner(banner))?.bannerAlt;
  const next = { ...others, ...banner, formerAlt: bannerAlt || formerAlt };
  return step(state, known === undefined ? next : { ...next, bannerAlt: known });
}

/** Finds the text from before the choice that no text is needed, for when the user takes back that choice. */
const textBeforeChoice = ({ past, present }: EditorState, field: TextField) =>
  past.findLast((article) => article[field] !== '' && hasBanner(present)(article))?.[field];

/** Changes a text. A new title also changes the slug. */
export function setText(state: EditorState, field: TextField, newText: string | undefined): EditorState {
  const { present } = state;
  const before = present[field];
  const text = before === '' ? (newText ?? textBeforeChoice(state, field)) : newText;
  const after = text ?? '';
  if (before === text) return state;
  const next: EditorArticle = {
    ...present,
    [field]: text,
    ...(field === 'title' && slugAfterTitle(present, after, state.savedSlug)),
    ...(field === 'slug' && { replacedSlug: undefined }),
  };
  // Replacing no text with an empty text is a choice, not typing.
  return (before ?? '') === after ? step(state, next) : typed(state, field, before ?? '', after, next);
}
