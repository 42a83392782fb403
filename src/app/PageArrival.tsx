import { useEffect, useRef, useState } from 'react';

/** Time for a page to set its title, e.g. when its record was in the cache. */
const TITLE_DELAY_MS = 150;

/**
 * After a navigation the focus goes to the page's `h1` (or to the page, while it has none) and its title is announced.
 * The first page of a visit is left as the browser shows it.
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
