import { type FC, useEffect, useEffectEvent, useState } from 'react';
import type { Retryable } from '~/lib/retryable';

interface Props<P> {
  part: Retryable<FC<P>>;
  props: P;
  /** When this is first true, the code loads; from then on the part stays mounted. */
  isWanted: boolean;
  /** Called when the code cannot be loaded. It is requested again when the part is next needed. */
  onMissing?: (error: unknown) => void;
}

/**
 * A part outside the page, such as a dialog, whose code most visits never need. Unlike with `lazy`, a failed load does
 * not unmount anything.
 */
export function OnDemand<P extends object>({ part, props, isWanted, onMissing }: Props<P>) {
  const [Part, setPart] = useState<FC<P>>();
  const tell = useEffectEvent((error: unknown) => onMissing?.(error));
  useEffect(() => {
    if (isWanted) part.load().then((loaded) => setPart(() => loaded), tell);
  }, [isWanted, part]);
  return Part && <Part {...props} />;
}
