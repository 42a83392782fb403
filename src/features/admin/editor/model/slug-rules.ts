import { slugify } from '~/lib/slugify';

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
