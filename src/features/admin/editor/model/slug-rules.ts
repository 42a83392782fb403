import { slugify } from '~/lib/text/slugify';

/**
 * The slug for a new title. `replacedSlug` is the previous slug if the user may want it back: it was edited by hand, or
 * it is the address of the saved article.
 */
export function slugAfterTitle(
  before: { title: string; slug: string; replacedSlug: string | undefined },
  title: string,
  savedSlug: string | undefined,
): { slug: string; replacedSlug: string | undefined } {
  const slug = slugify(title);
  const isWorthOffering = before.slug !== '' && (before.slug !== slugify(before.title) || before.slug === savedSlug);
  const replacedSlug = before.replacedSlug ?? (isWorthOffering ? before.slug : undefined);
  return { slug, replacedSlug: replacedSlug === slug ? undefined : replacedSlug };
}
