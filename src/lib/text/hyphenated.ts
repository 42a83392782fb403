/**
 * A text as words with hyphens between them: lowercase, without non-word characters, hyphens for whitespace, trimmed. Repeated
 * hyphens are collapsed, and accents are folded first. Idempotent. Other letters than a to z are dropped: a title needs `slugify`.
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
