import { slugify } from '~/lib/slugify';

/** `/newsroom/admin` and `/newsroom/sample` are pages of the site and win over articles (DECISIONS). */
const RESERVED = new Set(['admin', 'sample']);

/**
 * The slug after a change of the title, and the one it took the place of where that is worth a word: a slug edited by
 * hand, or the public address of a saved article.
 */
export function slugAfterTitle(
  before: { title: string; slug: string; replacedSlug: string | undefined },
  title: string,
  savedSlug: string | undefined,
): { slug: string; replacedSlug: string | undefined } {
  const slug = slugify(title);
  const isWorthKeeping = before.slug !== '' && (before.slug !== slugify(before.title) || before.slug === savedSlug);
  const replacedSlug = before.replacedSlug ?? (isWorthKeeping ? before.slug : undefined);
  return { slug, replacedSlug: replacedSlug === slug ? undefined : replacedSlug };
}

/** What is wrong with a slug that is about to be saved; undefined when nothing is. The saved one may stay as it is. */
export function slugProblem(slug: string, savedSlug: string | undefined): string | undefined {
  if (slug === savedSlug) return undefined;
  if (RESERVED.has(slug)) return `“${slug}” is a page of its own. Choose another slug.`;
  if (slugify(slug) !== slug) return 'Use lowercase letters, digits and hyphens only.';
  return undefined;
}
