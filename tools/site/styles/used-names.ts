import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The names in a piece of HTML that CSS selectors can match. */
export interface UsedNames {
  readonly elements: ReadonlySet<string>;
  /** The values of each attribute. A `class` attribute is split into its names. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** True for closed dialogs and menus. They are not displayed, so the first paint needs no styles for them. */
const isClosed = (node: DefaultTreeAdapterTypes.Element) =>
  node.tagName === 'dialog' || node.attrs.some(({ name }) => name === 'data-closed');

/** Collects the elements and attributes that the HTML displays at first. */
export function usedNames(html: string): UsedNames {
  const elements = new Set(['html', 'body']);
  // A script selects the theme.
  const attributes = new Map([['data-theme', new Set(['light', 'dark'])]]);
  const visit = (node: Node) => {
    if (!('tagName' in node) || isClosed(node)) return;
    elements.add(node.tagName);
    for (const { name, value } of node.attrs) {
      const values = attributes.get(name) ?? new Set();
      for (const one of name === 'class' ? value.split(' ') : [value]) values.add(one);
      attributes.set(name, values);
    }
    for (const child of node.childNodes) visit(child);
  };
  for (const child of parseFragment(html).childNodes) visit(child);
  return { elements, attributes };
}
