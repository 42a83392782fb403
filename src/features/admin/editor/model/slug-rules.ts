import { slugify } from '~/lib/text/slugify';
import { SLUG_MAX_LENGTH } from '~contract/generated/limits';

/** The slug for a title. Empty if the text has no letter or digit for an address. */
export const slugOf = (text: string): string => slugify(text, SLUG_MAX_LENGTH);

/**
 * The slug for a new title. `replacedSlug` is the previous slug if the user may want it back, because it was edited by
 * hand or is the address of the saved article.
 */
export function slugAfterTitle(
  before: { title: string; slug: string; replacedSlug: string | undefined },
  title: string,
  savedSlug: string | undefined,
): { slug: string; replacedSlug: string | undefined } {
  const slug = slugOf(title);
  const isWorthOffering = before.slug !== '' && (before.slug !== slugOf(before.title) || before.slug === savedSlug);
  const replacedSlug = before.replacedSlug ?? (isWorthOffering ? before.slug : undefined);
  return { slug, replacedSlug: replacedSlug === slug ? undefined : replacedSlug };
}
