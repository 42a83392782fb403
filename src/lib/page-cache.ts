/**
 * The back/forward cache puts a page to sleep with all it holds and wakes it when the user comes back. Meanwhile it hears
 * nothing: no storage event, no message of another tab.
 */

/** Calls the listener when this page comes back from the back/forward cache. Returns the way to stop. */
export function onReturn(listener: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}

/**
 * Holds something that other pages wait for, such as a lock, while this page is shown: `take` takes it and returns the way
 * to let it go. A page in the back/forward cache holds nothing. Returns the way to stop.
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
