import { useRef, useState } from 'react';
import { useClientValue } from '~/lib/hooks/use-client-value';

/**
 * People need longer than this to fill in a form; bots do not. The specification has no number, so this one is our
 * decision.
 */
export const MIN_FILL_MS = 2000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Keeps bots from sending a form, with a honeypot field and a minimum time. A fast submit is delayed and not refused,
 * because browsers fill in forms too.
 */
export function useLeadGuard() {
  const trap = useRef<HTMLInputElement>(null);
  // A prerendered form was visible since the page loaded, long before it hydrated.
  const cameWithPage = useClientValue(() => false, true);
  const [start] = useState(() => (cameWithPage ? 0 : performance.now()));
  return {
    trap,
    isCaught: () => Boolean(trap.current?.value),
    empty: () => {
      if (trap.current) trap.current.value = '';
    },
    /** Resolves when the form has been visible long enough; at once for most people. */
    untilPlausible: async () => {
      const rest = start + MIN_FILL_MS - performance.now();
      if (rest > 0) await wait(rest);
    },
  };
}
