/** A page and its minified styles. */
export interface StyledPage {
  readonly html: string;
  /** Styles for the first screen, for the `<style>` in the head. */
  readonly inline: string;
  /** The other styles, for a style sheet at the end of the body. */
  readonly rest: string;
}

const CLASS_SELECTOR = /\.([A-Za-z_][\w-]*)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** All class names of a page. */
const classesOf = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

/** a, b, … Z, aa, ab, … */
const nameAt = (index: number): string =>
  (index < LETTERS.length ? '' : nameAt(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/**
 * Renames the `generated` classes to a, b, c in the order of the page, because the hashes are 4% of its bytes. Removes component
 * classes that no rule uses. Hydration does not compare attributes, and when a class changes, React replaces the whole attribute
 * with the original names, whose rules the client inserts.
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
      const classes = names.split(' ').filter((name) => used.has(name) || !name.startsWith('sc-'));
      return classes.length > 0 ? ` class="${classes.map(shortened).join(' ')}"` : '';
    }),
    inline: inCss(inline),
    rest: inCss(rest),
  };
}
