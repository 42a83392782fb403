import { useLayoutEffect } from 'react';

let locks = 0;
let release = () => {};

/** Stops the page behind an overlay; the gutter keeps the scroll bar's room, so nothing moves sideways. */
function lock() {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  release = () => {
    style.overflow = before.overflow;
    style.scrollbarGutter = before.scrollbarGutter;
  };
}

/**
 * Locks page scroll while `isActive`. Counted: with two overlays open the page scrolls again when the last one closes.
 * The scroll position is untouched, so nothing jumps.
 */
export function useScrollLock(isActive: boolean) {
  useLayoutEffect(() => {
    if (!isActive) return;
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) release();
    };
  }, [isActive]);
}
