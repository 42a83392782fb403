import { hyphenated } from './hyphenated';
import { toLatin } from './latin-letters';

/** Cuts a slug at the last hyphen within the limit. A single word beyond the limit is cut at the limit. */
function shortened(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const start = slug.lastIndexOf('-', maxLength);
  const end = slug.indexOf('-', start + 1);
  const word = slug.slice(start + 1, end === -1 ? undefined : end);
  const isAtHyphen = start > 0 && word.length <= maxLength;
  return slug.slice(0, isAtHyphen ? start : maxLength).replace(/-$/, '');
}

/**
 * The slug of a title (S4.editor.slug): lowercase, without non-word characters, hyphens for whitespace, trimmed. Accents are folded and
 * letters of other alphabets are replaced first, so that 'Über uns' and 'Łódź' do not lose letters. Idempotent.
 * @param maxLength longer slugs are cut between words. By default there is no limit.
 */
export const slugify = (title: string, maxLength = Number.POSITIVE_INFINITY): string =>
  shortened(hyphenated(toLatin(title)), maxLength);
