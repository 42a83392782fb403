import { hashKey, partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { savedAtOf } from '~/lib/storage/saved-at';
import { createStore } from '~/lib/store';

interface CachedResponse {
  readonly queryKey: QueryKey;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/**
 * Queries whose response came from the cache of the service worker, by the hash of their key. Responses of the embedded
 * backend are never cached.
 */
const cached = createStore<ReadonlyMap<string, CachedResponse>>(new Map());

function change(queryKey: QueryKey, savedAt: number | undefined) {
  const hash = hashKey(queryKey);
  if (cached.get().get(hash)?.savedAt === savedAt) return;
  const next = new Map(cached.get());
  if (savedAt === undefined) next.delete(hash);
  else next.set(hash, { queryKey, savedAt });
  cached.set(next);
}

/** Records whether the response to a query came from the cache. */
export const noteCached = (queryKey: QueryKey, { headers }: Response) => change(queryKey, savedAtOf(headers));

/** Forgets a query whose data was dropped. */
export const forgetCached = (queryKey: QueryKey) => change(queryKey, undefined);

function oldest(prefixes: readonly QueryKey[]) {
  const times = [...cached.get().values()]
    .filter(({ queryKey }) => prefixes.some((prefix) => partialMatchKey(queryKey, prefix)))
    .map(({ savedAt }) => savedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Returns when the oldest cached response was saved, in ms since 1970, among the queries whose keys start with these
 * prefixes. Undefined if all responses are fresh.
 */
export const useCachedSince = (prefixes: readonly QueryKey[]) =>
  useSyncExternalStore(
    cached.subscribe,
    () => oldest(prefixes),
    () => undefined,
  );
