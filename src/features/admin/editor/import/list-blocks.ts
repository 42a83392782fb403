import type { Block } from '~/api/articles/article';
import type { ItemBlock } from './text-block';

/** The number of a marker such as '3.', '(3)' or '3)'. */
const numberOf = (marker: string): number | undefined => {
  const digits = /^\(?(\d+)[.)]{0,2}$/.exec(marker)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** True if the item begins another list: bullets after numbers, or numbers that do not go on. */
function beginsList(item: ItemBlock, before: ItemBlock): boolean {
  if (item.marker === '' || before.marker === '') return item.marker !== before.marker;
  const number = numberOf(item.marker);
  const last = numberOf(before.marker);
  if (number === undefined || last === undefined) return number !== last;
  return number !== last + 1;
}

/** Splits items into lists by the items of the highest level. Lists whose numbers go on stay together. */
function listsOf(items: readonly ItemBlock[]): readonly (readonly ItemBlock[])[] {
  const top = Math.min(...items.map(({ level }) => level));
  const lists: ItemBlock[][] = [];
  let before: ItemBlock | undefined;
  for (const item of items) {
    const isTop = item.level === top;
    if (lists.length === 0 || (isTop && before && beginsList(item, before))) lists.push([]);
    lists.at(-1)?.push(item);
    if (isTop) before = item;
  }
  return lists;
}

const withMarker = ({ marker, text }: ItemBlock) => (marker === '' ? text : `${marker} ${text}`);

/**
 * A list of an article has bullets, or numbers from 1. Items inside an item become items of the same list. Other
 * numbers, letters, and items inside a numbered item are lines of a paragraph, so that they keep their meaning.
 */
function blockOf(items: readonly ItemBlock[]): Block {
  const top = Math.min(...items.map(({ level }) => level));
  const topItems = items.filter(({ level }) => level === top);
  if (topItems.every(({ marker }) => marker === '')) return { type: 'list', content: items.map(withMarker) };
  if (topItems.length === items.length && topItems.every(({ marker }, i) => numberOf(marker) === i + 1))
    return { type: 'list', listType: 'number', content: items.map(({ text }) => text) };
  const lines = items.map((item) => (item.marker === '' ? `– ${item.text}` : withMarker(item)));
  return { type: 'paragraph', content: lines.join('\n') };
}

/** The blocks of an article for items that follow each other. */
export const listBlocks = (items: readonly ItemBlock[]): readonly Block[] => listsOf(items).map(blockOf);
