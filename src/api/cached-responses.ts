import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { savedAtOf } from '~/lib/saved-at';
import { createStore } from '~/lib/store';

/**
 * Which queries were answered with a cached response of the service worker, and when it was saved, in milliseconds
 * since 1970. Responses of the embedded backend are never cached.
 */
const cached = createStore<ReadonlyMap<string, number>>(new Map());

/** Records whether the response to a query was cached. */
export function noteCached(queryKey: QueryKey, { headers }: Response) {
  const key = hashKey(queryKey);
  const savedAt = savedAtOf(headers);
  if (cached.get().get(key) === savedAt) return;
  const next = new Map(cached.get());
  if (savedAt === undefined) next.delete(key);
  else next.set(key, savedAt);
  cached.set(next);
}

const oldest = (queryKeys: readonly QueryKey[]) => {
  const times = queryKeys.map((key) => cached.get().get(hashKey(key))).filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
};

/** When the oldest cached response among these queries was saved, in ms since 1970; undefined if all are fresh. */
export const useCachedSince = (queryKeys: readonly QueryKey[]) =>
  useSyncExternalStore(
    cached.subscribe,
    () => oldest(queryKeys),
    () => undefined,
  );
