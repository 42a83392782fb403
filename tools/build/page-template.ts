import { createHash } from 'node:crypto';
import type { PageHead } from '../../src/app/page-head';
import { messages } from '../../src/content/messages.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** An attribute without a value is the same as one with an empty value. React escapes quotes in text, so text never matches. */
const shortAttributes = (html: string) => html.replace(/=""(?=[ >])/g, '');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page as a meta tag: it allows scripts and styles only from this site or with one of these hashes. The hash of
 * the empty string allows the empty `<style>` that styled-components fills with CSSOM. Policies that need a header (framing,
 * sniffing, permissions) are in `security-headers.ts`.
 */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[], mapOrigin: string) {
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.map(hash).join(' ')}`.trim(),
    `style-src 'self' ${['', ...styles].map(hash).join(' ')}`,
    `img-src 'self' data: blob: https: http://localhost:* http://127.0.0.1:*`,
    `media-src 'self'`,
    `connect-src 'self' https: http://localhost:* http://127.0.0.1:*`,
    `font-src 'self'`,
    `frame-src ${mapOrigin}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types mindwave-worker`,
  ].join('; ');
}

export interface TemplateInput {
  readonly head: PageHead | undefined;
  readonly siteUrl: string;
  readonly mapOrigin: string;
  /** Styles for the first screen. */
  readonly css: string;
  /** Address of the style sheet with the other styles. */
  readonly sheet: string;
  readonly html: string;
  /** Path of the page, or undefined for a shell, which is rendered on the client. */
  readonly prerendered: string | undefined;
  /** The compiled starter with the modules of this page. */
  readonly starter: string;
  /** Other tags in the head: icons, manifest, structured data. */
  readonly extra: string;
}

/**
 * Blocks rendering until the first section has arrived. The layout of the header and the hero depends on all of their content,
 * so an earlier paint would cause layout shifts. Later sections appear below and shift nothing.
 */
const waitForFirstScreen = (html: string) =>
  `<link rel="expect" href="#${html.includes('id="s1"') ? 's1' : 'footer'}" blocking="render">`;

/** `early-input.ts` shows this notice if the app does not start. It is outside the React root. */
const stuckNotice = `<div id="stuck" role="alert" hidden>${escape(messages.update.chunkError)} <button type="button">${escape(messages.update.reload)}</button></div>`;

/** Returns a complete HTML document. */
export function pageTemplate(input: TemplateInput) {
  const { head, siteUrl, css, sheet, html, prerendered, starter, extra, mapOrigin } = input;
  const policy = contentSecurityPolicy([starter], [css], mapOrigin);
  const meta = head
    ? [
        `<title>${escape(head.title)}</title>`,
        head.description && `<meta name="description" content="${escape(head.description)}">`,
        head.isIndexed
          ? `<link rel="canonical" href="${siteUrl}${head.path === '/' ? '/' : head.path}">`
          : '<meta name="robots" content="noindex">',
      ]
    : ['<title>Mindwave</title>', '<meta name="robots" content="noindex">'];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">`,
    ...meta.filter(Boolean),
    `<script>${starter}</script>`,
    prerendered === undefined ? '' : waitForFirstScreen(html),
    `<style>${css}</style>`,
    extra,
    '</head><body>',
    `<div id="root"${prerendered === undefined ? '' : ` data-prerendered="${escape(prerendered)}"`}>${shortAttributes(html)}</div>`,
    stuckNotice,
    // At the end of the body, the style sheet does not block the content above.
    `<link rel="stylesheet" href="${sheet}" fetchpriority="low"></body></html>\n`,
  ].join('');
}
