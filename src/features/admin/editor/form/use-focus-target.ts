import { useEffect } from 'react';
import type { EditorState } from '~/features/admin/editor/model/editor-actions';

/** Puts the focus where the last change wants it, and opens the panel around that place. */
export function useFocusTarget(focus: EditorState['focus']) {
  useEffect(() => {
    if (!focus) return;
    const target = document.getElementById(focus.id);
    const panel = target?.closest('details');
    if (panel) panel.open = true;
    target?.focus();
  }, [focus]);
}
