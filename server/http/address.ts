import type { OutgoingHttpHeaders } from 'node:http';
import { type Handler, NOT_FOUND } from './handler';

/** The addresses of requests are relative, so they are resolved against this one. */
const SELF = 'http://site.invalid';

/** A response for an address without a page below the base. */
interface OtherAddress {
  readonly status: 301 | 400 | 404;
  readonly headers: OutgoingHttpHeaders;
  readonly text: string;
}

const moved = (Location: string): OtherAddress => ({ status: 301, headers: { Location }, text: '' });
const refused = (status: 400 | 404, text: string): OtherAddress => ({
  status,
  headers: { 'Content-Type': 'text/plain' },
  text,
});

/** `/about/` -> `/about`. A path must not begin with two slashes, because browsers read the second part as a host. */
export const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';

/** Reads the address of a request. Returns the path without the base, and the query with its question mark. */
export function readAddress(
  url: string,
  base: string,
): OtherAddress | { readonly pathname: string; readonly search: string } {
  if (!URL.canParse(url, SELF)) return refused(400, 'This address is not valid');
  // Two slashes begin a host, so `//about` would be the home page of a host called `about`.
  const single = url.replace(/^[/\\]+/, '/');
  const { pathname, search } = new URL(single, SELF);
  if (single !== url) return moved(withoutSlash(pathname) + search);
  const prefix = base.slice(0, -1);
  if (pathname.startsWith(base)) return { pathname: pathname.slice(prefix.length), search };
  return pathname === prefix ? moved(base + search) : refused(404, `This site is at ${base}`);
}

/** Leads to the not-found page if the address cannot be decoded, such as `/newsroom/%zz`. */
export const decodable: Handler = (_request, _response, pathname) => {
  try {
    // A bundler removes calls of `decodeURI` whose result is not used.
    return decodeURI(pathname) === '' ? NOT_FOUND : pathname;
  } catch {
    return NOT_FOUND;
  }
};
