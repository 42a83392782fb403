import { VISIBLE_TEXT_PATTERN } from './generated/limits';

/** Whether nobody could see the text: it is empty, or has only spaces and characters such as U+200B. */
export const isBlank = (text: string): boolean => !VISIBLE_TEXT_PATTERN.test(text);

/** Characters without a look of their own: soft hyphens, joiners, marks of direction and of variants. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Everything that looks like a gap, such as tabs, no-break spaces and the blank of Braille. */
const GAPS = /[\s\p{Cc}\u2800]+/gu;

/** A text without invisible characters, and with single spaces. */
const tidy = (text: string) => text.normalize('NFKC').replace(INVISIBLE, '').replace(GAPS, ' ').trim();

/**
 * A text for comparisons, searches and sorting: two texts that look the same have the same key. It is in the normalization form NFKC,
 * because people search for 'fi' and not for a ligature, without differences of case, and without invisible characters. Accents
 * stay, because 'resume' and 'résumé' are two words.
 */
export const searchKey = (text: string): string =>
  tidy(text)
    // To upper case and back makes 'ß' and 'ẞ' equal to 'SS', and 'ı' to 'I'.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    // 'İ' becomes an 'i' with a dot above, and a sigma at the end of a word has a form of its own.
    .replace(/i\u0307+/g, 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFKC');

/** What a field of one line cannot contain: control characters, line breaks, and characters that override the direction. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text as one line, as `OneLine` of openapi.yaml describes it. A line break becomes a space. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').replace(OVERRIDES, '');

/** What people and programs write around an address: quotes, brackets, and a sign at the end of a sentence. */
const BEFORE = /^[\s"'“”„‘’‚«»‹›(<[{]+/;
const AFTER = /[\s"'“”„‘’‚«»‹›)>\]}.,;:!]+$/;
const LINK = /^mailto:(?:\/\/)?([^?]*).*$/i;

const unwrapped = (text: string) => text.replace(BEFORE, '').replace(AFTER, '');

/** The address of a link to a mail, in which characters may be encoded. */
function addressOfLink(link: string): string {
  const address = link.replace(LINK, '$1');
  try {
    return address === link ? link : decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The address in what was typed or pasted: without `mailto:`, a name as in `Ann <ann@corp.example>`, quotes, a dot at the end, and
 * invisible characters. Other text stays, so that a rule can refuse it.
 */
export function mailAddressOf(text: string): string {
  const line = tidy(text);
  const named = /^[^<>@]*<([^<>]*)>[\s,;.]*$/.exec(line)?.[1] ?? line;
  return unwrapped(addressOfLink(unwrapped(named)));
}

/** An address for comparisons. Providers ignore case. */
export const mailKey = (text: string): string => mailAddressOf(text).toLowerCase();
