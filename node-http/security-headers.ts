const FRAMES = "frame-ancestors 'none'";

/**
 * The response headers. This server sends them, and the configuration for other hosts is generated from them. The content security
 * policy here is for files other than pages. A page has its own policy, in a meta tag and as a header.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': FRAMES,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Uploaded images have another value, because a site on another origin may show them.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** The headers of every response of this server. `npm start` recognises a running site by `Server`. */
export const commonHeaders = { ...securityHeaders, Server: 'Mindwave' };

/** Hashed files never change. Browsers revalidate everything else on each use. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
/** For the settings of a deployment, which can change at any time. */
export const NEVER_STORE = 'no-store';

/** Returns the Cache-Control header of a file, by its path in the built site. */
export const cacheControl = (path: string) => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);

/** Returns the policy of a page for its header: the policy of its document, and the part that only works in a header. */
export const pagePolicy = (policy: string | undefined): string =>
  policy === undefined ? FRAMES : `${policy}; ${FRAMES}`;

/** Returns the headers of a page. `policy` is the one of its document. */
export const pageHeaders = (policy: string | undefined) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': REVALIDATE,
  'Content-Security-Policy': pagePolicy(policy),
});
