import type { ArticleDraft, SavedArticle } from '~/api/articles/article';
import type { UploadProgress } from '~/api/articles/upload';
import { draftOf, type EditorArticle, type Picture } from '~/features/admin/editor/model/editor-article';
import { adminWords } from '~/features/admin/words';
import { type FieldErrors, NOT_ON_SERVER, type SaveOutcome, type ServerState, serverStateOf } from './save-outcome';

const words = adminWords.saving;
export const NO_ERRORS: FieldErrors = {};

export type SaveStatus =
  | { readonly kind: 'none' }
  /** `upload` is known only while a picture goes to a remote backend. */
  | { readonly kind: 'saving'; readonly isRequestSent: boolean; readonly upload?: UploadProgress }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'canceled'; readonly mayHaveArrived: boolean }
  /** `why` is the short reason for the save line. */
  | { readonly kind: 'failed'; readonly why: string; readonly message: string; readonly fields: FieldErrors };

export type SaveDialog =
  /** `message` says who changed the article, if the server says so. */
  | {
      readonly kind: 'conflict';
      readonly theirs: SavedArticle;
      readonly version: string | undefined;
      readonly message?: string;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'signIn' };

/** One article to save. The idempotency key stays the same while the same article is saved again. */
export interface SaveAttempt {
  readonly article: EditorArticle;
  readonly key: string;
}

export interface SavingState {
  readonly status: SaveStatus;
  readonly dialog: SaveDialog | undefined;
  readonly isSuccessShown: boolean;
  readonly server: ServerState;
  /** The last saved content, or what a new article starts with. The form is dirty when it differs. */
  readonly base: ArticleDraft;
  /** The last save, unless it was successful. */
  readonly attempt: SaveAttempt | undefined;
}

export type SavingEvent =
  | { readonly type: 'refused'; readonly message: string; readonly fields: FieldErrors }
  /** `server` is the state that the save is based on, also when the save is repeated after a sign-in. */
  | { readonly type: 'started'; readonly attempt: SaveAttempt; readonly server: ServerState }
  | { readonly type: 'requestSent' }
  /** The draft of a new article was restored, and its save may have reached the server. */
  | { readonly type: 'resumed'; readonly attempt: SaveAttempt }
  | { readonly type: 'uploaded'; readonly upload: UploadProgress }
  /** How a save ends. */
  | (Extract<SaveOutcome, { type: 'saved' }> & { readonly article: EditorArticle; readonly at: Date })
  | Exclude<SaveOutcome, { type: 'saved' }>
  | { readonly type: 'successExpired' }
  /** A newer version of the article was loaded into the form. */
  | { readonly type: 'loaded'; readonly article: SavedArticle; readonly version: string | undefined }
  | { readonly type: 'conflictShown'; readonly theirs: SavedArticle; readonly version: string | undefined }
  | { readonly type: 'conflictResolved' }
  | { readonly type: 'dialogClosed' };

export interface SavingInput {
  readonly start: ArticleDraft;
  /** Missing for a new article. */
  readonly article: SavedArticle | undefined;
  readonly version: string | undefined;
}

export const initialSaving = ({ start, article, version }: SavingInput): SavingState => ({
  status: { kind: 'none' },
  dialog: undefined,
  isSuccessShown: false,
  server: article ? serverStateOf(article, version) : NOT_ON_SERVER,
  base: start,
  attempt: undefined,
});

/** Whether the server may have received the whole request. Without upload progress, that is possible. */
const mayHaveArrived = (status: SaveStatus) =>
  status.kind === 'saving' && status.isRequestSent && (!status.upload || status.upload.sent === status.upload.total);

const failed = (why: string, message: string, fields = NO_ERRORS): SaveStatus => ({
  kind: 'failed',
  why,
  message,
  fields,
});

/** Returns the save of a new article with this picture if it got no response, or has none yet. */
export function unconfirmedSave({ status, server, attempt }: SavingState, picture: Picture | undefined) {
  const isOpen = server.id === undefined && (status.kind === 'saving' || server.unconfirmed !== undefined);
  return isOpen && attempt?.article.picture === picture ? attempt : undefined;
}

/** The state after an event. Sending requests and everything else with an effect is up to `useSaving`. */
export function reduceSaving(state: SavingState, event: SavingEvent): SavingState {
  const { status, dialog } = state;
  switch (event.type) {
    case 'refused':
      return { ...state, status: failed(event.message, event.message, event.fields) };
    case 'started':
      return {
        ...state,
        status: { kind: 'saving', isRequestSent: false },
        isSuccessShown: false,
        attempt: event.attempt,
        server: event.server,
      };
    case 'resumed':
      return { ...state, attempt: event.attempt, server: { ...NOT_ON_SERVER, unconfirmed: event.attempt.article } };
    case 'requestSent':
      return status.kind === 'saving' ? { ...state, status: { ...status, isRequestSent: true } } : state;
    case 'uploaded':
      return status.kind === 'saving' ? { ...state, status: { ...status, upload: event.upload } } : state;
    case 'saved': {
      const { article, saved, server, at } = event;
      const base = { ...draftOf(article), ...(article.picture && saved && { bannerImage: saved.bannerImage }) };
      return { ...state, status: { kind: 'saved', at }, isSuccessShown: true, server, base, attempt: undefined };
    }
    case 'conflict': {
      const { type: kind, ...conflict } = event;
      return {
        ...state,
        status: failed(words.changedElsewhere, adminWords.conflict.title),
        dialog: { kind, ...conflict },
      };
    }
    case 'canceled':
      return {
        ...state,
        status: { kind: 'canceled', mayHaveArrived: mayHaveArrived(status) },
        server: event.server,
      };
    case 'gone':
      return { ...state, status: failed(words.gone.title, words.gone.title), dialog: { kind: 'gone' } };
    case 'signIn':
      return { ...state, status: failed(words.signInNeeded, event.message), dialog: { kind: 'signIn' } };
    case 'failed': {
      const { message, fields, server } = event;
      return { ...state, status: failed(fields.slug ?? message, message, fields), server };
    }
    case 'successExpired':
      return { ...state, isSuccessShown: false };
    case 'loaded':
      return {
        ...state,
        server: serverStateOf(event.article, event.version),
        base: event.article,
      };
    case 'conflictShown':
      return { ...state, dialog: { kind: 'conflict', theirs: event.theirs, version: event.version } };
    case 'conflictResolved':
      if (dialog?.kind !== 'conflict') return state;
      // Their version was merged, so the next comparison starts from it.
      return {
        ...state,
        dialog: undefined,
        server: serverStateOf(dialog.theirs, dialog.version),
        base: dialog.theirs,
      };
    case 'dialogClosed':
      return { ...state, dialog: undefined };
  }
}
