import { QueryClient } from '@tanstack/react-query';
import { ownName } from '~/lib/base';
import { onReason } from '~/lib/retry';
import { onReturn } from '~/lib/storage/page-cache';
import { forgetCached } from './cached-responses';
import { isNetworkFailure } from './errors';

/**
 * One client for the whole app. Unused data is dropped at once (S7.cache). The service worker handles offline reading,
 * so no request waits for a connection here.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 0, staleTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { gcTime: 0, retry: false, networkMode: 'always' },
  },
});

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed') forgetCached(query.queryKey);
});

/** Channel on which the embedded backend notifies other tabs of changes. */
const DATA_CHANNEL = ownName('mindwave-data');

if (typeof window !== 'undefined') {
  const refresh = () => void queryClient.invalidateQueries();
  if (typeof BroadcastChannel === 'function') new BroadcastChannel(DATA_CHANNEL).addEventListener('message', refresh);
  onReturn(refresh);
  onReason(
    () =>
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => isNetworkFailure(state.error),
      }),
  );
}
