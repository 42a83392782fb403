/**
 * The one list of response headers. Our server sends them, and the files for other hosts are made from it. The page's
 * own script and style policy is a meta tag in each page (`page-template.ts`); here is what only a header can say.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Hashed files never change; everything else is checked on each use. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
/** The settings of a deployment, which may change at any time. */
export const NEVER_STORE = 'no-store';

/** Cache rule of a file by its path in the built site. */
export const cacheControl = (path: string) => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);
