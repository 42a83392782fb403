import { RESPONSE_MAX_BYTES, tooLarge } from '~/api/limits';

/** How many bytes of a request's body were sent. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** Parses response headers as XMLHttpRequest returns them: one `name: value` per line. */
function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Sends a body like `fetch`, and also reports upload progress, which `fetch` cannot do. Like `fetch`, it rejects with a
 * `TypeError` when there is no response and with the signal's reason when it is cancelled. A redirect is an error,
 * because a redirected POST arrives as a GET without its body. A response beyond the limit is an error, too.
 */
export function upload(
  url: string,
  { method, headers, signal }: Request,
  body: Blob,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    let isTooLarge = false;
    const fail = () => {
      if (isTooLarge) return reject(tooLarge());
      reject(signal.aborted ? signal.reason : new TypeError('Failed to fetch'));
    };
    const cancel = () => sending.abort();
    sending.open(method, url);
    sending.responseType = 'blob';
    for (const [name, value] of headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    sending.onprogress = ({ loaded }) => {
      isTooLarge = loaded > RESPONSE_MAX_BYTES;
      if (isTooLarge) sending.abort();
    };
    sending.onload = () => {
      if (sending.responseURL !== new URL(url, location.href).href) return fail();
      const { status, statusText } = sending;
      const received: Blob = sending.response;
      const isEmpty = status === 204 || status === 205 || status === 304;
      resolve(
        new Response(isEmpty ? null : received, {
          status,
          statusText,
          headers: headersOf(sending.getAllResponseHeaders()),
        }),
      );
    };
    sending.onerror = fail;
    sending.onabort = fail;
    sending.onloadend = () => signal.removeEventListener('abort', cancel);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) return fail();
    sending.send(body);
  });
}
