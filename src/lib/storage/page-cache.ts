/**
 * The back/forward cache freezes a page with everything it holds and resumes it when the user returns. A frozen page
 * gets no storage events and no messages from other tabs.
 */

/** Calls the listener when this page returns from the back/forward cache. Returns an unsubscribe function. */
export function onReturn(listener: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}

/**
 * Holds something that other pages wait for, such as a lock, while this page is shown. `take` acquires it and returns
 * the function that releases it. A page in the back/forward cache holds nothing. Returns a function that ends it.
 */
export function whileShown(take: () => () => void): () => void {
  let release: (() => void) | undefined = take();
  const leave = () => {
    release?.();
    release = undefined;
  };
  const stopReturning = onReturn(() => {
    release ??= take();
  });
  addEventListener('pagehide', leave);
  return () => {
    stopReturning();
    removeEventListener('pagehide', leave);
    leave();
  };
}
