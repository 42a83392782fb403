import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Backdrop fade (S9.dialog-backdrop). The content stays that long after closing, so that the panel does not shrink. */
export const BACKDROP_MS = 500;

/** Handlers that close the dialog after a click whose press starts and ends on the backdrop. */
export function useBackdrop(onClose: () => void) {
  const isPressed = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isPressed.current = target === currentTarget;
    },
    onPointerUp: ({ target, currentTarget }: PointerEvent) => {
      isPressed.current &&= target === currentTarget;
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent) => {
      // The second click of a double click on the opener must not close the dialog.
      if (target === currentTarget && isPressed.current && detail < 2) onClose();
    },
  };
}

/**
 * Ignores the second press of a double click on a button of a closing dialog. It would hit what is below the dialog, or
 * move the focus there.
 */
export function ignoreDoubleClick() {
  const ignore = (event: UIEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['mousedown', 'click'] as const) {
    addEventListener(type, ignore, true);
    setTimeout(() => removeEventListener(type, ignore, true), BACKDROP_MS);
  }
}
