/**
 * Moves the focus to the element in `scope` that has taken the place of `element`: one of the same kind, with the same text. Call it
 * after content has been rendered again, for example with data that is newer than the HTML.
 * @param element what had the focus before. If it is still on the page, nothing happens.
 */
export function focusAgain(element: Element | null, scope: Element | null) {
  if (!element || element.isConnected || !scope) return;
  const found = [...scope.querySelectorAll<HTMLElement>(element.localName)].find(
    ({ textContent }) => textContent === element.textContent,
  );
  // A heading takes the focus after a navigation only.
  if (element.getAttribute('tabindex') === '-1' && found) found.tabIndex = -1;
  found?.focus({ preventScroll: true });
}
