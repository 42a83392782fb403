import { SAVED_AT } from '~/lib/storage/saved-at';

/** Stores the time with each good response in the cache, so that a page can show how old it is. */
export const markSaved = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => {
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    headers.set(SAVED_AT, String(Date.now()));
    return new Response(response.body, { headers });
  },
};
