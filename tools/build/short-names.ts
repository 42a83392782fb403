import { transform } from 'lightningcss';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Prefix of the ids of components, see `component-ids.ts`. Most ids have no rule. */
const COMPONENT = 'sc-';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** a, b, … Z, aa, ab, … */
const nameAt = (index: number): string =>
  (index < LETTERS.length ? '' : nameAt(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/** All elements with a class in a tree. */
const withClass = (nodes: readonly Node[]): DefaultTreeAdapterTypes.Element[] =>
  nodes.flatMap((node) =>
    'tagName' in node
      ? [...(node.attrs.some(({ name }) => name === 'class') ? [node] : []), ...withClass(node.childNodes)]
      : [],
  );

/** The style sheet with other class names. */
function renameClasses(css: string, rename: (name: string) => string) {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Selector: (selector) =>
        selector.map((part) => (part.type === 'class' ? { ...part, name: rename(part.name) } : part)),
    },
  });
  return code.toString();
}

function classesOf(css: string) {
  const names = new Set<string>();
  renameClasses(css, (name) => {
    names.add(name);
    return name;
  });
  return names;
}

interface Site {
  readonly css: string;
  /** The HTML of the pages. */
  readonly pages: readonly string[];
}

/**
 * Renames the classes of components to a, b, c, the most frequent first, and removes those without a rule. Their hashes
 * are 8 % of the home page: with them, it does not arrive with the first round trip. React does not compare attributes
 * on hydration, and an island inserts the rules of its original names. Names in `handWritten` rules do not change.
 */
export function shortNames({ css, pages }: Site, handWritten: string): Site {
  const fixed = classesOf(handWritten);
  const inRules = classesOf(css);
  const trees = pages.map((html) => parseFragment(html));
  const attributes = trees.flatMap(({ childNodes }) =>
    withClass(childNodes).flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'class')),
  );
  const counts = new Map<string, number>();
  for (const { value } of attributes) {
    for (const name of value.split(' ')) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const renamed = [...counts].filter(([name]) => inRules.has(name) && !fixed.has(name));
  const free = Array.from({ length: renamed.length + fixed.size }, (_, i) => nameAt(i)).filter(
    (name) => !fixed.has(name),
  );
  const short = new Map(
    renamed.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name], i) => [name, free[i] ?? name]),
  );
  const shorten = (name: string) => short.get(name) ?? name;
  for (const attribute of attributes) {
    const names = attribute.value.split(' ').filter((name) => inRules.has(name) || !name.startsWith(COMPONENT));
    attribute.value = names.map(shorten).join(' ');
  }
  return { css: renameClasses(css, shorten), pages: trees.map((tree) => serialize(tree)) };
}
