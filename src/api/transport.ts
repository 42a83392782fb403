import { idle } from '~/lib/async/idle';
import { retryable } from '~/lib/retry';
import { savedAtOf } from '~/lib/storage/saved-at';
import type { UploadProgress } from './articles/upload';
import { noteStorage } from './backend-kind';
import { loadConfig } from './config';
import { limitResponse } from './limits';

/** Path under which requests are built. The configured API root replaces it. */
export const API_PATH = '/api';

/** The embedded backend, in chunks that a site with a configured API never loads. It starts once the page is live and idle. */
const loadEmbedded = retryable(async () => {
  await idle();
  const { startEmbedded } = await import('~mocks/embedded-start');
  return startEmbedded();
}).load;

/**
 * Returns the embedded backend, which the QA console controls. Null if an API is configured, because tests must not
 * affect it.
 */
export async function loadQa() {
  if ((await loadConfig()).apiUrl) return null;
  return (await loadEmbedded()).loadQa();
}

/** Needed only to save a picture. */
const loadUpload = () => import('./articles/upload');

/**
 * Read requests that got no response from the server, although the service worker may have responded instead. The
 * worker's own request may still be waiting. Then the browser holds back a second request for the same address until
 * the first one has filled the HTTP cache. A request with `cache: 'reload'` does not wait for that.
 */
const withoutResponse = new Set<string>();

/**
 * Sends a request to the configured API or to the embedded backend. The body is sent as a blob, because a request
 * copied with its stream would need HTTP/2. With `onProgress`, a request to a configured API reports its upload
 * progress.
 */
export async function transport(request: Request, onProgress?: (progress: UploadProgress) => void): Promise<Response> {
  const { apiUrl } = await loadConfig();
  if (!apiUrl) {
    const { respond, isPersistent } = await loadEmbedded();
    const response = await respond(request);
    await noteStorage(isPersistent);
    return response;
  }
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const url = `${apiUrl}${pathname.slice(API_PATH.length)}${search}`;
  const body = isRead ? undefined : await request.blob();
  if (body && onProgress) {
    const { upload } = await loadUpload();
    return upload(url, request, body, onProgress);
  }
  // Otherwise, Chromium would use a response that it has kept after Back, without asking whether it is current.
  const usual = request.headers.has('Authorization') ? 'no-store' : 'no-cache';
  const noteNoResponse = () => {
    if (isRead) withoutResponse.add(url);
  };
  return fetch(url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    credentials: 'omit',
    cache: withoutResponse.delete(url) ? 'reload' : usual,
    // A redirected POST arrives as a GET without its body. An error is better than a lost article.
    redirect: isRead ? 'follow' : 'error',
    ...(body && { body }),
  }).then(
    (response) => {
      if (savedAtOf(response.headers) !== undefined) noteNoResponse();
      return limitResponse(response);
    },
    (error: unknown) => {
      noteNoResponse();
      throw error;
    },
  );
}
