import { savedAtOf } from '~/lib/saved-at';
import { loadConfig } from './config';
import { noteStorage } from './embedded-state';
import { limitAnswer } from './limits';
import type { UploadProgress } from './upload';

/** Path under which requests are built; the configured API root takes its place. */
export const API_PATH = '/api';

/** The site's own backend, in a chunk that a site with a configured API never loads. */
const loadEmbedded = () => import('~mocks/embedded');

/**
 * What the QA console acts on: the backend that runs in this page. Null where an API is configured, which nobody but its
 * owner may disturb.
 */
export async function loadQa() {
  if ((await loadConfig()).apiUrl) return null;
  return (await loadEmbedded()).loadQa();
}

/** Only who saves a picture needs it. */
const loadUpload = () => import('./upload');

/**
 * Reads without an answer from the server, in whose place the service worker may have given one. The worker's own call may
 * still wait for the server, and the browser lets a second call of an address wait for the first to fill its cache; a reload
 * does not wait.
 */
const unanswered = new Set<string>();

/**
 * Carries a request to the backend: to the configured API, or into the backend that runs in this page.
 * The body is sent as a blob, because a request copied with its stream would need HTTP/2. With `onProgress` a configured
 * API gets it in a way that tells how far it is.
 */
export async function transport(request: Request, onProgress?: (progress: UploadProgress) => void): Promise<Response> {
  const { apiUrl } = await loadConfig();
  if (!apiUrl) {
    const { answer, isPersistent } = await loadEmbedded();
    const response = await answer(request);
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
  const noteUnanswered = () => {
    if (isRead) unanswered.add(url);
  };
  return fetch(url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    credentials: 'omit',
    cache: unanswered.delete(url) ? 'reload' : 'default',
    // A redirected POST arrives as a GET without its body; better an error than an article that is lost.
    redirect: isRead ? 'follow' : 'error',
    ...(body && { body }),
  }).then(
    (response) => {
      if (savedAtOf(response.headers) !== undefined) noteUnanswered();
      return limitAnswer(response);
    },
    (error: unknown) => {
      noteUnanswered();
      throw error;
    },
  );
}
