import type { Article, ArticleDraft } from '~/api/article';
import { ApiError, serverMessage } from '~/api/errors';
import type { SaveArticle } from '~/api/news';
import { messages } from '~/content/messages';
import { adminScreen } from '~/content/screens/admin';
import { draftOf, draftOfArticle, type EditorArticle } from '~/features/admin/editor/model/editor-article';
import { isEqual } from '~/features/admin/editor/model/equality';
import { uploadName } from '~/features/admin/editor/picture/picture';

/** Errors of a save, by the field they belong to. */
export type FieldErrors = Readonly<Partial<Record<'title' | 'slug' | 'date' | 'image', string>>>;

interface Versioned {
  readonly article: Article | undefined;
  readonly version: string | undefined;
}

/** The calls a save may need; all of them end when `signal` is aborted. */
export interface SavingCalls {
  readonly signal?: AbortSignal;
  readonly save: (what: SaveArticle) => Promise<Versioned>;
  readonly byId: (id: string) => Promise<Versioned>;
  readonly bySlug: (slug: string) => Promise<Article | null>;
}

/** What is known of the stored article. */
export interface Known {
  readonly id: string | undefined;
  readonly version: string | undefined;
  /** Content the backend holds, as far as we know. */
  readonly server: ArticleDraft | undefined;
  /** A save that was sent and never answered: it may have arrived. */
  readonly unanswered: EditorArticle | undefined;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly known: Known; readonly stored: Article | undefined }
  | { readonly kind: 'conflict'; readonly theirs: Article; readonly version: string | undefined }
  | { readonly kind: 'gone' }
  | { readonly kind: 'canceled'; readonly known: Known }
  | { readonly kind: 'signIn'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly fields: FieldErrors; readonly known: Known };

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Whether the backend holds what was sent; the address of a new picture cannot be known before. */
function holds(stored: Article, sent: EditorArticle) {
  const [held, wanted] = [draftOfArticle(stored), draftOf(sent)];
  return isEqual(sent.picture ? { ...held, bannerImage: wanted.bannerImage } : held, wanted);
}

const after = (stored: Article, version: string | undefined): Known => ({
  id: stored.id,
  version,
  server: draftOfArticle(stored),
  unanswered: undefined,
});

async function find(known: Known, sent: EditorArticle, calls: SavingCalls): Promise<Versioned | undefined> {
  try {
    if (known.id !== undefined) return await calls.byId(known.id);
    const article = await calls.bySlug(sent.slug);
    return article ? await calls.byId(article.id) : undefined;
  } catch (error) {
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Looks whether a save without an answer arrived after all: then it is no conflict, and nothing is created twice. */
async function settle(known: Known, calls: SavingCalls): Promise<{ known: Known; stored?: Article }> {
  if (!known.unanswered) return { known };
  const found = await find(known, known.unanswered, calls);
  if (!found?.article || !holds(found.article, known.unanswered)) return { known };
  return { known: after(found.article, found.version), stored: found.article };
}

/** The stored article where somebody else changed it; undefined where nothing speaks against saving. */
async function changedElsewhere(known: Known, calls: SavingCalls): Promise<Versioned | 'gone' | undefined> {
  if (known.id === undefined || known.version !== undefined || !known.server) return undefined;
  try {
    const found = await calls.byId(known.id);
    return found.article && !isEqual(draftOfArticle(found.article), known.server) ? found : undefined;
  } catch (error) {
    // A backend without this call, or none in reach: the save itself will tell.
    return isStatus(error, 404) ? 'gone' : undefined;
  }
}

function failed(error: unknown, known: Known): SaveOutcome {
  const message = serverMessage(error) ?? messages.editor.saveFailed;
  if (isStatus(error, 401)) return { kind: 'signIn', message };
  if (isStatus(error, 404) && known.id !== undefined) return { kind: 'gone' };
  const { title, slug, date, image } = error instanceof ApiError ? error.fields : {};
  const isTaken = isStatus(error, 409);
  const fields = {
    ...(title && { title }),
    ...((slug || isTaken) && { slug: slug ?? serverMessage(error) ?? adminScreen.saving.slugTaken }),
    ...(date && { date }),
    ...(image && { image }),
  };
  return { kind: 'failed', message, fields, known };
}

/** An answer with a status of 200 and nothing in it: believed only when the backend then holds the article. */
async function confirm(sent: EditorArticle, known: Known, version: string | undefined, calls: SavingCalls) {
  let found: Versioned | undefined;
  try {
    found = await find(known, sent, calls);
  } catch (error) {
    console.info('The saved article could not be read back.', error);
    return { kind: 'saved', known: { ...known, version, server: undefined }, stored: undefined } as const;
  }
  const isOld = found?.article && known.server && isEqual(draftOfArticle(found.article), known.server);
  if (!found?.article || (isOld && !holds(found.article, sent))) throw new ApiError('PARSING_ERROR', '');
  return { kind: 'saved', known: after(found.article, found.version), stored: found.article } as const;
}

/**
 * Saves an article once, and finds out about everything that may have happened meanwhile. Nothing is thrown. `key` is
 * the same for every repetition of one save.
 */
export async function saveOnce(
  article: EditorArticle,
  before: Known,
  key: string,
  calls: SavingCalls,
): Promise<SaveOutcome> {
  let known = before;
  try {
    const settled = await settle(known, calls);
    known = settled.known;
    if (settled.stored && holds(settled.stored, article) && article.picture === before.unanswered?.picture) {
      return { kind: 'saved', known, stored: settled.stored };
    }
    const other = await changedElsewhere(known, calls);
    if (other === 'gone') return { kind: 'gone' };
    if (other?.article && !holds(other.article, article)) {
      return { kind: 'conflict', theirs: other.article, version: other.version };
    }
    return await send(article, known, key, calls);
  } catch (error) {
    // What was cancelled may have arrived; the next save looks, as after a lost answer.
    if (calls.signal?.aborted) return { kind: 'canceled', known: { ...known, unanswered: article } };
    const isUnanswered = error instanceof ApiError && typeof error.status === 'string';
    return failed(error, isUnanswered ? { ...known, unanswered: article } : known);
  }
}

async function send(article: EditorArticle, known: Known, key: string, calls: SavingCalls): Promise<SaveOutcome> {
  const { id, version } = known;
  try {
    const answer = await calls.save({
      draft: draftOf(article),
      key,
      ...(id !== undefined && { id }),
      ...(version !== undefined && { version }),
      ...(article.picture && { image: new File([article.picture.blob], uploadName(article.picture)) }),
    });
    if (!answer.article) return await confirm(article, known, answer.version, calls);
    return { kind: 'saved', known: after(answer.article, answer.version), stored: answer.article };
  } catch (error) {
    if (!isStatus(error, 412) || id === undefined) throw error;
    const { article: theirs, version: newer } = await calls.byId(id);
    if (!theirs) throw error;
    if (!article.picture && holds(theirs, article))
      return { kind: 'saved', known: after(theirs, newer), stored: theirs };
    const isSame = known.server && isEqual(draftOfArticle(theirs), known.server);
    // The version changed but not the content: nobody's words are in danger.
    if (isSame && newer !== version) return send(article, { ...known, version: newer }, key, calls);
    return { kind: 'conflict', theirs, version: newer };
  }
}
