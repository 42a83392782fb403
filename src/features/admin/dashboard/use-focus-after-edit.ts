import { useEffect } from 'react';

/** The element id of a row's Edit link. */
export const editLinkId = (id: string) => `edit-${id}`;

/** Back from the editor, the focus is on the row that the user came from, unless they have moved it. */
export function useFocusAfterEdit(edited: string, hasRows: boolean) {
  useEffect(() => {
    if (hasRows && document.activeElement?.matches('h1, body')) document.getElementById(editLinkId(edited))?.focus();
  }, [edited, hasRows]);
}
