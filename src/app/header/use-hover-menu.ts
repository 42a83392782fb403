import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A menu stays this long after the pointer has left it (specification section 2). */
const CLOSE_DELAY_MS = 100;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Whether the pointer heads for the menu that stands at the right edge of `box`: it is in the triangle between the point where
 * it left the item and the two ends of that edge, whatever else lies in there.
 */
function isOnItsWay(start: Point, now: Point, box: DOMRect): boolean {
  const part = (now.clientX - start.clientX) / (box.right - start.clientX);
  const fall = now.clientY - start.clientY;
  return part > 0 && fall >= part * (box.top - start.clientY) && fall <= part * (box.bottom - start.clientY);
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/**
 * Which one of several menus is open. A mouse opens it at once and closes it 100 ms after leaving; the buttons of the
 * keyboard and of touch call `toggle`. Keys are the addresses of the items.
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
        leftAt.current = event;
        closeSoon();
      },
    }),
    /** Of the box that holds the items: the way from one to its menu beside the box may cross others, and the delay waits for it. */
    onPointerMove: (event: PointerEvent) => {
      if (timer.current === undefined || !leftAt.current) return;
      if (isOnItsWay(leftAt.current, event, event.currentTarget.getBoundingClientRect())) closeSoon();
    },
  };
}

export type HoverMenu = ReturnType<typeof useHoverMenu>;
