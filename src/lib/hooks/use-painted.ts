import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value only after the frame with its change is painted. `useDeferredValue` may still update in the same
 * frame, which would then wait for the layout of a long list.
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
