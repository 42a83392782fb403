import { type RefObject, useEffect, useState } from 'react';
import { useInView } from './use-in-view';

/**
 * 'waiting' while a line below the window is not drawn yet, 'drawing' once 20 % of it is visible. Undefined on the
 * server, without JavaScript, and for a line that is in the window from the start and needs no drawing.
 */
export function useLineDrawing(ref: RefObject<Element | null>) {
  const [isWaiting, setWaiting] = useState(false);
  const isInView = useInView(ref);
  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    setWaiting(top > window.innerHeight);
  }, [ref]);
  if (!isWaiting) return undefined;
  return isInView ? 'drawing' : 'waiting';
}
