/** Maximum length of a slug, as in the contract. Mail programs and search engines do not cut addresses of this length. */
export const SLUG_MAX_LENGTH = 120;

/** `/newsroom/admin` and `/newsroom/sample` are pages of the site, so no article can have these slugs. */
export const RESERVED_SLUGS: readonly string[] = ['admin', 'sample'];

/**
 * Describes in one sentence what is wrong with a slug, or returns null if it is valid. Every result of `slugify` is valid unless it is
 * empty, too long or reserved.
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
