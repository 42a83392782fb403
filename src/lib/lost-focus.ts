/**
 * True if the element that had the focus is gone. Until it paints, a browser leaves the focus in a dialog that has
 * closed.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.closest('dialog:not([open])') !== null;
}
