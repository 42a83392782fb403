/**
 * The slug of a title (S4.editor.slug): lowercase, without non-word characters, hyphens for whitespace, trimmed.
 * Repeated hyphens are collapsed and accents folded first, so that 'Über uns' does not lose letters. Idempotent.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
