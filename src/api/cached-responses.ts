import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { savedAtOf } from '~/lib/saved-at';

/**
 * Which answers the service worker gave in the server's place, and when they had come. The embedded backend's answers are
 * never among them: they do not travel, so they are always of now.
 */
const kept = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes for the call of a query whether its answer was a kept one; a fresh one takes the note away. */
export function noteCached(queryKey: QueryKey, { headers }: Response) {
  const key = hashKey(queryKey);
  const savedAt = savedAtOf(headers);
  if (kept.get(key) === savedAt) return;
  if (savedAt === undefined) kept.delete(key);
  else kept.set(key, savedAt);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const oldest = (queryKeys: readonly QueryKey[]) => {
  const times = queryKeys.map((key) => kept.get(hashKey(key))).filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
};

/** When the oldest kept answer among these queries came, in milliseconds since 1970; undefined when all are fresh. */
export const useCachedSince = (queryKeys: readonly QueryKey[]) =>
  useSyncExternalStore(
    subscribe,
    () => oldest(queryKeys),
    () => undefined,
  );
