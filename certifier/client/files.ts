import { BrokenRule, shown } from '../outcome';
import { type Client, causeOf } from './client';
import { RESPONSE_SECONDS } from './wire';

/** A file at an address that a response contains. */
export interface FetchedFile {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/**
 * Requests a file as a page would: without a token, and following redirects. An address without a host is one on the API's host.
 * @throws BrokenRule if there is no response.
 */
export async function fetchFile(client: Client, address: string, init: RequestInit = {}): Promise<FetchedFile> {
  const { fetch = globalThis.fetch, responseSeconds = RESPONSE_SECONDS, url } = client.target;
  // The length of a compressed response would not be the length of the file.
  const headers = { 'Accept-Encoding': 'identity', ...Object.fromEntries(new Headers(init.headers)) };
  try {
    const request = new Request(new URL(address, url), { ...init, headers });
    client.lastCall = `${request.method} ${shown(address)} got no response`;
    const response = await fetch(request, { signal: AbortSignal.timeout(responseSeconds * 1000) });
    client.lastCall = `${request.method} ${shown(address)} returned ${response.status}`;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  } catch (error) {
    throw new BrokenRule(`${shown(address)} cannot be fetched: ${causeOf(error)}`);
  }
}
