interface Keyed {
  readonly key: string;
}

/** Helpers for lists whose items have keys. They return the same list if nothing changes. */

export function replaceItem<T extends Keyed>(list: readonly T[], key: string, change: (item: T) => T): readonly T[] {
  const index = list.findIndex((item) => item.key === key);
  const item = list[index];
  if (!item) return list;
  const changed = change(item);
  return changed === item ? list : list.with(index, changed);
}

export function removeItem<T extends Keyed>(list: readonly T[], key: string): readonly T[] {
  return list.some((item) => item.key === key) ? list.filter((item) => item.key !== key) : list;
}

/** Moves an item to the index it has in the new list. Does nothing if the index is out of range. */
export function moveItem<T extends Keyed>(list: readonly T[], key: string, to: number): readonly T[] {
  const from = list.findIndex((item) => item.key === key);
  const item = list[from];
  if (!item || to === from || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function insertAfter<T extends Keyed>(list: readonly T[], key: string, item: T): readonly T[] {
  const index = list.findIndex((other) => other.key === key);
  return index < 0 ? list : list.toSpliced(index + 1, 0, item);
}
