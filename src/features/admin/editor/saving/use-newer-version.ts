import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleDraft, SavedArticle } from '~/api/articles/article';
import { fetchArticle } from '~/api/articles/news';
import type { EditorAction } from '~/features/admin/editor/model/editor-actions';
import { editorArticle, hasSameContent } from '~/features/admin/editor/model/editor-article';
import { useOtherTabs } from './use-other-tabs';
import type { Saving } from './use-saving';

export interface FreshArticle {
  readonly article: SavedArticle;
  readonly version: string | undefined;
}

interface Input {
  readonly saving: Saving;
  readonly dispatch: Dispatch<EditorAction>;
  /** The server's version, if it arrives after the first render. */
  readonly fresh: FreshArticle | undefined;
  /** Identifies the article in all tabs. */
  readonly lockKey: string | undefined;
}

/** Loads a newer version of the article into the form, as long as nothing was typed, and watches other tabs. */
export function useNewerVersion({ saving, dispatch, fresh, lockKey }: Input) {
  const { base, isDirty, server } = saving;
  const [isSavedElsewhere, setSavedElsewhere] = useState(false);

  const load = ({ article, version }: FreshArticle) => {
    const isKnown = hasSameContent(article, base);
    // The user has changed the form. The next save will detect the conflict.
    if (!isKnown && isDirty) return;
    if (!isKnown) dispatch({ type: 'load', article: editorArticle(article), savedSlug: article.slug });
    saving.load(article, version);
  };
  const [opened] = useState(base);
  const isFreshLoaded = useRef(false);
  useEffect(() => {
    if (!fresh || isFreshLoaded.current) return;
    isFreshLoaded.current = true;
    // What was saved or loaded in the meantime is newer than this response.
    if (base === opened) load(fresh);
  });

  /**
   * Shows a version that was requested while the form had this content. The user may have typed or saved since then.
   */
  const show = useEffectEvent((theirs: FreshArticle, before: ArticleDraft, wasDirty: boolean) => {
    if (base !== before || (isDirty && !wasDirty)) setSavedElsewhere(true);
    else if (isDirty) saving.showConflict(theirs.article, theirs.version);
    else load(theirs);
  });
  const compare = async () => {
    setSavedElsewhere(false);
    if (server.id === undefined) return;
    try {
      const { article, version } = await fetchArticle(server.id);
      if (article) show({ article, version }, base, isDirty);
    } catch (error) {
      console.info('The saved article could not be read.', error);
      setSavedElsewhere(true);
    }
  };
  const owner = useOtherTabs(lockKey, server.id, () => {
    if (isDirty) setSavedElsewhere(true);
    else void compare();
  });

  return {
    isElsewhere: owner === 'elsewhere',
    isSavedElsewhere,
    /** Loads what another tab saved, or lets the user merge it with their changes. */
    compareWithSaved: () => void compare(),
    forgetSavedElsewhere: () => setSavedElsewhere(false),
  };
}
