/** Schemes that may leave the site. `javascript:`, `data:`, `blob:` and unknown schemes never become a link. */
const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Placeholder for our origin: a parsed address that still has it is inside the site. */
const SITE = 'https://site.invalid';

/**
 * The address for `href`, or undefined when the text must stay plain text. It allows `https:`, `http:` (both with
 * `//`), `mailto:`, `tel:` and site-relative addresses that start with a single `/`, with `#` or with `?`. It returns
 * the parsed form, so tabs, line breaks, letter case and backslashes that a browser would normalise cannot change its
 * meaning.
 */
export function safeHref(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^[/#?]/.test(trimmed)) {
    const url = parse(trimmed, SITE);
    // '//host' and '/\host' leave the site although they look like site-relative addresses; so does '/a/..//host' once
    // parsed.
    if (url?.origin !== SITE || url.pathname.startsWith('//')) return undefined;
    const tail = url.href.slice(SITE.length + url.pathname.length);
    if (trimmed.startsWith('/')) return url.pathname + tail;
    return tail.length > 1 ? tail : undefined;
  }
  const url = parse(trimmed);
  if (!url || !SCHEMES.has(url.protocol)) return undefined;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && !/^https?:\/\//i.test(trimmed)) return undefined;
  if (!isWeb && url.pathname === '') return undefined;
  return url.href;
}

/** Image types allowed in `data:` addresses. SVG is not one of them, because it can contain scripts. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,/i;

/**
 * The address for the `src` of an image, or undefined when there is none to show: a web or site-relative address that
 * `safeHref` allows, an inline image (`data:`), or one that this page created (`blob:`).
 */
export function safeImageSrc(text: string): string | undefined {
  if (INLINE_PICTURE.test(text) || text.startsWith('blob:')) return text;
  const address = safeHref(text);
  return address && /^(?:https?:|\/)/.test(address) ? address : undefined;
}

function parse(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
