import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Attributes whose values content sets on purpose. Other tests cover the allowed values. */
const FROM_CONTENT = new Set(['href', 'src', 'alt', 'datetime', 'content', 'data-props', 'data-prerendered']);

/** An element with its attributes. Attributes that content must not change have their values. */
const described = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element) =>
  `${tagName} ${attrs
    .map(({ name, value }) => (FROM_CONTENT.has(name) ? name : `${name}=${value}`))
    .sort()
    .join(' ')}`;

/** React writes a preload hint for each different picture. */
const isHint = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element) =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && value === 'preload');

/** The elements of a page in order, as an HTML parser sees them. Text that becomes an element changes the list. */
export function elementStructure(html: string): readonly string[] {
  const visit = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) => {
      if (!('tagName' in node) || isHint(node)) return [];
      const inside = 'content' in node ? node.content.childNodes : node.childNodes;
      return [described(node), ...visit(inside), `/${node.tagName}`];
    });
  return visit(parse(html).childNodes);
}
