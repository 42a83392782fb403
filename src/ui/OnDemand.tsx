import { type FC, useEffect, useEffectEvent, useState } from 'react';
import type { LazyPart } from '~/lib/lazy-part';

interface Props<P> {
  part: LazyPart<P>;
  props: P;
  /** Its code comes when this is first true; from then on the part is there. */
  isWanted: boolean;
  /** The code could not be loaded. It is requested again when the part is needed again. */
  onMissing?: (error: unknown) => void;
}

/** A part beside the page, such as a dialog, whose code most visits never need. Unlike `lazy`, it takes nothing down when that is missing. */
export function OnDemand<P extends object>({ part, props, isWanted, onMissing }: Props<P>) {
  const [Part, setPart] = useState<FC<P>>();
  const tell = useEffectEvent((error: unknown) => onMissing?.(error));
  useEffect(() => {
    if (isWanted) part.load().then((loaded) => setPart(() => loaded), tell);
  }, [isWanted, part]);
  return Part && <Part {...props} />;
}
