import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Prefix of the ids of components, see `component-ids.ts`. Most ids have no rule. */
const COMPONENT = 'sc-';

/** The class attributes of all elements in a tree. */
export const classAttributes = (nodes: readonly Node[]): { value: string }[] =>
  nodes.flatMap((node) =>
    'tagName' in node
      ? [...node.attrs.filter(({ name }) => name === 'class'), ...classAttributes(node.childNodes)]
      : [],
  );

/**
 * Shorter HTML of the same tree: without `=""`, and without end tags in drawings. In what parse5 writes, `<` and `>` are only in tags,
 * and quotes in an attribute are escaped.
 */
const shorter = (html: string) =>
  html.replaceAll(/<[^<>]+>/g, (tag) => tag.replaceAll('=""', '')).replaceAll(/><\/(?:path|circle|rect|use)>/g, '/>');

/**
 * The HTML with the class names of the style sheet. `names` has every class in a rule. The ids of components without a rule are
 * removed.
 */
export function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  const tree = parseFragment(html);
  for (const attribute of classAttributes(tree.childNodes)) {
    const used = attribute.value.split(' ').filter((name) => names.has(name) || !name.startsWith(COMPONENT));
    attribute.value = used.map((name) => names.get(name) ?? name).join(' ');
  }
  return shorter(serialize(tree));
}
