import { type ReactNode, Suspense, use, useLayoutEffect, useRef, useState } from 'react';
import { gateOf, isTakingOver, sectionIsLive } from '~/lib/hydration';
import type { LazyPart } from '~/lib/lazy-part';

interface Props<P> {
  /** The element's id, unique on the page. The starter uses it to match early taps. */
  id: string;
  part: LazyPart<P>;
  props: P;
}

function Inner<P extends object>({ id, part, props }: Props<P>): ReactNode {
  // This hook comes before `use`: the first pass may call `use` and a later one may not, and a hook after it would
  // break.
  useLayoutEffect(() => sectionIsLive(id), [id]);
  const gate = gateOf(id, part.load);
  if (gate) use(gate);
  const Part = part.get() ?? use(part.current());
  return <Part {...props} />;
}

/** Differs from the server's HTML on purpose, see below. */
const MISMATCH = ' ';

/**
 * The server's HTML of a static part, left unchanged. React renders a text that differs from the HTML and suppresses
 * the hydration mismatch, so it leaves the HTML as it is:
 * https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
 */
function ServerHtml({ id, onMissing }: { id: string; onMissing: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React rendered the page again because something else did not match, so there is no HTML to preserve.
    if (!frame.current?.firstElementChild) return onMissing();
    sectionIsLive(id);
  }, [id, onMissing]);
  return (
    <div ref={frame} id={id} data-sec={id} data-static="" suppressHydrationWarning>
      {MISMATCH}
    </div>
  );
}

/**
 * One section of a page, hydrated separately. The server renders it into the HTML. The client leaves that HTML alone
 * until the gate opens and the code has loaded; it never touches the HTML of a static part. Parents of boundaries must
 * not re-render while boundaries wait, because React would then discard the server's HTML; this is why `SectionList` is
 * memoised.
 */
export function Boundary<P extends object>(props: Props<P>) {
  const { id, part } = props;
  const [isServerHtml, setServerHtml] = useState(() => part.isStatic && isTakingOver());
  const [render] = useState(() => () => setServerHtml(false));
  if (isServerHtml) return <ServerHtml id={id} onMissing={render} />;
  return (
    <div id={id} data-sec={id} data-static={part.isStatic ? '' : undefined}>
      <Suspense>
        <Inner {...props} />
      </Suspense>
    </div>
  );
}
