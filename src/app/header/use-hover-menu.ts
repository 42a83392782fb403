import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A menu stays this long after the pointer has left it (specification section 2). */
const CLOSE_DELAY_MS = 100;

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/**
 * Which one of several menus is open. A mouse opens it at once and closes it 100 ms after leaving; the buttons of the
 * keyboard and of touch call `toggle`. Keys are the addresses of the items.
 */
export function useHoverMenu() {
  const [openKey, setOpenKey] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<string>(undefined);

  const stay = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const open = (key: string) => {
    stay();
    setOpenKey(key);
  };
  const close = () => {
    stay();
    setOpenKey(undefined);
  };
  const closeSoon = () => {
    stay();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setOpenKey(undefined);
    }, CLOSE_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    openKey,
    open,
    close,
    /** Under a mouse the menu is open already, so a click must not take it away. */
    toggle: (key: string) => (openKey === key && hovered.current !== key ? close() : open(key)),
    /** Listeners of the element that holds the item and its menu. */
    hover: (key: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (isTouch(event)) return;
        hovered.current = key;
        open(key);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isTouch(event)) return;
        hovered.current = undefined;
        closeSoon();
      },
    }),
    /** While the pointer moves towards a menu that stands to the right, the way there may cross other items. */
    onPointerMove: (event: PointerEvent) => {
      if (timer.current !== undefined && openKey !== undefined && hovered.current === undefined && event.movementX > 0)
        closeSoon();
    },
  };
}

export type HoverMenu = ReturnType<typeof useHoverMenu>;
