import { useRef, useState, useSyncExternalStore } from 'react';

/** Nobody fills in a form faster than this; a program does. Our own number: the specification names none. */
export const MIN_FILL_MS = 2000;

const noSubscription = () => () => {};
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Keeps programs from sending a form: a field they fill in, and a time they do not take. Nobody is refused for being
 * quick, because browsers fill in forms too: the request only leaves when the time is over.
 */
export function useLeadGuard() {
  const trap = useRef<HTMLInputElement>(null);
  // A form that came with the page was there to be filled in since the page began, long before React took it over.
  const cameWithPage = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const [start] = useState(() => (cameWithPage ? 0 : performance.now()));
  return {
    trap,
    isCaught: () => Boolean(trap.current?.value),
    empty: () => {
      if (trap.current) trap.current.value = '';
    },
    /** Resolves when enough time has gone by since the form was there; at once for most people. */
    untilPlausible: async () => {
      const rest = start + MIN_FILL_MS - performance.now();
      if (rest > 0) await wait(rest);
    },
  };
}
