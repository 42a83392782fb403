import { numberMarker } from './markers';
import { styleOf } from './parse-html';
import type { ItemBlock } from './text-block';

/** The list around an element. Its number counts up. */
export interface List {
  readonly level: number;
  /** The style or the attribute that says what its markers are. */
  readonly type: string;
  readonly step: 1 | -1;
  number: number;
}

/** A list item. Its block is written with its first text. */
export interface OpenItem {
  readonly level: number;
  readonly isFromWord: boolean;
  marker: string;
  written?: ItemBlock;
}

/** The style of the markers, or undefined if the element does not say so. */
const listStyle = (element: Element) =>
  /list-style(?:-type)?:[^;]*?\b(none|disc|circle|square|decimal|(?:lower|upper)-\w+)/i.exec(styleOf(element))?.[1];

/** The whole number at the start of an attribute, as browsers read it. */
function integerOf(element: Element, name: string): number | undefined {
  const number = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return Number.isSafeInteger(number) ? number : undefined;
}

const isBullet = (type: string) => /^(?:none|disc|circle|square)$/.test(type);

/** The list that an element begins. */
export function openList(element: Element, outer: List | undefined): List {
  const isNumbered = element.tagName === 'OL';
  const type = listStyle(element) ?? (isNumbered ? (element.getAttribute('type') ?? '') : 'disc');
  const step = element.hasAttribute('reversed') ? -1 : 1;
  const first = step > 0 ? 1 : [...element.children].filter(({ tagName }) => tagName === 'LI').length;
  return { level: (outer?.level ?? 0) + 1, type, step, number: integerOf(element, 'start') ?? first };
}

/** The item that an element begins. Word on the web and Google Docs say in an attribute how deep it is. */
export function openItem(element: Element, list: List | undefined): OpenItem {
  const stated = integerOf(element, 'data-aria-level') ?? integerOf(element, 'aria-level');
  const item = { level: stated || (list?.level ?? 1), isFromWord: false, marker: '' };
  if (!list) return item;
  const type = listStyle(element) ?? list.type;
  const number = integerOf(element, 'value') ?? list.number;
  list.number = number + list.step;
  return isBullet(type) ? item : { ...item, marker: numberMarker(number, type) };
}
