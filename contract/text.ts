import { VISIBLE_TEXT_PATTERN } from './generated/limits';

/** True if nobody can see the text: it is empty, or consists of spaces and invisible characters such as U+200B. */
export const isBlank = (text: string): boolean => !VISIBLE_TEXT_PATTERN.test(text);

/** Characters that are invisible by default: soft hyphens, joiners, direction marks and variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Characters that look like a space, such as tabs, no-break spaces and the Braille blank. */
const GAPS = /[\s\p{Cc}\u2800]+/gu;

/** Removes invisible characters, and replaces each gap by one space. */
const tidy = (text: string) => text.normalize('NFKC').replace(INVISIBLE, '').replace(GAPS, ' ').trim();

/**
 * Returns the key of a text for comparing, searching and sorting. Two texts that look the same have the same key: it is in the
 * normalization form NFKC, because people type 'fi' and not the ligature, in one letter case, and without invisible characters.
 * Accents stay, because 'resume' and 'résumé' are two words.
 */
export const searchKey = (text: string): string =>
  tidy(text)
    // Upper case makes 'ß' and 'ẞ' equal to 'SS', and 'ı' equal to 'I'.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    // 'İ' has become an 'i' with a dot above it. A sigma at the end of a word has a separate letter.
    .replace(/i\u0307+/g, 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFKC');

/** A field of one line cannot contain control characters, line breaks, or characters that override the text direction. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Makes a text that conforms to `OneLine` in openapi.yaml. A line break becomes a space. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').replace(OVERRIDES, '');

/** People and programs write quotes and brackets around an address, and punctuation after it. */
const BEFORE = /^[\s"'“”„‘’‚«»‹›(<[{]+/;
const AFTER = /[\s"'“”„‘’‚«»‹›)>\]}.,;:!]+$/;
const LINK = /^mailto:(?:\/\/)?([^?]*).*$/i;

const unwrapped = (text: string) => text.replace(BEFORE, '').replace(AFTER, '');

/** Returns the address of a `mailto:` link, in which characters may be percent-encoded. */
function addressOfLink(link: string): string {
  const address = link.replace(LINK, '$1');
  try {
    return address === link ? link : decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Finds the email address in typed or pasted text. Removes `mailto:`, a name as in `Ann <ann@corp.example>`, quotes, punctuation at the
 * end, and invisible characters. All other text stays, so that validation can refuse it.
 */
export function mailAddressOf(text: string): string {
  const line = tidy(text);
  const named = /^[^<>@]*<([^<>]*)>[\s,;.]*$/.exec(line)?.[1] ?? line;
  return unwrapped(addressOfLink(unwrapped(named)));
}

/** Returns the key of an email address for comparing. Providers ignore the letter case. */
export const mailKey = (text: string): string => mailAddressOf(text).toLowerCase();
