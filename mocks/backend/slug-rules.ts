/** Longest slug; with the site's address it stays well below what browsers, mail programs and search engines cut. */
export const SLUG_MAX_LENGTH = 120;

/** `/newsroom/admin` and `/newsroom/sample` are pages of the site and win over articles. */
export const RESERVED_SLUGS: readonly string[] = ['admin', 'sample'];

/** Says in one sentence what is wrong with a slug, or null when it can be an article's address. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Please enter a slug.';
  if (slug.length > SLUG_MAX_LENGTH) return `The slug is longer than ${SLUG_MAX_LENGTH} characters.`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    return 'Use lowercase letters, digits and single hyphens between them.';
  }
  if (RESERVED_SLUGS.includes(slug)) return `'${slug}' is a page of its own. Please choose another slug.`;
  return null;
}
