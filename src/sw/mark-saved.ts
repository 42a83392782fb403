import { SAVED_AT } from '../lib/saved-at';

/** A good answer goes into the cache with the time it came, so that a page can say how old it is. */
export const markSaved = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => {
    // A picture of another origin may be kept, but not opened, and so not marked.
    if (response.type === 'opaque') return response;
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    headers.set(SAVED_AT, String(Date.now()));
    return new Response(response.body, { headers });
  },
};
