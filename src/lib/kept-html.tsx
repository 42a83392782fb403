import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { focusAgain } from './focus';
import { useClientValue } from './hooks/use-client-value';

const AS_IT_IS = { __html: '' };

/**
 * True if a component takes over the server's HTML. False on the server, in an island that the client renders, and
 * after a failed hydration: if something else has changed the HTML, React renders the island from scratch.
 */
function useIsHydrated(): boolean {
  const isHydrating = useClientValue(() => false, typeof window === 'object');
  return useState(isHydrating)[0];
}

interface Props {
  /** True while the server's HTML is still right. */
  isKept: boolean;
  as?: 'div' | 'ul';
  children?: ReactNode;
}

/**
 * Leaves the server's HTML as it is: React neither hydrates nor renders `children` until `isKept` is false, once and for
 * all. Hydration never looks into an element with `dangerouslySetInnerHTML`, so its value does not matter.
 */
export function KeptHtml({ isKept, as: Tag = 'div', children }: Props) {
  const isHydrated = useIsHydrated();
  const [isOver, setOver] = useState(!isHydrated || !isKept);
  const [focused, setFocused] = useState<Element | null>(null);
  const rendered = useRef<HTMLDivElement & HTMLUListElement>(null);
  if (!isKept && !isOver) {
    setOver(true);
    setFocused(document.activeElement);
  }
  useLayoutEffect(() => focusAgain(focused, rendered.current), [focused]);
  return !isOver ? (
    <Tag key="kept" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  ) : (
    <Tag key="rendered" ref={rendered}>
      {children}
    </Tag>
  );
}
