import { useEffect, useState } from 'react';
import type { InitialArticle } from '~/features/newsroom/initial-article';
import { pageArrival } from '~/lib/page-arrival';
import { onReturn } from '~/lib/storage/page-cache';

/** How long the data in the HTML stays fresh, in ms. */
const restOf = ({ freshMs = 0 }: InitialArticle) => {
  const age = Date.now() - pageArrival();
  // If the clock was set back, the page would be fresh for too long.
  return age < 0 ? 0 : freshMs - age;
};

/**
 * True if the data in the HTML of the page is as good as a response of the backend. With a service worker it never is:
 * the worker keeps responses of the backend, so that an article that was opened can be read offline.
 */
export function useIsFresh(initial: InitialArticle | undefined): boolean {
  const [isFresh, setFresh] = useState(
    () => initial !== undefined && restOf(initial) > 0 && !navigator.serviceWorker?.controller,
  );
  useEffect(() => {
    if (!isFresh || !initial) return;
    const expire = () => setFresh(false);
    const timer = setTimeout(expire, restOf(initial));
    const stop = onReturn(expire);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isFresh, initial]);
  return isFresh;
}
