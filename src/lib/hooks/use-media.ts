import { useCallback, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * Whether a media query matches. False on the server and in the first render, so that both have the same output. Use
 * CSS for appearance and this only for behaviour.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      if (!list) return noSubscription();
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query)?.matches ?? false,
    () => false,
  );
}
