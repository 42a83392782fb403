import { mayLeave } from '~/lib/navigation';

/** The history entry that is shown, as it can be put back. */
const currentEntry = () => ({ path: location.pathname, href: location.href, state: history.state });

/**
 * Lets the guards of unsaved text hold back the browser's back and forward buttons too. The browser has moved already when
 * it tells, so the entry that was left is put on top again; the one below it is then the one that was asked for, and
 * `back()` goes there once leaving is fine. Must be called before the router listens, to be told first.
 */
export function installHoldBack() {
  let shown = currentEntry();
  const look = () => {
    shown = currentEntry();
  };
  // The router sends these two when the app changes the address itself.
  addEventListener('pushState', look);
  addEventListener('replaceState', look);
  addEventListener('popstate', (event) => {
    const answer = location.pathname === shown.path || mayLeave(location.pathname);
    if (answer === true) return look();
    event.stopImmediatePropagation();
    history.pushState(shown.state, '', shown.href);
    void Promise.resolve(answer).then((may) => may && history.back());
  });
}
