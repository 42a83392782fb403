/** Longest slug, as in the contract: with the site's address it stays below what mail programs and search engines cut. */
export const SLUG_MAX_LENGTH = 120;

/** `/newsroom/admin` and `/newsroom/sample` are pages of the site and win over articles. */
export const RESERVED_SLUGS: readonly string[] = ['admin', 'sample'];

/**
 * What is wrong with a slug, in one sentence, or null when it can be the last part of an article's address. Everything
 * that `slugify` makes is accepted unless it is empty, too long or reserved.
 */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Please enter a slug.';
  if (slug.length > SLUG_MAX_LENGTH) return `The slug is longer than ${SLUG_MAX_LENGTH} characters.`;
  if (!/^[a-z0-9_]+(?:-[a-z0-9_]+)*$/.test(slug)) {
    return 'Use lowercase letters, digits, underscores and single hyphens between them.';
  }
  if (RESERVED_SLUGS.includes(slug)) return `'${slug}' is the address of another page. Please choose another slug.`;
  return null;
}
