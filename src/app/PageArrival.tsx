import { useEffect, useRef, useState } from 'react';

/** Gives the page time to set its title, for example from a cached record. */
const TITLE_DELAY_MS = 150;

/**
 * After a navigation, moves the focus to the page's `h1` (or to the page if it has none yet) and announces the title.
 * The first page of a visit is left to the browser.
 */
export function PageArrival({ path }: { path: string }) {
  const [title, setTitle] = useState('');
  const former = useRef(path);
  useEffect(() => {
    if (former.current === path) return;
    former.current = path;
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <p className="vh" role="status">
      {title}
    </p>
  );
}
