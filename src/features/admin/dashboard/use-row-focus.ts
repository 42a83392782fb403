import { useEffect, useRef } from 'react';
import type { SavedArticle } from '~/api/articles/article';
import { focusHeading } from '~/lib/announce-page';
import { isFocusLost } from '~/lib/focus';

/** The element id of a row's Delete button. */
export const deleteButtonId = (id: string) => `delete-${id}`;

/** The element id of a row's Edit link. */
export const editLinkId = (id: string) => `edit-${id}`;

/** On return from the editor, focuses the row that the user came from, unless they have moved the focus already. */
export function useFocusAfterEdit(edited: string, hasRows: boolean) {
  useEffect(() => {
    if (hasRows && document.activeElement?.matches('h1, body')) document.getElementById(editLinkId(edited))?.focus();
  }, [edited, hasRows]);
}

interface Input {
  /** Undefined until the list has loaded. */
  rows: readonly SavedArticle[] | undefined;
  /** The article in the open dialog. */
  asked: SavedArticle | undefined;
  /** The article that was deleted last. */
  deleted: SavedArticle | undefined;
}

const NO_ROWS: readonly SavedArticle[] = [];

/**
 * Moves the focus after a delete, because the button that opened the dialog is gone. It goes to the Delete button of
 * the row that takes its place, after the last row to the row before it, and without rows to the heading.
 */
export function useFocusAfterDelete({ rows = NO_ROWS, asked, deleted }: Input) {
  const left = useRef<{ id: string; place: number }>(undefined);
  useEffect(() => {
    if (asked) {
      const place = rows.findIndex(({ id }) => id === asked.id);
      if (place >= 0) left.current = { id: asked.id, place };
      return;
    }
    const { id, place } = left.current ?? {};
    if (place === undefined || id !== deleted?.id || rows.some((row) => row.id === id)) return;
    left.current = undefined;
    if (!isFocusLost()) return;
    const next = rows[Math.min(place, rows.length - 1)];
    const button = next && document.getElementById(deleteButtonId(next.id));
    if (button) button.focus();
    else focusHeading();
  }, [rows, asked, deleted]);
}
