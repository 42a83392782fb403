import { type RefObject, useEffect, useState } from 'react';

/**
 * True once `threshold` (0 to 1) of the element has been visible; it never becomes false again. In browsers without
 * `IntersectionObserver` it is true at once, so that nothing stays hidden.
 */
export function useInView(ref: RefObject<Element | null>, threshold = 0.2): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isInView) return;
    if (typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true);
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, isInView]);
  return isInView;
}
