/**
 * What proxies append to the tag of a response that they compress, inside the quotes or after them: Apache `-gzip`, Caddy `-zstd`,
 * Jetty `--gzip`, lighttpd `-deflate`. One proxy may stand behind another.
 */
const CODINGS = /("?)(?:-{1,2}(?:x-)?(?:gzip|br|deflate|zstd|bzip2))+("?)$/;

/**
 * The entity tag that a backend sent, without what proxies have made of it: nginx, HAProxy, Varnish and CDNs make it weak when they
 * compress the response, and others append the coding. Weak tags never match `If-Match` (RFC 9110, 13.1.1), so without this nothing
 * could be saved behind them.
 */
export const originalTag = (tag: string): string => tag.trim().replace(/^W\//, '').replace(CODINGS, '$1$2');

/** The original tags of a list in `If-Match` or `If-None-Match`; undefined if any tag matches (`*`). */
export const tagsOf = (condition: string): readonly string[] | undefined =>
  condition.trim() === '*' ? undefined : condition.split(',').map(originalTag);
