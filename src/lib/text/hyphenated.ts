/**
 * Converts a text to lower-case words with hyphens between them. Accents are folded, non-word characters are removed,
 * and each whitespace becomes a single hyphen. Idempotent. Letters other than a to z are dropped, so a title needs
 * `slugify`.
 */
export const hyphenated = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
