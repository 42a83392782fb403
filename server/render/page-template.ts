import { createHash } from 'node:crypto';
import type { PageHead } from '../../src/app/head/page-head.server';
import { messages } from '../../src/content/messages';
import { escapeHtml } from '../../src/lib/text/escape-html';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the content security policy for the meta tag of a page. It allows scripts and styles from this site, and inline ones with
 * these hashes. The hash of the empty string allows the empty `<style>` that styled-components fills with CSSOM. Policies that need a
 * header (framing, sniffing, permissions) are in `security-headers.ts`.
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
    `trusted-types mindwave-worker mindwave-page mindwave-paste`,
  ].join('; ');
}

/** The parts of a document. */
export interface TemplateInput {
  readonly head: PageHead | undefined;
  readonly siteUrl: string;
  readonly mapOrigin: string;
  /** Styles for the first screen. */
  readonly css: string;
  /** Address of the style sheet of the site. */
  readonly sheet: string;
  /** The HTML, with `FOLD` at the end of the first screen. */
  readonly html: string;
  /** The path of the page, or undefined for a shell, which the client renders. */
  readonly prerendered: string | undefined;
  /** The compiled starter with the modules of this page. */
  readonly starter: string;
  /** Other tags in the head: icons, manifest, structured data. */
  readonly extra: string;
}

/** The mark between the first screen and the rest. */
export const FOLD = '<i id="fold" hidden></i>';

/**
 * Blocks rendering until the first screen has arrived. The layout of the header and the hero depends on all of their content, so an
 * earlier paint would cause layout shifts. The rest of the page appears below, and shifts nothing.
 */
const waitForFirstScreen = `<link rel="expect" href="#fold" blocking="render">`;

/** `early-input.ts` shows this notice if the app does not start. It is outside of all islands. */
const stuckNotice = `<div id="stuck" role="alert" hidden>${escapeHtml(messages.update.chunkError)} <button type="button">${escapeHtml(messages.update.reload)}</button></div>`;

/** A document, and its content security policy, which is also sent as a header. */
export interface Page {
  readonly html: string;
  readonly policy: string;
}

/** Returns a complete HTML document. */
export function pageTemplate(input: TemplateInput): Page {
  const { head, siteUrl, css, sheet, prerendered, starter, extra, mapOrigin } = input;
  const policy = contentSecurityPolicy([starter], [css], mapOrigin);
  const meta = head
    ? [
        `<title>${escapeHtml(head.title)}</title>`,
        head.description && `<meta name="description" content="${escapeHtml(head.description)}">`,
        head.isIndexed
          ? `<link rel="canonical" href="${siteUrl}${head.path === '/' ? '/' : head.path}">`
          : '<meta name="robots" content="noindex">',
      ]
    : ['<title>Mindwave</title>', '<meta name="robots" content="noindex">'];
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    ...meta.filter(Boolean),
    `<script>${starter}</script>`,
    prerendered === undefined ? '' : waitForFirstScreen,
    `<style>${css}</style>`,
    extra,
    '</head><body>',
    `<div id="root"${prerendered === undefined ? '' : ` data-prerendered="${escapeHtml(prerendered)}"`}>`,
    `${input.html}</div>`,
    '<div id="overlays"></div><p id="announcer" class="vh" role="status"></p>',
    stuckNotice,
    // At the end of the body, the style sheet does not block the content above.
    `<link rel="stylesheet" href="${sheet}" fetchpriority="low"></body></html>\n`,
  ].join('');
  return { html, policy };
}
