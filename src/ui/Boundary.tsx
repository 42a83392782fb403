import { type ReactNode, Suspense, use, useLayoutEffect, useRef, useState } from 'react';
import { gateOf, isTakingOver, sectionIsLive } from '~/lib/hydration';
import type { LazyPart } from '~/lib/lazy-part';

interface Props<P> {
  /** Unique on the page, and the element's id; the starter finds early taps by it. */
  id: string;
  part: LazyPart<P>;
  props: P;
}

function Inner<P extends object>({ id, part, props }: Props<P>): ReactNode {
  // Above `use`, which may be needed in a first pass and no longer when React repeats it; a hook below it would then break.
  useLayoutEffect(() => sectionIsLive(id), [id]);
  const gate = gateOf(id, part.load);
  if (gate) use(gate);
  const Part = part.get() ?? use(part.current());
  return <Part {...props} />;
}

/** Stands for the HTML React knows nothing of. */
const WHAT_IS_THERE = ' ';

/**
 * The server's HTML of a static part, kept as it stands. For React it is a text that differs from the server's, and such
 * a difference, once it is declared, React leaves as it is: https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
 */
function Kept({ id, onMissing }: { id: string; onMissing: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React rendered the page again because something else did not match, so there is nothing to preserve.
    if (!frame.current?.firstElementChild) return onMissing();
    sectionIsLive(id);
  }, [id, onMissing]);
  return (
    <div ref={frame} id={id} data-sec={id} data-static="" suppressHydrationWarning>
      {WHAT_IS_THERE}
    </div>
  );
}

/**
 * One section of a page, hydrated on its own: the server renders it into the HTML, the client leaves that HTML alone
 * until its gate opens and its code is there; that of a static part it leaves alone for good. What renders boundaries
 * must not re-render while they wait, because a change above a waiting boundary makes React throw the server's HTML
 * away; `SectionList` is memoised for that.
 */
export function Boundary<P extends object>(props: Props<P>) {
  const { id, part } = props;
  const [isKept, setKept] = useState(() => part.isStatic && isTakingOver());
  const [render] = useState(() => () => setKept(false));
  if (isKept) return <Kept id={id} onMissing={render} />;
  return (
    <div id={id} data-sec={id} data-static={part.isStatic ? '' : undefined}>
      <Suspense>
        <Inner {...props} />
      </Suspense>
    </div>
  );
}
