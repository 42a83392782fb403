/**
 * Proxies that compress a response append a suffix to its tag, inside the quotes or after them: `-gzip` (Apache), `-zstd` (Caddy),
 * `--gzip` (Jetty), `-deflate` (lighttpd). With several proxies, there may be several suffixes.
 */
const CODINGS = /("?)(?:-{1,2}(?:x-)?(?:gzip|br|deflate|zstd|bzip2))+("?)$/;

/**
 * Returns the entity tag as the backend sent it. When proxies compress a response, they change its tag: nginx, HAProxy, Varnish and
 * CDNs make it weak, others append a suffix. A weak tag never matches `If-Match` (RFC 9110, 13.1.1), so behind such a proxy nobody
 * could save an article.
 */
export const originalTag = (tag: string): string => tag.trim().replace(/^W\//, '').replace(CODINGS, '$1$2');

/** Returns the original tags in an `If-Match` or `If-None-Match` header, or undefined if the header is `*`, which matches any tag. */
export const tagsOf = (condition: string): readonly string[] | undefined =>
  condition.trim() === '*' ? undefined : condition.split(',').map(originalTag);
