import type { Selector } from 'lightningcss';
import { parseFragment } from 'parse5';
import { classAttributes } from '../../../server/render/rename-classes';
import { minify } from './critical-css';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the name with this index in a, b, … Z, aa, ab, … */
const nameAt = (index: number): string =>
  (index < LETTERS.length ? '' : nameAt(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/** Renames the classes in a selector, also inside `:has()` and similar functions. */
const renameIn = (selector: Selector, rename: (name: string) => string): Selector =>
  selector.map((part) => {
    if (part.type === 'class') return { ...part, name: rename(part.name) };
    if (part.type !== 'pseudo-class') return part;
    if (part.kind !== 'has' && part.kind !== 'is' && part.kind !== 'not' && part.kind !== 'where') return part;
    return { ...part, selectors: part.selectors.map((inner) => renameIn(inner, rename)) };
  });

/** Renames the classes in a style sheet. */
const renameSelectors = (css: string, rename: (name: string) => string) =>
  minify(css, { Selector: (selector) => renameIn(selector, rename) });

function classesOf(css: string) {
  const names = new Set<string>();
  renameSelectors(css, (name) => {
    names.add(name);
    return name;
  });
  return names;
}

interface Site {
  readonly css: string;
  /** For each class, the number of elements in all pages that have it. */
  readonly counts: ReadonlyMap<string, number>;
}

interface ShortNames {
  readonly css: string;
  /** The new name of every class in the styles. */
  readonly names: ReadonlyMap<string, string>;
}

/** Adds the classes of a page to the counts. */
export function countClasses(html: string, counts: Map<string, number>) {
  for (const { value } of classAttributes(parseFragment(html).childNodes)) {
    for (const name of value.split(' ')) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

/**
 * Gives the classes of components the names a, b, c, with the most frequent class first. `renameClasses` writes them into pages. The
 * original names contain hashes, which are 8 % of the home page; with them, it would not arrive in the first round trip. Hydration is not
 * disturbed: React does not compare attributes, and an island inserts rules for its original names. Names in `handWritten` rules stay.
 */
export function shortNames({ css, counts }: Site, handWritten: string): ShortNames {
  const fixed = classesOf(handWritten);
  const inRules = classesOf(css);
  const renamed = [...counts].filter(([name]) => inRules.has(name) && !fixed.has(name));
  const free = Array.from({ length: renamed.length + fixed.size }, (_, i) => nameAt(i)).filter(
    (name) => !fixed.has(name),
  );
  const short = new Map(
    renamed.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name], i) => [name, free[i] ?? name]),
  );
  const shorten = (name: string) => short.get(name) ?? name;
  const names = new Map([...inRules].map((name) => [name, shorten(name)]));
  return { css: renameSelectors(css, shorten), names };
}
