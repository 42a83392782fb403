import { type RefObject, useEffect, useState } from 'react';

/**
 * A category is the active one from when its top has come up to this many pixels below the window's top: where a jump
 * to it ends (header 73px, plus 80px) with some room, so that it is active after the jump.
 */
const READING_LINE_PX = 153 + 64;

/** Index of the child of `ref` that is being read. The first on the server and until it scrolls. */
export function useActiveLeg(ref: RefObject<Element | null>): number {
  const [active, setActive] = useState(0);
  useEffect(() => {
    const update = () => {
      const legs = [...(ref.current?.children ?? [])];
      const passed = legs.filter((leg) => leg.getBoundingClientRect().top <= READING_LINE_PX).length;
      setActive(Math.max(0, passed - 1));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [ref]);
  return active;
}
