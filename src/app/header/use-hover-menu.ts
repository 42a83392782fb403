import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A menu stays open this long after the pointer leaves it (S9.hover-close). */
const CLOSE_DELAY_MS = 100;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * True if the pointer moves towards the menu at the right edge of `box`: it is inside the triangle between the point
 * where it left the item and the two ends of that edge.
 */
function isOnItsWay(start: Point, now: Point, box: DOMRect): boolean {
  const part = (now.clientX - start.clientX) / (box.right - start.clientX);
  const fall = now.clientY - start.clientY;
  return part > 0 && fall >= part * (box.top - start.clientY) && fall <= part * (box.bottom - start.clientY);
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/**
 * Tracks which one of several menus is open. A mouse opens a menu at once and closes it 100 ms after leaving; buttons
 * call `toggle` for keyboard and touch. Keys are the hrefs of the items.
 */
export function useHoverMenu() {
  const [openKey, setOpenKey] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<string>(undefined);
  const leftAt = useRef<Point>(undefined);

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
    /** A mouse has already opened the menu on hover, so a click must not close it. */
    toggle: (key: string) => (openKey === key && hovered.current !== key ? close() : open(key)),
    /** Listeners of the element that contains the item and its menu. */
    hover: (key: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (isTouch(event)) return;
        hovered.current = key;
        open(key);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isTouch(event)) return;
        hovered.current = undefined;
        leftAt.current = event;
        closeSoon();
      },
    }),
    /**
     * For the box around the items. On its way to a menu, the pointer may cross other items. The close delay waits for
     * it.
     */
    onPointerMove: (event: PointerEvent) => {
      if (timer.current === undefined || !leftAt.current) return;
      if (isOnItsWay(leftAt.current, event, event.currentTarget.getBoundingClientRect())) closeSoon();
    },
  };
}

export type HoverMenu = ReturnType<typeof useHoverMenu>;
