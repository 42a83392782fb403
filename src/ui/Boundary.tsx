import { type ReactNode, Suspense, use, useLayoutEffect } from 'react';
import { gateOf, sectionIsLive } from '~/lib/hydration';
import type { LazyPart } from '~/lib/lazy-part';

interface Props<P> {
  /** Unique on the page; the starter finds early taps by it. */
  id: string;
  part: LazyPart<P>;
  props: P;
}

function Inner<P extends object>({ id, part, props }: Props<P>): ReactNode {
  // Above `use`, which may be needed in a first pass and no longer when React repeats it; a hook below it would then break.
  useLayoutEffect(() => sectionIsLive(id), [id]);
  const gate = gateOf(id);
  if (gate) use(gate);
  const Part = part.get() ?? use(part.load());
  return <Part {...props} />;
}

/**
 * One section of a page, hydrated on its own: the server renders it into the HTML, the client leaves that HTML alone
 * until its gate opens and its code is there. What renders boundaries must not re-render while they wait, because a
 * change above a waiting boundary makes React throw the server's HTML away; `SectionList` is memoised for that.
 */
export function Boundary<P extends object>(props: Props<P>) {
  return (
    <div data-sec={props.id}>
      <Suspense>
        <Inner {...props} />
      </Suspense>
    </div>
  );
}
