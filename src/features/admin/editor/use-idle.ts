import { useEffect, useState } from 'react';

/** Sessions usually end after half an hour without a sign of life; the notice comes before that. */
const IDLE_MS = 25 * 60 * 1000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Whether nobody has touched the page for 25 minutes; any sign of life ends it. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const begin = () => {
      const now = Date.now();
      // Pointer moves come by the hundred; a second is exact enough.
      if (now - last < 1000) return;
      last = now;
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    begin();
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin);
    };
  }, []);
  return isIdle;
}
