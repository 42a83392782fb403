import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import type { ArticleDraft, SavedArticle } from '~/api/articles/article';
import { articleBySlugQuery, fetchArticle, type SaveArticle, useSaveArticle } from '~/api/articles/news';
import { lostTexts } from '~/api/articles/stored-texts';
import { dropToken, readToken } from '~/api/token';
import { withFullYear } from '~/features/admin/editor/model/date-rules';
import type { EditorAction, EditorState } from '~/features/admin/editor/model/editor-actions';
import { draftOf, type EditorArticle, hasSameContent } from '~/features/admin/editor/model/editor-article';
import { adminWords } from '~/features/admin/words';
import { toast } from '~/ui/toast/toast-store';
import type { TextField } from '~contract/article-texts';
import { type SaveRequests, saveOnce } from './save-article';
import { NOT_ON_SERVER, type ServerState, serverStateOf } from './save-outcome';
import { attemptOf, mergedArticle, refusalOf } from './save-rules';
import {
  initialSaving,
  NO_ERRORS,
  reduceSaving,
  type SaveAttempt,
  type SavingEvent,
  type SavingInput,
} from './saving-state';

const { stillReading } = adminWords.picture;
const { texts } = adminWords.editor;
const { notStored } = adminWords.saving;
/** The success message disappears after 3 seconds (S4.editor.alerts). */
const SUCCESS_MS = 3000;
/** Gets the focus back after a cancelled save. */
export const SAVE_BUTTON = 'save-article';

interface Input extends SavingInput {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  /** In the public editor, an anonymous visitor sees the server's message instead of a sign-in dialog. */
  readonly isPublic: boolean;
  readonly onSaved: (saved: SavedArticle | undefined, wasNew: boolean) => void;
}

/** Tells the user which texts the backend does not store. */
function tellLost(fields: readonly TextField[]) {
  if (fields.length > 0) toast(notStored(fields.map((field) => texts[field]).join(', ')), { tone: 'info' });
}

/** The requests of a save. They report their progress and end when the signal is aborted. */
function useSaveRequests(report: Dispatch<SavingEvent>) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveArticle();
  return (signal: AbortSignal): SaveRequests => ({
    signal,
    save: async (request) => {
      report({ type: 'requestSent' });
      const onProgress: NonNullable<SaveArticle['onProgress']> = (upload) => report({ type: 'uploaded', upload });
      const response = await mutateAsync({ ...request, signal, onProgress });
      if (response.article) tellLost(lostTexts(request.draft, response.article));
      return response;
    },
    byId: (id) => fetchArticle(id, signal),
    bySlug: (slug) => queryClient.fetchQuery(articleBySlugQuery(slug)),
  });
}

/** Saves the article: sends requests one at a time, and reports what happens to the reducer in `saving-state.ts`. */
export function useSaving({ state, dispatch, isPublic, onSaved, ...input }: Input) {
  const { present, savedSlug, isReadingPicture } = state;
  const [saving, report] = useReducer(reduceSaving, input, initialSaving);
  const { status, dialog, isSuccessShown, server, base } = saving;
  const requestsWith = useSaveRequests(report);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    if (!isSuccessShown) return;
    const timer = setTimeout(() => report({ type: 'successExpired' }), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSuccessShown]);

  const save = async (article: EditorArticle, from: ServerState) => {
    if (running.current) return;
    // The editor may be closed after the save, which would lose the picture.
    if (isReadingPicture) return report({ type: 'refused', message: stillReading, fields: { image: stillReading } });
    const refusal = refusalOf(article, { ...server.content, slug: savedSlug ?? '' });
    if (refusal) {
      dispatch({ type: 'focus', id: `article-${refusal.field}` });
      return report({ type: 'refused', message: refusal.message, fields: refusal.fields });
    }
    const controller = new AbortController();
    running.current = controller;
    const attempt = attemptOf(article, saving.attempt);
    report({ type: 'started', attempt, server: from });
    const outcome = await saveOnce(article, from, attempt.key, requestsWith(controller.signal));
    running.current = undefined;
    if (outcome.type === 'saved') {
      report({ ...outcome, article, at: new Date() });
      dispatch({ type: 'saved', article, saved: outcome.saved });
      return onSaved(outcome.saved, from.id === undefined);
    }
    if (outcome.type === 'signIn') {
      const isAnonymous = isPublic && !readToken();
      if (isAnonymous) return report({ type: 'failed', message: outcome.message, fields: {}, server: from });
      dropToken();
    }
    if (outcome.type === 'canceled') dispatch({ type: 'focus', id: SAVE_BUTTON });
    report(outcome);
  };

  const closeDialog = () => report({ type: 'dialogClosed' });
  return {
    ...saving,
    fieldErrors: status.kind === 'failed' ? status.fields : NO_ERRORS,
    isDirty: present.picture !== undefined || !hasSameContent(draftOf(present), base),
    save: () => {
      // The shortcut saves before the user leaves the date field.
      const date = withFullYear(present.date);
      if (date !== present.date) dispatch({ type: 'setText', field: 'date', text: date });
      void save({ ...present, date }, server);
    },
    /** Call this when a draft is restored whose save got no response. */
    resume: (attempt: SaveAttempt) => report({ type: 'resumed', attempt }),
    cancel: () => running.current?.abort(),
    closeDialog,
    saveAfterSignIn: () => {
      closeDialog();
      void save(present, server);
    },
    saveAsNew: () => {
      closeDialog();
      void save(present, NOT_ON_SERVER);
    },
    /** Call this when the form shows `article`, a newer version from the server. */
    load: (article: SavedArticle, version: string | undefined) => report({ type: 'loaded', article, version }),
    showConflict: (theirs: SavedArticle, version: string | undefined) =>
      report({ type: 'conflictShown', theirs, version }),
    /** Saves what the user picked from both versions. */
    saveMerged: (merged: ArticleDraft) => {
      if (dialog?.kind !== 'conflict') return;
      const article = mergedArticle(merged, dialog.theirs, present);
      dispatch({ type: 'replaceArticle', article });
      report({ type: 'conflictResolved' });
      void save(article, serverStateOf(dialog.theirs, dialog.version));
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
