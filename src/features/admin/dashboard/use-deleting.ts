import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SavedArticle } from '~/api/articles/article';
import { articleQuery, fetchArticle, useDeleteArticle } from '~/api/articles/news';
import { isMissing, isUnauthorized } from '~/api/errors';
import { dropToken } from '~/api/token';
import { adminMessages } from '~/content/admin-messages';
import { adminWords } from '~/features/admin/words';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';
import { useUndoing } from './use-undoing';

const words = adminWords.dashboard;

/** A delete waits this long for the banner. After that, undo restores the article without it. */
const BANNER_MS = 10_000;

/** The banner's file, fetched before the backend deletes it. Undo needs it to restore the banner. */
async function bannerOf({ bannerImage }: SavedArticle): Promise<Blob | undefined> {
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
 * Loads the whole article, which undo needs, because a row has only a summary. It does not use a cached one, because
 * someone may have changed the article since. Undefined if it cannot be loaded.
 */
async function wholeOf({ id }: SavedArticle, queryClient: QueryClient): Promise<SavedArticle | undefined> {
  try {
    return (await queryClient.fetchQuery(articleQuery(id))).article;
  } catch (error) {
    console.info('The article cannot be read for undo.', error);
    return undefined;
  }
}

/** True if the backend no longer has an article that it had before. */
const isGone = ({ id }: SavedArticle) => fetchArticle(id).then(() => false, isMissing);

/**
 * Deletes an article: asks first, lets the user sign in if the session has ended, and offers to undo it if the whole article could
 * be read before. `onDelete` runs just before the delete.
 */
export function useDeleting({ onDelete }: { onDelete: () => void }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<SavedArticle>();
  const [deleted, setDeleted] = useState<SavedArticle>();
  /** The attempt that was refused because the session has ended. */
  const [refused, setRefused] = useState<number>();
  const [isDeleting, setDeleting] = useState(false);
  /** The number of the latest attempt. One that was cancelled before its request deletes nothing, and later changes no dialog. */
  const attempt = useRef(0);
  /** The attempt whose request is on its way. */
  const sent = useRef<number>(undefined);
  const { mutateAsync: remove } = useDeleteArticle();
  const { offerUndo, refusedUndo } = useUndoing();

  const confirm = async () => {
    if (!asked || isDeleting) return;
    attempt.current += 1;
    const own = attempt.current;
    setDeleting(true);
    const [whole, image] = await Promise.all([wholeOf(asked, queryClient), bannerOf(asked)]);
    if (own !== attempt.current) return;
    onDelete();
    sent.current = own;
    const sayFailed = () =>
      toast(adminMessages.dashboard.deleteFailed, { key: asked.id, tone: 'error', durationMs: SHORT_TOAST_MS });
    try {
      await remove(asked.id).catch(async (error: unknown) => {
        // Browsers repeat a DELETE whose connection was lost. The backend may have stored the first one.
        if (!whole || !isMissing(error) || !(await isGone(asked))) throw error;
      });
      setDeleted(asked);
      if (own === attempt.current) setAsked(undefined);
      if (whole) offerUndo(whole, image);
      else toast(adminMessages.dashboard.deleted, { key: asked.id, detail: asked.title, durationMs: SHORT_TOAST_MS });
    } catch (error) {
      // The user has cancelled this delete, and the dialog may ask about another article by now.
      if (own !== attempt.current) return void sayFailed();
      if (isUnauthorized(error) && refused === undefined) {
        dropToken();
        setRefused(own);
        return;
      }
      setAsked(undefined);
      sayFailed();
    } finally {
      if (own === sent.current) sent.current = undefined;
      if (own === attempt.current) setDeleting(false);
    }
  };

  return {
    asked,
    /** The article that was deleted last. */
    deleted,
    needsSignIn: refused !== undefined,
    isDeleting,
    ask: setAsked,
    confirm: () => void confirm(),
    cancel: () => {
      // When the request ends, its message replaces this one.
      if (asked && sent.current === attempt.current)
        toast(words.removing(asked.title), { key: asked.id, tone: 'info', durationMs: Number.POSITIVE_INFINITY });
      attempt.current += 1;
      setDeleting(false);
      setAsked(undefined);
      setRefused(undefined);
    },
    refusedUndo,
    /** Repeats the delete once after the user signs in, unless they have cancelled it. */
    signedIn: () => {
      if (refused !== attempt.current) return;
      setRefused(undefined);
      void confirm();
    },
  };
}
