/**
 * Address part of a title: the specification's rule (lowercase, non-word characters removed, whitespace to hyphens,
 * trimmed), with repeated hyphens collapsed and accents folded first, so that 'Über uns' keeps its letters. Idempotent.
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
