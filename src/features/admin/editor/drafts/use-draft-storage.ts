import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleDraft } from '~/api/articles/article';
import { draftOf, type EditorArticle } from '~/features/admin/editor/model/editor-article';
import type { SaveAttempt } from '~/features/admin/editor/saving/saving-state';
import { beforeIdleEnd } from '~/features/admin/idle-watch';
import { adminWords } from '~/features/admin/words';
import { onReturn } from '~/lib/storage/page-cache';
import { toast } from '~/ui/toast/toast-store';
import { type Draft, removeDrafts, type StoreResult, storeDraft, storeDraftSync } from './draft-store';
import type { DraftKeys } from './use-draft-keys';
import { useFoundDraft } from './use-found-draft';

const words = adminWords.saving;
/** The draft is stored when the user has not typed for this long. */
const PAUSE_MS = 800;
const NOTICES: Partial<Record<StoreResult, string>> = { 'made-room': words.storageFull, memory: words.storageOff };

interface Input {
  readonly keys: DraftKeys | undefined;
  readonly isNew: boolean;
  /** A new article that starts as a copy. */
  readonly isCopy: boolean;
  readonly present: EditorArticle;
  readonly isDirty: boolean;
  readonly base: ArticleDraft;
  readonly version: string | undefined;
  readonly attempt: SaveAttempt | undefined;
}

interface Latest {
  readonly draft: Draft | undefined;
  readonly isDirty: boolean;
}

/** Stores the latest draft when the user leaves the page or the editor, or is about to be signed out. */
function useStoreOnLeave(latest: RefObject<Latest | undefined>, storedKey: RefObject<string | undefined>) {
  useEffect(() => {
    // A page that closes must not start an async write. In WebKit, the open transaction would block the database.
    const storeNowSync = () => {
      const { draft, isDirty } = latest.current ?? {};
      if (!draft || !isDirty) return;
      // A save may be running, which then removes the draft.
      storedKey.current = draft.key;
      storeDraftSync(draft);
      return draft;
    };
    const storeNow = () => {
      const draft = storeNowSync();
      if (draft) void storeDraft(draft);
    };
    const whenHidden = () => document.hidden && storeNowSync();
    addEventListener('pagehide', storeNowSync);
    document.addEventListener('visibilitychange', whenHidden);
    const stops = [beforeIdleEnd(storeNow), onReturn(storeNow)];
    return () => {
      for (const stop of stops) stop();
      removeEventListener('pagehide', storeNowSync);
      document.removeEventListener('visibilitychange', whenHidden);
      storeNow();
    };
  }, [latest, storedKey]);
}

/** Stores unsaved changes on this device as a draft, and offers a draft from an earlier visit. */
export function useDraftStorage({ keys, isNew, isCopy, present, isDirty, base, version, attempt }: Input) {
  const { key, found, isSearching, decideLater, removeFound } = useFoundDraft(keys, { isNew, isCopy }, base);
  const [result, setResult] = useState<StoreResult>();
  const latest = useRef<Latest>(undefined);
  const storedKey = useRef<string>(undefined);

  useLayoutEffect(() => {
    const draft = key
      ? {
          key,
          article: draftOf(present),
          picture: present.picture,
          base,
          version,
          attempt: attempt && { key: attempt.key, article: draftOf(attempt.article) },
          at: Date.now(),
        }
      : undefined;
    latest.current = { draft, isDirty };
  });

  useEffect(() => {
    if (found || isSearching || !key) return;
    if (!isDirty) {
      if (storedKey.current) void removeDrafts([storedKey.current]);
      storedKey.current = undefined;
      return;
    }
    const timer = setTimeout(async () => {
      const { draft } = latest.current ?? {};
      if (!draft) return;
      const former = storedKey.current;
      storedKey.current = draft.key;
      const stored = await storeDraft(draft);
      setResult(stored);
      // A new article gets its own key with the first save.
      if (former !== undefined && former !== draft.key) void removeDrafts([former]);
      const text = NOTICES[stored];
      if (text) toast(text, { tone: 'info', key: stored });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [present, attempt, isDirty, key, found, isSearching]);

  useStoreOnLeave(latest, storedKey);

  return { found, isInMemory: result === 'memory', decideLater, removeFound };
}
