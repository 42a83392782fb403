import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The prefix of the ids of components (`component-ids.ts`). Most ids have no rule. */
const COMPONENT = 'sc-';

/** Finds the class attributes of all elements in a tree. */
export const classAttributes = (nodes: readonly Node[]): { value: string }[] =>
  nodes.flatMap((node) =>
    'tagName' in node
      ? [...node.attrs.filter(({ name }) => name === 'class'), ...classAttributes(node.childNodes)]
      : [],
  );

/**
 * Shortens HTML: removes `=""`, and end tags in drawings. That is safe in the output of parse5, where `<` and `>` occur only in tags, and
 * quotes in attributes are escaped.
 */
const shorter = (html: string) =>
  html.replaceAll(/<[^<>]+>/g, (tag) => tag.replaceAll('=""', '')).replaceAll(/><\/(?:path|circle|rect|use)>/g, '/>');

/**
 * Renames the classes in HTML to those of the style sheet. `names` contains every class that has a rule. The ids of components without
 * a rule are removed.
 */
export function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  const tree = parseFragment(html);
  for (const attribute of classAttributes(tree.childNodes)) {
    const used = attribute.value.split(' ').filter((name) => names.has(name) || !name.startsWith(COMPONENT));
    attribute.value = used.map((name) => names.get(name) ?? name).join(' ');
  }
  return shorter(serialize(tree));
}
