import { useEffect } from 'react';
import type { EditorState } from '~/features/admin/editor/model/editor-actions';

/** Focuses the element that the last change asked for, and opens its panel. */
export function useFocusTarget(focus: EditorState['focus']) {
  useEffect(() => {
    if (!focus) return;
    const target = document.getElementById(focus.id);
    const panel = target?.closest('details');
    if (panel) panel.open = true;
    target?.focus();
  }, [focus]);
}
