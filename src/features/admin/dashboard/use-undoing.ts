import { useEffect, useRef, useState } from 'react';
import type { SavedArticle } from '~/api/articles/article';
import { useSaveArticle } from '~/api/articles/news';
import { isUnauthorized } from '~/api/errors';
import { dropToken } from '~/api/token';
import { adminMessages } from '~/content/admin-messages';
import { adminWords } from '~/features/admin/words';
import { href } from '~/href';
import { navigateTo } from '~/lib/navigation';
import { randomId } from '~/lib/random-id';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';

const words = adminWords.dashboard;

/** Users can undo a delete for this long. The success message is replaced after 3 seconds (S4.delete). */
const UNDO_MS = 8000;

/** Says that an article was deleted, first in the words of the specification, then with its title. Both offer to undo it. */
function sayDeleted({ id, title }: SavedArticle, undo: () => void) {
  const action = { label: words.undo, onAction: undo };
  const onEnd = () =>
    void toast(words.removed(title), { key: id, tone: 'info', durationMs: UNDO_MS - SHORT_TOAST_MS, action });
  toast(adminMessages.dashboard.deleted, { key: id, detail: title, durationMs: SHORT_TOAST_MS, action, onEnd });
}

/** Time to sign in and to undo. */
const SIGN_IN_MS = 60_000;

/** Says that an undo has failed, and offers it again. */
function offerUndoAgain(undo: () => void) {
  const action = { label: words.undo, onAction: undo };
  toast(words.restoreFailed, { tone: 'error', durationMs: UNDO_MS, action });
}

/** Says that the session has ended, and offers to sign in and then to undo. */
function offerSignIn(undo: () => void) {
  const action = { label: words.undo, onAction: undo };
  const signIn = () => {
    // An action dismisses its message, but the undo comes after the login.
    offerSignIn(undo);
    void navigateTo(href('/admin/login'));
  };
  const secondAction = { label: adminWords.login.submit, onAction: signIn };
  toast(words.restoreRefused, { tone: 'error', durationMs: SIGN_IN_MS, action, secondAction });
}

/**
 * Restores an article that was deleted: creates it again with its banner. Lets the user sign in if the session has ended. On another
 * screen, it asks them to do so.
 */
export function useUndoing() {
  const { mutateAsync: save } = useSaveArticle();
  /** An undo that was refused because the session has ended. */
  const [refused, setRefused] = useState<{ readonly repeat: () => void }>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const restore = async (article: SavedArticle, image: Blob | undefined, key: string) => {
    const repeat = () => void restore(article, image, key);
    try {
      await save({ draft: article, key, ...(image && { image }) });
      toast(words.restored(article.title), { durationMs: SHORT_TOAST_MS });
    } catch (error) {
      console.info('The deleted article could not be created again.', error);
      if (!isUnauthorized(error)) return offerUndoAgain(repeat);
      dropToken();
      if (isShown.current) setRefused({ repeat });
      else offerSignIn(repeat);
    }
  };

  return {
    offerUndo: (article: SavedArticle, image: Blob | undefined) =>
      sayDeleted(article, () => void restore(article, image, randomId())),
    refusedUndo: refused && {
      signedIn: () => {
        setRefused(undefined);
        refused.repeat();
      },
      cancel: () => {
        setRefused(undefined);
        offerUndoAgain(refused.repeat);
      },
    },
  };
}
