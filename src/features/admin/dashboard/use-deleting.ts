import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Article } from '~/api/articles/article';
import { articleQuery, useDeleteArticle, useSaveArticle } from '~/api/articles/news';
import { ApiError } from '~/api/errors';
import { dropToken } from '~/api/token';
import { adminMessages } from '~/content/admin-messages';
import { adminScreen } from '~/content/screens/admin';
import { draftOfArticle } from '~/features/admin/editor/model/editor-article';
import { randomId } from '~/lib/random-id';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';

const words = adminScreen.dashboard;

/** Users can undo a delete for this long. The success message is replaced after 3 seconds (S4.delete). */
const UNDO_MS = 8000;
/** A delete waits this long for the banner. Then undo restores the article without it. */
const BANNER_MS = 10_000;

/** The banner's file, fetched before the backend deletes it. Undo needs it to restore the banner. */
async function bannerOf({ bannerImage }: Article): Promise<Blob | undefined> {
  // A data URL is part of the article.
  if (bannerImage === '' || bannerImage.startsWith('data:')) return undefined;
  try {
    const response = await fetch(bannerImage, { signal: AbortSignal.timeout(BANNER_MS) });
    const blob = response.ok ? await response.blob() : undefined;
    return blob && /^image\/(?:png|jpeg|webp|avif|gif)$/.test(blob.type) ? blob : undefined;
  } catch (error) {
    console.info('The banner cannot be fetched for undo.', error);
    return undefined;
  }
}

/**
 * The whole article, which undo needs: a row has only a summary. It is read again, because someone may have changed it since the
 * row was touched. Undefined if it cannot be read.
 */
async function wholeOf({ id }: Article, queryClient: QueryClient): Promise<Article | undefined> {
  try {
    return (await queryClient.fetchQuery(articleQuery(id))).article;
  } catch (error) {
    console.info('The article cannot be read for undo.', error);
    return undefined;
  }
}

/** Says that an article was deleted, first in the words of the specification, then with its title. Both offer to undo it. */
function offerUndo({ id, title }: Article, undo: () => void) {
  let isTaken = false;
  const action = {
    label: words.undo,
    onAction: () => {
      isTaken = true;
      undo();
    },
  };
  toast(adminMessages.dashboard.deleted, { key: id, durationMs: SHORT_TOAST_MS, action });
  setTimeout(() => {
    if (isTaken) return;
    toast(words.removed(title), { key: id, tone: 'info', durationMs: UNDO_MS - SHORT_TOAST_MS, action });
  }, SHORT_TOAST_MS);
}

/**
 * Deletes an article: asks first, lets the user sign in if the session has ended, and offers to undo it if the whole article could
 * be read before. `onDelete` runs just before the delete.
 */
export function useDeleting({ onDelete }: { onDelete: () => void }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Article>();
  const [deleted, setDeleted] = useState<Article>();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  /** The number of the latest attempt. One that was cancelled before its request deletes nothing. */
  const attempt = useRef(0);
  const { mutateAsync: remove, isPending } = useDeleteArticle();
  const { mutateAsync: save } = useSaveArticle();

  const restore = async (article: Article, image: Blob | undefined) => {
    try {
      await save({ draft: draftOfArticle(article), key: randomId(), ...(image && { image }) });
      toast(words.restored(article.title), { durationMs: SHORT_TOAST_MS });
    } catch (error) {
      console.info('The deleted article could not be created again.', error);
      toast(words.restoreFailed, {
        tone: 'error',
        durationMs: UNDO_MS,
        action: { label: words.undo, onAction: () => void restore(article, image) },
      });
    }
  };

  const confirm = async () => {
    if (!asked || isPreparing || isPending) return;
    attempt.current += 1;
    const own = attempt.current;
    setPreparing(true);
    const [whole, image] = await Promise.all([wholeOf(asked, queryClient), bannerOf(asked)]);
    if (own !== attempt.current) return;
    setPreparing(false);
    onDelete();
    try {
      await remove(asked.id);
      setAsked(undefined);
      setDeleted(asked);
      if (whole) offerUndo(whole, () => void restore(whole, image));
      else toast(adminMessages.dashboard.deleted, { durationMs: SHORT_TOAST_MS });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !needsSignIn) {
        dropToken();
        setNeedsSignIn(true);
        return;
      }
      setAsked(undefined);
      toast(adminMessages.dashboard.deleteFailed, { tone: 'error', durationMs: SHORT_TOAST_MS });
    }
  };

  return {
    asked,
    /** The article that was deleted last. */
    deleted,
    needsSignIn,
    isDeleting: isPreparing || isPending,
    ask: setAsked,
    confirm: () => void confirm(),
    cancel: () => {
      attempt.current += 1;
      setPreparing(false);
      setAsked(undefined);
      setNeedsSignIn(false);
    },
    /** Repeats the delete once after the user signs in. */
    signedIn: () => {
      setNeedsSignIn(false);
      void confirm();
    },
  };
}
