/** The members of a Node.js request that CORS needs. */
interface CorsRequest {
  readonly method?: string | undefined;
  readonly headers: {
    readonly [name: string]: string | readonly string[] | undefined;
    readonly origin?: string | undefined;
  };
}

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

/**
 * Returns the CORS headers of the response. `isPreflight` is true for the preflight of an allowed origin: its response needs nothing
 * else. Tokens travel in a header, so the site needs no cookies, and credentials are not allowed.
 */
export function corsOf({ method, headers }: CorsRequest, isAllowed: (origin: string) => boolean) {
  const { origin } = headers;
  if (origin === undefined || !isAllowed(origin)) return { isPreflight: false, cors: { Vary: 'Origin' } };
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
  const cors = {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'ETag, Location, Retry-After',
    ...(isPreflight && PREFLIGHT),
  };
  return { isPreflight, cors };
}
