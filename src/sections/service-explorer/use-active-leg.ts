import { type RefObject, useEffect, useState } from 'react';

/**
 * A category is active once its top is at most this many pixels below the top of the window: the position after a jump
 * (header 73px, plus 80px) with some tolerance, so that it is active after the jump.
 */
const READING_LINE_PX = 153 + 64;

/** Index of the child of `ref` that the user is reading. The first on the server and until the page scrolls. */
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
