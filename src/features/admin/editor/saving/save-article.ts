import type { ArticleDraft, SavedArticle } from '~/api/articles/article';
import type { SaveArticle } from '~/api/articles/news';
import { storesText } from '~/api/articles/stored-texts';
import { ApiError, isMissing, isUnauthorized, serverMessage } from '~/api/errors';
import { adminMessages } from '~/content/admin-messages';
import {
  draftOf,
  type EditorArticle,
  hasSameContent,
  isSameArticle,
} from '~/features/admin/editor/model/editor-article';
import { uploadName } from '~/features/admin/editor/picture/picture';
import { adminWords } from '~/features/admin/words';
import { type ArticleTexts, type TextField, textsWith } from '~contract/article-texts';
import { SAVE_FIELDS, type SaveOutcome, type ServerState, serverStateOf } from './save-outcome';

/**
 * Saves an article in three steps. Each of them can end the save with an outcome.
 *
 * ```
 * saveOnce                                                                       outcome
 * 1. checkUnconfirmed   only after a save that is unconfirmed: has it arrived?
 *                         yes, and the article has not changed since             saved
 * 2. findChange         only for a backend without versions: reads the article
 *                         it was deleted                                         gone
 *                         someone else changed it                                conflict
 * 3. requestSave        creates or updates the article, with `If-Match`
 *                         the response has the article                           saved
 *                         the response is empty: reads the article               saved or failed
 *                         412: reads the article. Its content is
 *                           the content of this save                             saved
 *                           the content that the user started from               step 3 once more, with its version
 *                           another content                                      conflict
 *                         401                                                    signIn
 *                         404 of an update                                       gone
 *                         other errors, with messages by field                   failed
 *                         no response                                            failed, and unconfirmed
 * The user cancels it                                                            canceled, and unconfirmed
 * ```
 */

interface Versioned {
  readonly article: SavedArticle | undefined;
  readonly version: string | undefined;
}

/** The requests a save may need. Aborting `signal` ends all of them. */
export interface SaveRequests {
  readonly signal?: AbortSignal;
  readonly save: (request: SaveArticle) => Promise<Versioned>;
  readonly byId: (id: string) => Promise<Versioned>;
  readonly bySlug: (slug: string) => Promise<SavedArticle | null>;
}

const savedAs = (saved: SavedArticle, version: string | undefined): SaveOutcome => ({
  type: 'saved',
  server: serverStateOf(saved, version),
  saved,
});

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Leaves out the texts that the backend does not store. The first response with a new article may be what shows that. */
function storedPart(draft: ArticleDraft, saved: ArticleTexts, isNew: boolean): ArticleDraft {
  const isLacking = (field: TextField) => saved[field] === undefined && (storesText(field) ?? !isNew) === false;
  const { bannerImage, sections, sidebarItems, unreadable } = draft;
  const texts = textsWith((field) => (isLacking(field) ? undefined : draft[field]));
  return { ...texts, bannerImage, sections, sidebarItems, ...(unreadable && { unreadable }) };
}

/** True if the server has the content of `article`. The address of a new picture is not known before the save. */
function hasContent(saved: SavedArticle, article: EditorArticle, isNew = false) {
  const expected = storedPart(draftOf(article), saved, isNew);
  return hasSameContent(article.picture ? { ...saved, bannerImage: expected.bannerImage } : saved, expected);
}

async function fetchSaved(
  server: ServerState,
  article: EditorArticle,
  requests: SaveRequests,
): Promise<Versioned | undefined> {
  try {
    if (server.id !== undefined) return await requests.byId(server.id);
    const found = await requests.bySlug(article.slug);
    return found ? await requests.byId(found.id) : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Checks whether an unconfirmed save reached the server. If so, there is no conflict, and nothing is created twice. */
async function checkUnconfirmed(
  server: ServerState,
  requests: SaveRequests,
): Promise<{ server: ServerState; saved?: SavedArticle }> {
  if (!server.unconfirmed) return { server };
  const found = await fetchSaved(server, server.unconfirmed, requests);
  if (!found?.article || !hasContent(found.article, server.unconfirmed, server.id === undefined)) return { server };
  return { server: serverStateOf(found.article, found.version), saved: found.article };
}

/** Returns the article on the server if someone else changed it. Only backends without versions need this. */
async function findChange(server: ServerState, requests: SaveRequests): Promise<Versioned | 'gone' | undefined> {
  if (server.id === undefined || server.version !== undefined || !server.content) return undefined;
  try {
    const found = await requests.byId(server.id);
    return found.article && !hasSameContent(found.article, server.content) ? found : undefined;
  } catch (error) {
    // The backend lacks this operation or cannot be reached. The save itself will show that.
    return isMissing(error) ? 'gone' : undefined;
  }
}

function failure(error: unknown, server: ServerState): SaveOutcome {
  const message = serverMessage(error) ?? adminMessages.editor.saveFailed;
  if (isUnauthorized(error)) return { type: 'signIn', message };
  if (isMissing(error) && server.id !== undefined) return { type: 'gone' };
  const errors = error instanceof ApiError ? error.fields : {};
  const isTaken = isStatus(error, 409) && !errors.slug;
  const fields = {
    ...Object.fromEntries(SAVE_FIELDS.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : []))),
    ...(isTaken && { slug: serverMessage(error) ?? adminWords.saving.slugTaken }),
  };
  return { type: 'failed', message, fields, server };
}

/** Handles an empty response with status 200: the save counts only if the server then has the article. */
async function confirmSave(article: EditorArticle, server: ServerState, requests: SaveRequests) {
  const found = await fetchSaved(server, article, requests).catch((error: unknown) => {
    console.info('The saved article could not be read back.', error);
    return undefined;
  });
  const isOld = found?.article && server.content && hasSameContent(found.article, server.content);
  if (!found?.article || (isOld && !hasContent(found.article, article, server.id === undefined)))
    throw new ApiError('PARSING_ERROR', '');
  return savedAs(found.article, found.version);
}

async function saveOrCompare(
  article: EditorArticle,
  server: ServerState,
  key: string,
  requests: SaveRequests,
): Promise<SaveOutcome> {
  const { id, version } = server;
  try {
    const response = await requests.save({
      draft: draftOf(article),
      key,
      ...(id !== undefined && { id }),
      ...(version !== undefined && { version }),
      ...(article.picture && { image: new File([article.picture.blob], uploadName(article.picture)) }),
    });
    if (!response.article) return await confirmSave(article, server, requests);
    return savedAs(response.article, response.version);
  } catch (error) {
    if (!isStatus(error, 412) || id === undefined) throw error;
    const { article: theirs, version: newer } = await requests.byId(id);
    if (!theirs) throw error;
    if (!article.picture && hasContent(theirs, article)) return savedAs(theirs, newer);
    const message = serverMessage(error);
    return { type: 'conflict', theirs, version: newer, ...(message && { message }) };
  }
}

/**
 * Saves the article. If only the version on the server has changed, but not the content, it saves once more with the
 * new version, because nothing can get lost. A second refusal is a fault of the server or a proxy: a dialog could only
 * offer the same save again.
 */
async function requestSave(
  article: EditorArticle,
  server: ServerState,
  key: string,
  requests: SaveRequests,
): Promise<SaveOutcome> {
  const isFalseConflict = (outcome: SaveOutcome) =>
    outcome.type === 'conflict' && server.content && hasSameContent(outcome.theirs, server.content);
  const first = await saveOrCompare(article, server, key, requests);
  if (first.type !== 'conflict' || !isFalseConflict(first)) return first;
  const fresh = { ...server, version: first.version };
  const second = await saveOrCompare(article, fresh, key, requests);
  if (!isFalseConflict(second)) return second;
  return { type: 'failed', message: adminWords.saving.versionRefused, fields: {}, server: fresh };
}

/**
 * Saves an article and resolves with the outcome. It never rejects. `key` is the idempotency key, which must be the same
 * when a save is repeated.
 */
export async function saveOnce(
  article: EditorArticle,
  before: ServerState,
  key: string,
  requests: SaveRequests,
): Promise<SaveOutcome> {
  let server = before;
  try {
    const checked = await checkUnconfirmed(server, requests);
    server = checked.server;
    if (checked.saved && before.unconfirmed && isSameArticle(article, before.unconfirmed)) {
      return { type: 'saved', server, saved: checked.saved };
    }
    const change = await findChange(server, requests);
    if (change === 'gone') return { type: 'gone' };
    if (change?.article && !hasContent(change.article, article)) {
      return { type: 'conflict', theirs: change.article, version: change.version };
    }
    return await requestSave(article, server, key, requests);
  } catch (error) {
    // Like a save without a response, a cancelled save may have reached the server. The next save checks.
    if (requests.signal?.aborted) return { type: 'canceled', server: { ...server, unconfirmed: article } };
    const isUnconfirmed = error instanceof ApiError && typeof error.status === 'string';
    return failure(error, isUnconfirmed ? { ...server, unconfirmed: article } : server);
  }
}
