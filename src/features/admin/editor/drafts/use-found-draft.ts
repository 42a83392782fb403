import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleDraft } from '~/api/articles/article';
import { hasSameContent } from '~/features/admin/editor/model/editor-article';
import { randomId } from '~/lib/random-id';
import { whileShown } from '~/lib/storage/page-cache';
import { lockDraft, lockedDrafts } from './draft-locks';
import {
  type Draft,
  keepDraft,
  listDrafts,
  removeDrafts,
  removeOldDrafts,
  reopenDraftStore,
  storeDraft,
} from './draft-store';
import { type DraftKeys, EXTRA_DRAFT } from './use-draft-keys';

/**
 * Finds the stored draft of this article or, for a new article, of any new one. Skips drafts that other tabs use. If
 * the article is open in another tab (`isFirst` is false), the draft may be the text that this tab had before a reload.
 */
async function findDraft(
  { key, newPrefix, extraKey }: DraftKeys,
  isNew: boolean,
  isFirst: boolean,
): Promise<Draft | undefined> {
  const drafts = await listDrafts();
  const locked = await lockedDrafts();
  const others = drafts.filter((it) => it.key !== key && it.key !== extraKey && !locked.has(it.key));
  if (isNew) return others.find((it) => it.key.startsWith(newPrefix));
  const first = isFirst ? drafts.find((it) => it.key === key) : undefined;
  return first ?? others.find((it) => it.key.startsWith(key + EXTRA_DRAFT));
}

/** Finds a draft to offer when the editor opens, and the key to store this editor's draft under. */
export function useFoundDraft(
  keys: DraftKeys | undefined,
  { isNew, isCopy }: { isNew: boolean; isCopy: boolean },
  base: ArticleDraft,
) {
  const [isExtra, setExtra] = useState<boolean>();
  const key = isExtra ? keys?.extraKey : keys?.key;
  const [found, setFound] = useState<Draft>();
  const [isSearching, setSearching] = useState(true);

  useEffect(reopenDraftStore, []);
  const searched = useRef<{ asFirst: boolean }>(undefined);
  const search = useEffectEvent(async (own: DraftKeys, isFirst: boolean) => {
    searched.current = { asFirst: isFirst };
    await removeOldDrafts(own.key);
    const draft = await findDraft(own, isNew, isFirst);
    if (draft && hasSameContent(draft.article, base) && !draft.picture) await removeDrafts([draft.key]);
    else {
      if (draft) await keepDraft(draft);
      // It would replace the copy. The next new article offers it.
      if (!isCopy) setFound(draft);
    }
    setSearching(false);
  });
  useEffect(() => {
    if (!keys) return;
    return whileShown(() => {
      let isOver = false;
      let release: (() => void) | undefined;
      void (async () => {
        const own = await lockDraft(keys.key);
        release = own ?? (await lockDraft(keys.extraKey));
        if (isOver) return release?.();
        setExtra(!own);
        const isFirst = own !== undefined;
        // A later search would find this editor's own draft. The key that another tab had until now is an exception.
        if (!searched.current || (isFirst && !searched.current.asFirst)) await search(keys, isFirst);
        else setSearching(false);
      })();
      return () => {
        isOver = true;
        release?.();
      };
    });
  }, [keys]);

  return {
    /** Text that is typed before the user has decided about the found draft must not replace that draft. */
    key: keys && (found || isSearching) ? `${keys.extraKey}${EXTRA_DRAFT}` : key,
    found,
    isSearching,
    /** Stores the found draft under another key. The next editor that opens offers it again. */
    decideLater: async () => {
      if (found && keys && found.key === key) {
        // Do not use the key of this editor's own second draft: the editor removes that draft when it gets another key.
        await storeDraft({ ...found, key: `${key}${EXTRA_DRAFT}${randomId()}` });
        await removeDrafts([key]);
      }
      setFound(undefined);
    },
    /** The user restored or discarded the found draft. */
    removeFound: async () => {
      if (found) await removeDrafts([found.key]);
      setFound(undefined);
    },
  };
}
