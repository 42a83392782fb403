import { useEffect, useEffectEvent } from 'react';

/**
 * Calls the latest `callback` every `delayMs` milliseconds; `undefined` stops it. A changed delay restarts the
 * interval.
 */
export function useInterval(callback: () => void, delayMs: number | undefined) {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (delayMs === undefined) return;
    const timer = setInterval(() => tick(), delayMs);
    return () => clearInterval(timer);
  }, [delayMs]);
}
