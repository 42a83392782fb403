import { QueryClient } from '@tanstack/react-query';

/**
 * One client for the whole app. Unused data is dropped at once (specification section 7); reading offline is the service
 * worker's job, so no request waits for a connection here.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 0, staleTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { gcTime: 0, retry: false, networkMode: 'always' },
  },
});

/** Channel on which the embedded backend tells other tabs what changed. */
const DATA_CHANNEL = 'mindwave-data';

if (typeof BroadcastChannel === 'function' && typeof window !== 'undefined') {
  new BroadcastChannel(DATA_CHANNEL).addEventListener('message', () => {
    void queryClient.invalidateQueries();
  });
}
