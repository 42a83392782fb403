/**
 * By touch, the first tap on the link of a menu item presses the button next to it, which opens the submenu. The second
 * tap follows the link. Before hydration, the starter queues the press like any other, so the rule is the same.
 * @param isQueued true if a press of this button waits for hydration.
 */
export function openMenusByTap(isQueued: (button: Element) => boolean) {
  let isTap = false;
  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTap = pointerType === 'touch';
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const button = isTap && event.target instanceof Element ? event.target.closest('a')?.nextElementSibling : null;
      isTap = false;
      if (!(button instanceof HTMLButtonElement) || button.ariaExpanded !== 'false' || isQueued(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      button.click();
    },
    true,
  );
}
