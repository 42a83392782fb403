/** Schemes that may leave the site. `javascript:`, `data:`, `blob:` and unknown ones never become a link. */
const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Stands for our own origin: what still has it after parsing is an address inside the site. */
const SITE = 'https://site.invalid';

/**
 * The address to put into `href`, or undefined when the text must stay plain text. Allowed are `https:`, `http:` (both
 * with `//`), `mailto:`, `tel:` and site-relative addresses that begin with one `/`, with `#` or with `?`. What is returned is the
 * parsed form, so TABs, line breaks, letter case and backslashes that a browser would normalise cannot change its meaning.
 */
export function safeHref(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^[/#?]/.test(trimmed)) {
    const url = parse(trimmed, SITE);
    // '//host' and '/\host' leave the site although they begin like an address inside it; '/a/..//host' does once parsed.
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

/** Picture types that may be written into an address; SVG is not among them, because it can hold scripts. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,/i;

/**
 * The address to put into the `src` of a picture, or undefined when there is none to show: a web or site-relative address
 * that `safeHref` allows, a picture inside the address (`data:`), or one that this page made (`blob:`).
 */
export function safeImageSrc(text: string): string | undefined {
  if (INLINE_PICTURE.test(text) || text.startsWith('blob:')) return text;
  const address = safeHref(text);
  return address && /^(?:https?:|\/)/.test(address) ? address : undefined;
}

function parse(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
