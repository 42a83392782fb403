/** A page and its styles, as small as they get. */
export interface StyledPage {
  readonly html: string;
  /** For the `<style>` in the head: what the first screen needs. */
  readonly inline: string;
  /** For a style sheet at the end of the body, which blocks nothing above it. */
  readonly rest: string;
}

const CLASS_SELECTOR = /\.([A-Za-z_][\w-]*)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names of all classes of a page. */
const classesOf = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

/** a, b, … Z, aa, ab, … */
const nameAt = (index: number): string =>
  (index < LETTERS.length ? '' : nameAt(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/**
 * Calls the `generated` classes a, b, c in the order of the page: as hashes they are 4% of its bytes. Marks of components
 * that no rule asks for go altogether. React compares no attributes when it takes elements over, and writes `class` whole
 * when one changes: its own names for the same rules, of five or six letters.
 */
export function withShortNames({ html, inline, rest }: StyledPage, generated: ReadonlySet<string>): StyledPage {
  const used = new Set([...(inline + rest).matchAll(CLASS_SELECTOR)].map(([, name = '']) => name));
  const others = new Set([...classesOf(html), ...used].filter((name) => !generated.has(name)));
  const short = new Map<string, string>();
  let count = 0;
  const shortened = (name: string) => {
    if (!generated.has(name)) return name;
    const known = short.get(name);
    if (known) return known;
    let next = nameAt(count++);
    while (others.has(next)) next = nameAt(count++);
    short.set(name, next);
    return next;
  };
  const inCss = (css: string) => css.replace(CLASS_SELECTOR, (_, name: string) => `.${shortened(name)}`);
  return {
    html: html.replace(/ class="([^"]*)"/g, (_, names: string) => {
      const kept = names.split(' ').filter((name) => used.has(name) || !name.startsWith('sc-'));
      return kept.length > 0 ? ` class="${kept.map(shortened).join(' ')}"` : '';
    }),
    inline: inCss(inline),
    rest: inCss(rest),
  };
}
