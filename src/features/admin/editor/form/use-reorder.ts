import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { shortcutOf } from '~/lib/browser/shortcut';

const { said } = adminWords.editor;

/** The item that is being dragged. There can only be one. */
let dragged: { readonly group: string; readonly key: string; readonly name: string } | undefined;

interface Item {
  /** Items move only within their group. */
  readonly group: string;
  readonly key: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (key: string, to: number) => void;
}

/** Moves a list item with buttons, with Alt and the arrow keys, or by dragging its handle. Announces every move. */
export function useReorder({ group, key, name, index, count, onMove }: Item) {
  const { say } = useEditor();
  const [isOver, setOver] = useState(false);
  const move = (moved: string, movedName: string, to: number) => {
    if (to < 0 || to >= count) return;
    onMove(moved, to);
    say(said.moved(movedName, to + 1, count));
  };
  return {
    up: () => move(key, name, index - 1),
    down: () => move(key, name, index + 1),
    /** True while another item of the list is dragged over this one. */
    isOver,
    keys: {
      onKeyDown: (event: KeyboardEvent) => {
        const shortcut = shortcutOf(event.nativeEvent);
        if (event.defaultPrevented || (shortcut !== 'Alt+ArrowUp' && shortcut !== 'Alt+ArrowDown')) return;
        event.preventDefault();
        move(key, name, shortcut === 'Alt+ArrowUp' ? index - 1 : index + 1);
      },
    },
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        dragged = { group, key, name };
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
      },
      onDragEnd: () => {
        dragged = undefined;
      },
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (dragged?.group !== group) return;
        event.preventDefault();
        setOver(dragged.key !== key);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (dragged?.group !== group) return;
        event.preventDefault();
        if (dragged.key !== key) move(dragged.key, dragged.name, index);
        dragged = undefined;
      },
    },
  };
}
