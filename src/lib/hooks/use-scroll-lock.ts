import { useLayoutEffect } from 'react';

let locks = 0;
let release = () => {};

/** Locks the page behind an overlay. The gutter reserves the scroll bar's space, so nothing moves sideways. */
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
 * Locks page scroll while `isActive`. Locks are counted: the page scrolls again when the last overlay closes. The
 * scroll position does not change.
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
