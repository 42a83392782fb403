import type { ArticleDraft, Section } from '~/api/articles/article';
import { adminWords } from '~/features/admin/words';
import { formatDate } from '~/lib/text/format-date';
import { TEXT_FIELDS, type TextField, textsWith } from '~contract/article-texts';
import type { SidebarItem } from '~contract/contract';
import { isBlank, searchKey } from '~contract/text';
import { isEqual } from './equality';

/** The version of a field to use. */
export type Side = 'mine' | 'theirs';

/** A field that differs between two versions of an article, as text. Undefined means that a side lacks the item. */
export interface Difference {
  readonly id: string;
  readonly label: string;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
  /** The addresses of two banners. */
  readonly pictures?: Readonly<Record<Side, string>>;
}

interface Pair<T> {
  readonly mine: T | undefined;
  readonly theirs: T | undefined;
}

type ListName = 'sections' | 'sidebarItems';

/** The longest common subsequence of two lists, as pairs of indices. */
function anchors(one: readonly string[], other: readonly string[]): readonly (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      found.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

/**
 * Aligns two versions of a list. Items with the same title form a pair. Items between them are paired in order, and the
 * rest has no counterpart.
 */
export function alignLists<T extends Section | SidebarItem>(mine: readonly T[], theirs: readonly T[]): Pair<T>[] {
  const names = (list: readonly T[]) => list.map((item) => searchKey(item.title) || JSON.stringify(item));
  const pairs: Pair<T>[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...anchors(names(mine), names(theirs)), [mine.length, theirs.length] as const]) {
    while (i < nextI || j < nextJ) {
      pairs.push({ mine: i < nextI ? mine[i] : undefined, theirs: j < nextJ ? theirs[j] : undefined });
      i = Math.min(i + 1, nextI);
      j = Math.min(j + 1, nextJ);
    }
    if (nextI < mine.length && nextJ < theirs.length) pairs.push({ mine: mine[nextI], theirs: theirs[nextJ] });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return pairs;
}

function sectionInWords({ title, content, cta }: Section) {
  const texts = content.map((block) => (block.type === 'list' ? block.content.join(', ') : block.content));
  const words = [title, ...texts, ...(cta ? [`${cta.text} (${cta.link})`] : [])].filter((text) => !isBlank(text));
  return words.join('\n') || 'An empty section';
}

const sidebarInWords = ({ title, description, link }: SidebarItem) =>
  [title, description, link].filter((text) => !isBlank(text)).join('\n') || 'An empty item';

const inWords = (item: Section | SidebarItem | undefined) =>
  item && ('content' in item ? sectionInWords(item) : sidebarInWords(item));

const names: Readonly<Record<TextField, string>> = adminWords.editor.texts;
const TEXTS = [...TEXT_FIELDS.map((field) => [field, names[field]] as const), ['bannerImage', 'Banner'] as const];

const LISTS = [
  ['sections', 'Section'],
  ['sidebarItems', 'Sidebar item'],
] as const satisfies readonly (readonly [ListName, string])[];

function textInWords(field: string, text: string | undefined) {
  if (field === 'bannerImage' && text?.startsWith('data:')) return adminWords.picture.stored;
  if (field === 'bannerAlt' && text === '') return adminWords.editor.bannerAlt.none;
  return (field === 'date' ? formatDate(text ?? '') : text) || 'Empty';
}

/** Lists are compared item by item. If one side could not be read, they are compared as raw text instead. */
function rowsOf(mine: ArticleDraft, theirs: ArticleDraft, list: ListName): Pair<Section | SidebarItem>[] | undefined {
  if (mine.unreadable?.[list] !== undefined || theirs.unreadable?.[list] !== undefined) return undefined;
  return list === 'sections'
    ? alignLists(mine.sections, theirs.sections)
    : alignLists(mine.sidebarItems, theirs.sidebarItems);
}

const rawOf = (draft: ArticleDraft, list: ListName) => draft.unreadable?.[list] ?? JSON.stringify(draft[list]);

/** All fields that differ, in the order of the form. */
export function compareDrafts(mine: ArticleDraft, theirs: ArticleDraft): Difference[] {
  const texts = TEXTS.filter(([field]) => mine[field] !== theirs[field]).map(([field, label]) => ({
    id: field,
    label,
    mine: textInWords(field, mine[field]),
    theirs: textInWords(field, theirs[field]),
    ...(field === 'bannerImage' && { pictures: { mine: mine.bannerImage, theirs: theirs.bannerImage } }),
  }));
  const lists = LISTS.flatMap(([list, label]) => {
    const rows = rowsOf(mine, theirs, list);
    if (!rows) {
      const [one, other] = [rawOf(mine, list), rawOf(theirs, list)];
      return one === other ? [] : [{ id: list, label: `${label}s`, mine: one, theirs: other }];
    }
    return rows.flatMap((row, i) =>
      isEqual(row.mine, row.theirs)
        ? []
        : [{ id: `${list}-${i}`, label: `${label} ${i + 1}`, mine: inWords(row.mine), theirs: inWords(row.theirs) }],
    );
  });
  return [...texts, ...lists];
}

/** Merges two versions. A field that differs comes from the picked side, by default from mine. */
export function mergeDrafts(
  mine: ArticleDraft,
  theirs: ArticleDraft,
  picks: Readonly<Record<string, Side>>,
): ArticleDraft {
  const from = (id: string) => (picks[id] === 'theirs' ? theirs : mine);
  const items = <T extends Section | SidebarItem>(list: ListName, one: readonly T[], other: readonly T[]) =>
    alignLists(one, other)
      .map((row, i) => (picks[`${list}-${i}`] === 'theirs' ? row.theirs : row.mine))
      .filter((item) => item !== undefined);
  const rawLists = LISTS.map(([list]) => list).filter((list) => !rowsOf(mine, theirs, list));
  const unreadable = Object.fromEntries(
    rawLists.flatMap((list) => {
      const raw = from(list).unreadable?.[list];
      return raw === undefined ? [] : [[list, raw]];
    }),
  );
  return {
    ...textsWith((field) => from(field)[field]),
    bannerImage: from('bannerImage').bannerImage,
    sections: rawLists.includes('sections')
      ? from('sections').sections
      : items('sections', mine.sections, theirs.sections),
    sidebarItems: rawLists.includes('sidebarItems')
      ? from('sidebarItems').sidebarItems
      : items('sidebarItems', mine.sidebarItems, theirs.sidebarItems),
    ...(Object.keys(unreadable).length > 0 && { unreadable }),
  };
}

/**
 * Proposes a side for each difference: the side that changed the field since `base`, or mine if both did. An item that
 * only one side has stays. But if it is unchanged since `base`, the other side deleted it, so it goes.
 */
export function proposedPicks(
  differences: readonly Difference[],
  mine: ArticleDraft,
  theirs: ArticleDraft,
  base: ArticleDraft | undefined,
): Record<string, Side> {
  if (!base)
    return Object.fromEntries(differences.map(({ id, mine: own }) => [id, own === undefined ? 'theirs' : 'mine']));
  const isUnchanged = (list: ListName, item: Section | SidebarItem | undefined) =>
    item !== undefined && base[list].some((old) => isEqual(old, item));
  return Object.fromEntries(
    differences.map(({ id }): [string, Side] => {
      // The alternative text belongs to its banner.
      const owner = id === 'bannerAlt' && mine.bannerImage !== theirs.bannerImage ? 'bannerImage' : id;
      const text = TEXTS.find(([field]) => field === owner)?.[0];
      if (text) return [id, mine[text] === base[text] ? 'theirs' : 'mine'];
      const [list, index] = id.split('-');
      if (list !== 'sections' && list !== 'sidebarItems') return [id, 'mine'];
      if (index === undefined) return [id, rawOf(mine, list) === rawOf(base, list) ? 'theirs' : 'mine'];
      const row = rowsOf(mine, theirs, list)?.[Number(index)];
      if (!row) return [id, 'mine'];
      if (row.mine === undefined) return [id, isUnchanged(list, row.theirs) ? 'mine' : 'theirs'];
      return [id, isUnchanged(list, row.mine) ? 'theirs' : 'mine'];
    }),
  );
}
