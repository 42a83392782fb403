import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { EditorArticle } from '~/features/admin/editor/model/editor-article';
import { addLeaveGuard } from '~/lib/navigation';
import { setUnsaved } from '~/lib/unsaved';

/** Asks before the user leaves a page with unsaved changes to `article`, and tells the rest of the app about them. */
export function useLeaveGuard(isDirty: boolean, article: EditorArticle) {
  const [isAsking, setAsking] = useState(false);
  const decision = useRef<(mayLeave: boolean) => void>(undefined);
  const isAllowed = useRef(false);

  useEffect(() => {
    setUnsaved('article-editor', isDirty);
    if (!isDirty) {
      // The article was saved while the question was open, so the user may leave.
      decision.current?.(true);
      setAsking(false);
    }
    return () => setUnsaved('article-editor', false);
  }, [isDirty]);

  // The user may stay in spite of the answer, for example by canceling the logout. It does not count for later changes.
  useEffect(() => {
    isAllowed.current = false;
  }, [article]);

  const ask = () => {
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      decision.current = resolve;
    });
  };
  const guard = useEffectEvent(() => !isDirty || isAllowed.current || ask());
  const [pathname] = useLocation();
  const [path] = useState(pathname);
  useEffect(() => addLeaveGuard((to) => to === path || guard()), [path]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const decide = (mayLeave: boolean) => {
    setAsking(false);
    isAllowed.current = mayLeave;
    decision.current?.(mayLeave);
  };
  return { isAsking, leave: () => decide(true), stay: () => decide(false) };
}
