import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleDraft } from '~/api/article';
import { adminScreen } from '~/content/screens/admin';
import { draftOf, type EditorArticle } from '~/features/admin/editor/model/editor-article';
import { isEqual } from '~/features/admin/editor/model/equality';
import { beforeIdleEnd } from '~/features/admin/idle-watch';
import { onReturn, whileShown } from '~/lib/page-cache';
import { toast } from '~/ui/toast-store';
import {
  type Draft,
  dropOldDrafts,
  keepDraft,
  keepTail,
  type Keeping,
  listDrafts,
  openDrafts,
  removeDrafts,
} from './draft-store';
import { editedNow, takeDraft } from './edit-locks';
import { BESIDE, type DraftKeys } from './use-draft-keys';

const words = adminScreen.saving;
/** A draft is written this long after the last key. */
const PAUSE_MS = 800;

interface Input {
  readonly keys: DraftKeys | undefined;
  readonly isNew: boolean;
  readonly present: EditorArticle;
  readonly isDirty: boolean;
  readonly base: ArticleDraft;
  readonly version: string | undefined;
}

/** A draft that waits for this article, or for no open editor at all. */
async function findDraft({ key, newPrefix }: DraftKeys, isNew: boolean): Promise<Draft | undefined> {
  const drafts = await listDrafts();
  const open = await editedNow();
  const others = drafts.filter((it) => it.key !== key && !open.has(it.key));
  if (isNew) return others.find((it) => it.key.startsWith(newPrefix));
  return drafts.find((it) => it.key === key) ?? others.find((it) => it.key.startsWith(key + BESIDE));
}

const TOLD: Partial<Record<Keeping, string>> = { 'made-room': words.storageFull, memory: words.storageOff };

/** Keeps what is typed on this device, and finds what was kept before. */
export function useDraftKeeping({ keys, isNew, present, isDirty, base, version }: Input) {
  const [isBeside, setBeside] = useState<boolean>();
  const key = isBeside ? keys?.besideKey : keys?.key;
  const [found, setFound] = useState<Draft>();
  const [keeping, setKeeping] = useState<Keeping>();
  const latest = useRef<{ draft: Draft | undefined; isDirty: boolean }>(undefined);
  const [isLooking, setLooking] = useState(true);
  const kept = useRef<string>(undefined);

  useLayoutEffect(() => {
    const draft = key
      ? { key, article: draftOf(present), picture: present.picture, base, version, at: Date.now() }
      : undefined;
    latest.current = { draft, isDirty };
  });

  useEffect(openDrafts, []);
  const hasLooked = useRef(false);
  const look = useEffectEvent(async (own: DraftKeys) => {
    hasLooked.current = true;
    await dropOldDrafts(own.key);
    const draft = await findDraft(own, isNew);
    if (draft && isEqual(draft.article, base) && !draft.picture) await removeDrafts([draft.key]);
    else setFound(draft);
    setLooking(false);
  });
  useEffect(() => {
    if (!keys) return;
    return whileShown(() => {
      let isOver = false;
      let release: (() => void) | undefined;
      void (async () => {
        const own = await takeDraft(keys.key);
        release = own ?? (await takeDraft(keys.besideKey));
        if (isOver) return release?.();
        setBeside(!own);
        // The draft of another tab is alive there; one found later would be this editor's own.
        if (own && !hasLooked.current) await look(keys);
        else setLooking(false);
      })();
      return () => {
        isOver = true;
        release?.();
      };
    });
  }, [keys]);

  useEffect(() => {
    if (found || isLooking || !key) return;
    if (!isDirty) {
      if (kept.current) void removeDrafts([kept.current]);
      kept.current = undefined;
      return;
    }
    const timer = setTimeout(async () => {
      const { draft } = latest.current ?? {};
      if (!draft) return;
      kept.current = draft.key;
      const result = await keepDraft(draft);
      setKeeping(result);
      const text = TOLD[result];
      if (text) toast(text, { tone: 'info', key: result });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [present, isDirty, key, found, isLooking]);

  useEffect(() => {
    const keepNow = () => {
      const { draft, isDirty: isUnsaved } = latest.current ?? {};
      if (!draft || !isUnsaved) return;
      kept.current = draft.key;
      keepTail(draft);
      void keepDraft(draft);
    };
    // A page that is left writes nothing that ends later: in WebKit its open transaction would block the database.
    const keepWords = () => {
      const { draft, isDirty: isUnsaved } = latest.current ?? {};
      if (draft && isUnsaved) keepTail(draft);
    };
    const whenHidden = () => document.hidden && keepWords();
    addEventListener('pagehide', keepWords);
    document.addEventListener('visibilitychange', whenHidden);
    const stops = [beforeIdleEnd(keepNow), onReturn(keepNow)];
    return () => {
      for (const stop of stops) stop();
      removeEventListener('pagehide', keepWords);
      document.removeEventListener('visibilitychange', whenHidden);
      keepNow();
    };
  }, []);

  return {
    found,
    isInMemory: keeping === 'memory',
    /** Puts the found draft aside: it is offered again at the next opening. */
    decideLater: async () => {
      if (found && keys && found.key === key) {
        await keepDraft({ ...found, key: keys.besideKey });
        await removeDrafts([key]);
      }
      setFound(undefined);
    },
    /** The found draft was restored or discarded. */
    settle: async () => {
      if (found) await removeDrafts([found.key]);
      setFound(undefined);
    },
  };
}
