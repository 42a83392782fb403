import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Article, ArticleDraft } from '~/api/article';
import { articleBySlugQuery, fetchArticle, useSaveArticle } from '~/api/news';
import { dropToken, readToken } from '~/api/token';
import type { UploadProgress } from '~/api/upload';
import { messages } from '~/content/messages';
import { adminScreen } from '~/content/screens/admin';
import type { EditorAction, EditorState } from '~/features/admin/editor/model/editor-actions';
import {
  draftOf,
  draftOfArticle,
  type EditorArticle,
  editorArticle,
} from '~/features/admin/editor/model/editor-article';
import { isEqual } from '~/features/admin/editor/model/equality';
import { randomId } from '~/lib/random-id';
import { slugProblem } from '~contract/slug';
import { type FieldErrors, type Known, saveOnce, type SaveOutcome, type SavingCalls } from './save-article';

const words = adminScreen.saving;
/** Success alerts stay 3 seconds (specification section 9). */
const SUCCESS_MS = 3000;
const NO_ERRORS: FieldErrors = {};
/** Gets the focus back when a save was cancelled. */
export const SAVE_BUTTON = 'save-article';

export type SaveStatus =
  | { readonly kind: 'none' }
  /** `upload` is known while a picture is on its way to a backend elsewhere. */
  | { readonly kind: 'saving'; readonly upload?: UploadProgress }
  | { readonly kind: 'canceled'; readonly mayHaveArrived: boolean }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly why: string };

/** A save that is under way. */
interface Running {
  readonly controller: AbortController;
  hasBegun: boolean;
  upload?: UploadProgress;
}

/** Whether all of a save left this device; without numbers it may have. */
const mayHaveArrived = ({ hasBegun, upload }: Running) => hasBegun && (!upload || upload.sent === upload.total);

interface Input {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  readonly article: Article | undefined;
  readonly version: string | undefined;
  /** The article as it was when the editor opened, saved or empty. */
  readonly start: ArticleDraft;
  /** An anonymous visitor of the public editor gets the server's message instead of a sign-in. */
  readonly isPublic: boolean;
  readonly onSaved: (stored: Article | undefined, wasNew: boolean) => void;
}

/** Saving with everything around it: messages, errors by field, sign-in, conflicts. Saves go one after another. */
export function useSaving({ state, dispatch, article, version, start, isPublic, onSaved }: Input) {
  const [base, setBase] = useState(start);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'none' });
  const [error, setError] = useState<string>();
  const [fields, setFields] = useState(NO_ERRORS);
  const [success, setSuccess] = useState(0);
  const [conflict, setConflict] = useState<Extract<SaveOutcome, { kind: 'conflict' }>>();
  const [isGone, setGone] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [known, setKnown] = useState<Known>(() => ({
    id: article?.id,
    version,
    server: article && draftOfArticle(article),
    unanswered: undefined,
  }));
  const running = useRef<Running>(undefined);
  const intent = useRef<{ sent: EditorArticle; key: string }>(undefined);
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveArticle();

  useEffect(() => {
    if (success === 0) return;
    const timer = setTimeout(() => setSuccess(0), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [success]);

  const fail = (why: string, message: string, errors: FieldErrors = NO_ERRORS) => {
    setStatus({ kind: 'failed', why });
    setError(message);
    setFields(errors);
  };

  const callsOf = (run: Running): SavingCalls => {
    const { signal } = run.controller;
    const onProgress = (upload: UploadProgress) => {
      run.upload = upload;
      if (!signal.aborted) setStatus({ kind: 'saving', upload });
    };
    return {
      signal,
      save: (what) => {
        run.hasBegun = true;
        return mutateAsync({ ...what, signal, onProgress });
      },
      byId: (id) => fetchArticle(id, signal),
      bySlug: (slug) => queryClient.fetchQuery(articleBySlugQuery(slug)),
    };
  };

  const finish = (outcome: SaveOutcome, run: Running, sent: EditorArticle, wasNew: boolean) => {
    switch (outcome.kind) {
      case 'saved': {
        const { stored } = outcome;
        setKnown(outcome.known);
        intent.current = undefined;
        setBase({ ...draftOf(sent), ...(sent.picture && stored && { bannerImage: stored.bannerImage }) });
        dispatch({ type: 'saved', sent, stored });
        setStatus({ kind: 'saved', at: new Date() });
        setSuccess((count) => count + 1);
        return onSaved(stored, wasNew);
      }
      case 'conflict':
        setConflict(outcome);
        return fail(words.changedElsewhere, adminScreen.conflict.title);
      case 'canceled':
        setKnown(outcome.known);
        dispatch({ type: 'focus', id: SAVE_BUTTON });
        return setStatus({ kind: 'canceled', mayHaveArrived: mayHaveArrived(run) });
      case 'gone':
        setGone(true);
        return fail(words.gone.title, words.gone.title);
      case 'signIn': {
        const isAnonymous = isPublic && !readToken();
        if (isAnonymous) return fail(outcome.message, outcome.message);
        dropToken();
        setNeedsSignIn(true);
        return fail(words.signInNeeded, outcome.message);
      }
      case 'failed':
        setKnown(outcome.known);
        return fail(outcome.fields.slug ?? outcome.message, outcome.message, outcome.fields);
    }
  };

  const saveArticle = async (sent: EditorArticle, from: Known) => {
    if (running.current) return;
    if ([sent.title, sent.slug, sent.date].some((text) => text.trim() === '')) {
      return fail(messages.editor.required, messages.editor.required);
    }
    const slugError = sent.slug === state.savedSlug ? null : slugProblem(sent.slug);
    if (slugError) return fail(slugError, slugError, { slug: slugError });
    const run: Running = { controller: new AbortController(), hasBegun: false };
    running.current = run;
    setError(undefined);
    setFields(NO_ERRORS);
    setSuccess(0);
    setStatus({ kind: 'saving' });
    const last = intent.current;
    const isRepetition = last && last.sent.picture === sent.picture && isEqual(draftOf(last.sent), draftOf(sent));
    const key = isRepetition ? last.key : randomId();
    intent.current = { sent, key };
    const outcome = await saveOnce(sent, from, key, callsOf(run));
    running.current = undefined;
    finish(outcome, run, sent, from.id === undefined);
  };

  return {
    base,
    known,
    status,
    error,
    fields,
    isSaving: status.kind === 'saving',
    isSuccess: success > 0,
    isDirty: state.present.picture !== undefined || !isEqual(draftOf(state.present), base),
    save: () => void saveArticle(state.present, known),
    cancel: () => running.current?.controller.abort(),
    /** What the backend holds turned out to be this; the form takes it over where nothing was typed. */
    learn: (fresh: Article, freshVersion: string | undefined) => {
      setKnown({ id: fresh.id, version: freshVersion, server: draftOfArticle(fresh), unanswered: undefined });
      setBase(draftOfArticle(fresh));
    },
    signIn: {
      isOpen: needsSignIn,
      cancel: () => setNeedsSignIn(false),
      /** The same save once more, with the new session. */
      done: () => {
        setNeedsSignIn(false);
        void saveArticle(state.present, known);
      },
    },
    conflict: {
      current: conflict,
      show: (theirs: Article, theirVersion: string | undefined) =>
        setConflict({ kind: 'conflict', theirs, version: theirVersion }),
      cancel: () => setConflict(undefined),
      /** Saves the article that was put together from both. */
      resolve: (merged: ArticleDraft) => {
        if (!conflict) return;
        const theirs = draftOfArticle(conflict.theirs);
        const keepsBanner =
          merged.bannerImage !== theirs.bannerImage || merged.bannerImage === draftOf(state.present).bannerImage;
        const next = editorArticle(merged, keepsBanner ? state.present.picture : undefined);
        const from = { id: conflict.theirs.id, version: conflict.version, server: theirs, unanswered: undefined };
        dispatch({ type: 'replaceArticle', article: next });
        setConflict(undefined);
        setKnown(from);
        void saveArticle(next, from);
      },
    },
    gone: {
      isOpen: isGone,
      cancel: () => setGone(false),
      saveAsNew: () => {
        setGone(false);
        void saveArticle(state.present, {
          id: undefined,
          version: undefined,
          server: undefined,
          unanswered: undefined,
        });
      },
    },
  };
}
