import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Article, ArticleDraft } from '~/api/article';
import { fetchArticle } from '~/api/news';
import { adminScreen } from '~/content/screens/admin';
import { useDraftKeeping } from '~/features/admin/editor/drafts/use-draft-keeping';
import { useDraftKeys } from '~/features/admin/editor/drafts/use-draft-keys';
import { createAnnouncer } from '~/features/admin/editor/form/announcer';
import { useFocusTarget } from '~/features/admin/editor/form/use-focus-target';
import { initialState } from '~/features/admin/editor/model/editor-actions';
import {
  draftOf,
  draftOfArticle,
  editorArticle,
  emptyDraft,
  localToday,
} from '~/features/admin/editor/model/editor-article';
import { reduce } from '~/features/admin/editor/model/editor-state';
import { isEqual } from '~/features/admin/editor/model/equality';
import { useObjectUrl } from '~/features/admin/editor/picture/use-object-url';
import { useLeaving } from '~/features/admin/editor/saving/use-leaving';
import { tellSaved, useOpenElsewhere } from '~/features/admin/editor/saving/use-open-elsewhere';
import { useSaving } from '~/features/admin/editor/saving/use-saving';
import { SHORT_TOAST_MS, toast } from '~/ui/toast-store';

const words = adminScreen;

export interface EditorInput {
  /** Missing for a new article. */
  readonly article?: Article;
  readonly version?: string;
  /** The backend's copy, when it arrives after the first paint. */
  readonly fresh?: { readonly article: Article; readonly version: string | undefined };
  readonly isPublic?: boolean;
  readonly onSaved?: (saved: Article | undefined, wasNew: boolean) => void;
}

/** State and behaviour of the editor; the component only draws it. */
export function useArticleEditor({ article, version, fresh, isPublic = false, onSaved }: EditorInput) {
  const [start] = useState(() => (article ? draftOfArticle(article) : emptyDraft(localToday())));
  const [state, dispatch] = useReducer(reduce, start, (draft) => initialState(editorArticle(draft), article?.slug));
  const [announcer] = useState(createAnnouncer);
  const [isSavedElsewhere, setSavedElsewhere] = useState(false);
  const { present } = state;

  const saving = useSaving({
    state,
    dispatch,
    article,
    version,
    start,
    isPublic,
    onSaved: (saved, wasNew) => {
      if (saved) tellSaved(saved.id);
      setSavedElsewhere(false);
      onSaved?.(saved, wasNew);
    },
  });
  const { isDirty, base, server } = saving;
  const leaving = useLeaving(isDirty);
  const pictureUrl = useObjectUrl(present.picture?.blob);
  useFocusTarget(state.focus);

  /** The backend's copy takes the form's place while nothing was typed; else the save will find the difference. */
  const load = (newer: Article, newerVersion: string | undefined) => {
    const isKnown = isEqual(draftOfArticle(newer), base);
    if (!isKnown && isDirty) return;
    if (!isKnown) dispatch({ type: 'load', article: editorArticle(draftOfArticle(newer)), savedSlug: newer.slug });
    saving.load(newer, newerVersion);
  };
  const isLoaded = useRef(false);
  useEffect(() => {
    if (!fresh || isLoaded.current) return;
    isLoaded.current = true;
    load(fresh.article, fresh.version);
  });

  /** Looks at what another tab saved: taken over, or compared with what was typed here. */
  const compareWithSaved = async () => {
    setSavedElsewhere(false);
    if (server.id === undefined) return;
    try {
      const newer = await fetchArticle(server.id);
      if (!newer.article) return;
      if (isDirty) saving.showConflict(newer.article, newer.version);
      else load(newer.article, newer.version);
    } catch (error) {
      console.info('The saved article could not be read.', error);
      setSavedElsewhere(true);
    }
  };
  const keys = useDraftKeys(server.id, isPublic);
  const owner = useOpenElsewhere(keys?.key, server.id, () => {
    if (isDirty) setSavedElsewhere(true);
    else void compareWithSaved();
  });
  const drafts = useDraftKeeping({
    keys,
    isNew: server.id === undefined,
    present,
    isDirty,
    base,
    version: server.version,
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
    const picture = drafts.found?.picture;
    dispatch({ type: 'replaceArticle', article: editorArticle(restored, picture) });
    toast(words.draft.restored, { durationMs: SHORT_TOAST_MS });
    void drafts.settle();
  };

  const draft = draftOf(present);
  return {
    state,
    dispatch,
    announcer,
    saving,
    drafts: { ...drafts, restore: restoreDraft },
    leaving,
    isElsewhere: owner === 'elsewhere',
    isSavedElsewhere,
    compareWithSaved: () => void compareWithSaved(),
    undo,
    redo,
    draft,
    /** The draft with the chosen picture in its place. */
    previewed: useMemo(() => (pictureUrl ? { ...draft, bannerImage: pictureUrl } : draft), [draft, pictureUrl]),
  };
}

export type ArticleEditing = ReturnType<typeof useArticleEditor>;
