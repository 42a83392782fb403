import { createHash } from 'node:crypto';
import type { PageHead } from '../../src/app/page-head';
import { messages } from '../../src/content/messages.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** An attribute without a value says the same as one with an empty value; in texts React writes quotes as entities. */
const shortAttributes = (html: string) => html.replace(/=""(?=[ >])/g, '');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page's own policy, as a meta tag: scripts and styles only from this site or with these hashes. The hash of the
 * empty string admits the empty `<style>` that styled-components fills by CSSOM. What only a header can say (framing,
 * sniffing, permissions) is in `security-headers.ts`.
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
  /** Styles the first screen needs. */
  readonly css: string;
  /** Address of the style sheet with the others. */
  readonly sheet: string;
  readonly html: string;
  /** Path this markup belongs to; a shell has none and is rendered from nothing. */
  readonly prerendered: string | undefined;
  /** The compiled starter, with the modules of this page filled in. */
  readonly starter: string;
  /** Further tags for the head: icons, manifest, structured data. */
  readonly extra: string;
}

/**
 * A browser that gets the page piece by piece paints it when the first section is whole: header and hero are laid out from
 * both ends, so each piece would move what is there. The sections after it come in below, where they move nothing.
 */
const waitForFirstScreen = (html: string) =>
  `<link rel="expect" href="#${html.includes('id="s1"') ? 's1' : 'footer'}" blocking="render">`;

/** Shown by `early-input.ts` when the app did not start; outside of what React owns. */
const stuckNotice = `<div id="stuck" role="alert" hidden>${escape(messages.update.missingPart)} <button type="button">${escape(messages.update.reload)}</button></div>`;

/** One finished HTML document. */
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
    // At the end of the body it holds back nothing that stands above it.
    `<link rel="stylesheet" href="${sheet}" fetchpriority="low"></body></html>\n`,
  ].join('');
}
