import { useEffect, useEffectEvent } from 'react';

/** Calls the newest `callback` every `delayMs` milliseconds; `undefined` stops it. A changed delay starts over. */
export function useInterval(callback: () => void, delayMs: number | undefined) {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (delayMs === undefined) return;
    const timer = setInterval(() => tick(), delayMs);
    return () => clearInterval(timer);
  }, [delayMs]);
}
