/**
 * Moves the focus to the element in `scope` that has taken the place of `element`: it is of the same kind and has the
 * same text. Call this after content has been rendered again, for example with data that is newer than the HTML.
 * @param element the element that had the focus before. If it is still on the page, nothing happens.
 */
export function focusAgain(element: Element | null, scope: Element | null) {
  if (!element || element.isConnected || !scope) return;
  const found = [...scope.querySelectorAll<HTMLElement>(element.localName)].find(
    ({ textContent }) => textContent === element.textContent,
  );
  // A heading gets the focus only after a navigation.
  if (element.getAttribute('tabindex') === '-1' && found) found.tabIndex = -1;
  found?.focus({ preventScroll: true });
}

/**
 * True if the element that had the focus is gone. Until it paints, a browser leaves the focus in a dialog that has
 * closed.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.closest('dialog:not([open])') !== null;
}
