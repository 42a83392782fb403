import { slugify } from '~/lib/text/slugify';
import { SLUG_MAX_LENGTH } from '~contract/generated/limits';

/** The slug for a title. Empty if the text has no letter or digit for an address. */
export const slugOf = (text: string): string => slugify(text, SLUG_MAX_LENGTH);

/** A slug with the number of a copy, such as 'claims-2'. */
const NUMBERED = /^(.+)-\d{1,3}$/;

/** A slug without the number of a copy. All slugs that `freeSlug` may return contain it. */
export const slugStem = (slug: string) => NUMBERED.exec(slug)?.[1] ?? slug;

/**
 * The slug for a copy of an article: its slug with the first free number. The copy of 'claims-2' is 'claims-3' if there is
 * an article 'claims'.
 */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const stem = slugify(taken.has(slugStem(slug)) ? slugStem(slug) : slug);
  const numbered = (number: number): string => {
    const end = `-${number}`;
    const free = slugify(stem, SLUG_MAX_LENGTH - end.length) + end;
    return taken.has(free) ? numbered(number + 1) : free;
  };
  return stem === '' ? '' : numbered(2);
}

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
