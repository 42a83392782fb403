import { useCallback, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

interface Options {
  /** If true, the first render of an island has the true value, which may then differ from the server's HTML. */
  isExact?: boolean;
}

/**
 * Whether a media query matches. False on the server and in the first render, so that both have the same output. Use
 * CSS for appearance and this only for behaviour.
 */
export function useMedia(query: string, { isExact = false }: Options = {}): boolean {
  const matches = () => typeof window === 'object' && (window.matchMedia?.(query)?.matches ?? false);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const watched = window.matchMedia?.(query);
      if (!watched) return noSubscription();
      watched.addEventListener('change', onChange);
      return () => watched.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, matches, isExact ? matches : () => false);
}
