/** Gives a screen time to set its title, for example the title of a cached record. */
const TITLE_DELAY_MS = 150;

let observer: MutationObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Moves the focus to the `h1` in `main`. Returns whether there is one. */
export function focusHeading(main: Element | null = document.querySelector('main')): boolean {
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  return Boolean(heading);
}

function announceTitle() {
  const announcer = document.getElementById('announcer');
  timer = setTimeout(() => announcer?.replaceChildren(document.title), TITLE_DELAY_MS);
}

/**
 * Moves the focus to the page's `h1`, or to the page until its `h1` has loaded. Then announces the title: a page about one record
 * has its own title only when it has its `h1`.
 */
export function announcePage() {
  observer?.disconnect();
  clearTimeout(timer);
  const main = document.querySelector('main');
  if (!main || focusHeading(main)) return announceTitle();
  main.focus({ preventScroll: true });
  observer = new MutationObserver(() => {
    if (!main.querySelector('h1')) return;
    observer?.disconnect();
    // The user may have moved the focus by then.
    if (document.activeElement === main) focusHeading(main);
    announceTitle();
  });
  observer.observe(main, { childList: true, subtree: true });
}
