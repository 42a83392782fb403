/** Gives a screen time to set its title, for example from a cached record. */
const TITLE_DELAY_MS = 150;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Moves the focus to the page's `h1`, or to the page until its `h1` has loaded. Announces the title. */
export function announcePage() {
  const main = document.querySelector('main');
  if (main && !focusHeading(main)) {
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      // The user may have moved the focus by then.
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
  }
  const announcer = document.getElementById('announcer');
  setTimeout(() => announcer?.replaceChildren(document.title), TITLE_DELAY_MS);
}
