import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ArticleDraft, SavedArticle } from '~/api/articles/article';
import { useDraftKeys } from '~/features/admin/editor/drafts/use-draft-keys';
import { useDraftStorage } from '~/features/admin/editor/drafts/use-draft-storage';
import { createAnnouncer } from '~/features/admin/editor/form/announcer';
import { useFocusTarget } from '~/features/admin/editor/form/use-focus-target';
import { initialState } from '~/features/admin/editor/model/editor-actions';
import { draftOf, editorArticle, emptyDraft, localToday } from '~/features/admin/editor/model/editor-article';
import { reduceEditor } from '~/features/admin/editor/model/editor-state';
import { useObjectUrl } from '~/features/admin/editor/picture/use-object-url';
import { mergedArticle } from '~/features/admin/editor/saving/save-rules';
import { unconfirmedSave } from '~/features/admin/editor/saving/saving-state';
import { useLeaveGuard } from '~/features/admin/editor/saving/use-leave-guard';
import { type FreshArticle, useNewerVersion } from '~/features/admin/editor/saving/use-newer-version';
import { tellSaved } from '~/features/admin/editor/saving/use-other-tabs';
import { useSaving } from '~/features/admin/editor/saving/use-saving';
import { adminWords } from '~/features/admin/words';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';
import { useDocuments } from './use-documents';

const words = adminWords;

export interface EditorInput {
  /** Missing for a new article. */
  readonly article?: SavedArticle;
  readonly version?: string;
  /** What a new article starts with. It is not saved. */
  readonly copy?: ArticleDraft;
  /** The server's version, if it arrives after the first render. */
  readonly fresh?: FreshArticle;
  readonly isPublic?: boolean;
  readonly onSaved?: (saved: SavedArticle | undefined, wasNew: boolean) => void;
}

/** State and behaviour of the editor. `ArticleEditor` renders it. */
export function useArticleEditor({ article, version, copy, fresh, isPublic = false, onSaved }: EditorInput) {
  const [start] = useState(() => article ?? emptyDraft(typeof document === 'undefined' ? '' : localToday()));
  const [state, dispatch] = useReducer(reduceEditor, copy ?? start, (draft) =>
    initialState(editorArticle(draft), article?.slug),
  );
  const [announcer] = useState(createAnnouncer);
  const { present } = state;
  useDocuments(present, dispatch);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const saving = useSaving({
    state,
    dispatch,
    article,
    version,
    start,
    isPublic,
    onSaved: (saved, wasNew) => {
      if (saved) tellSaved(saved.id);
      newerVersion.forgetSavedElsewhere();
      // A save may end when the user has left for another page, whose address must not change.
      if (!isLeft.current) onSaved?.(saved, wasNew);
    },
  });
  const { isDirty, base, server } = saving;
  const leaveGuard = useLeaveGuard(isDirty, present);
  const pictureUrl = useObjectUrl(present.picture?.blob);
  useFocusTarget(state.focus);
  const keys = useDraftKeys(server.id, isPublic);
  const newerVersion = useNewerVersion({ saving, dispatch, fresh, lockKey: keys?.key });
  const drafts = useDraftStorage({
    keys,
    isNew: server.id === undefined,
    isCopy: copy !== undefined,
    present,
    isDirty,
    base,
    version: server.version,
    attempt: unconfirmedSave(saving, present.picture),
  });

  const undo = () => {
    dispatch({ type: 'undo' });
    announcer.say(words.editor.said.undone);
  };
  const redo = () => {
    dispatch({ type: 'redo' });
    announcer.say(words.editor.said.redone);
  };
  const restoreDraft = (restored: ArticleDraft) => {
    const { article: written, picture, attempt } = drafts.found ?? { article: restored, picture: undefined };
    const mine = { bannerImage: written.bannerImage, picture };
    dispatch({ type: 'replaceArticle', article: mergedArticle(restored, base, mine) });
    if (attempt) saving.resume({ ...attempt, article: editorArticle(attempt.article, picture) });
    toast(words.draft.restored, { durationMs: SHORT_TOAST_MS });
    void drafts.removeFound();
  };

  const draft = draftOf(present);
  return {
    state,
    dispatch,
    announcer,
    saving,
    drafts: { ...drafts, restore: restoreDraft },
    leaveGuard,
    newerVersion,
    undo,
    redo,
    draft,
    /** The draft with the chosen picture as its banner. */
    previewed: useMemo(() => (pictureUrl ? { ...draft, bannerImage: pictureUrl } : draft), [draft, pictureUrl]),
  };
}

export type ArticleEditing = ReturnType<typeof useArticleEditor>;
