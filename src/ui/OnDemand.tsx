import { type FC, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Retryable, untilDone } from '~/lib/retry';

interface Props<P> {
  part: Retryable<FC<P>>;
  props: P;
  /** When this is first true, the code loads; from then on the part stays mounted. */
  isWanted: boolean;
  /** Called when the code cannot be loaded. It is requested again when there is a reason to (`lib/retry.ts`). */
  onMissing?: (error: unknown) => void;
  /** Shown until the code has loaded. */
  children?: ReactNode;
}

/**
 * A part outside the page, such as a dialog, whose code most visits never need. Unlike with `lazy`, a failed load does
 * not unmount anything.
 */
export function OnDemand<P extends object>({ part, props, isWanted, onMissing, children }: Props<P>) {
  const [Part, setPart] = useState<FC<P> | undefined>(() => part.loaded());
  const tell = useEffectEvent((error: unknown) => onMissing?.(error));
  useEffect(() => {
    if (!isWanted) return;
    return untilDone(async () => {
      try {
        const loaded = await part.load();
        setPart(() => loaded);
      } catch (error) {
        tell(error);
        throw error;
      }
    });
  }, [isWanted, part]);
  return Part ? <Part {...props} /> : children;
}
