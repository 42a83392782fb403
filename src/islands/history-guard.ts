import { sitePath } from '~/lib/base';
import { mayLeave } from '~/lib/navigation';

/** The events that wouter fires after code has changed the address. */
const CHANGES = ['pushState', 'replaceState'];

/** The current history entry, with everything that is needed to restore it. */
const currentEntry = () => ({ path: location.pathname, href: location.href, state: history.state });

/**
 * Applies the guards of unsaved text to the browser's back and forward buttons. `popstate` fires after the browser has
 * moved, so this pushes the previous entry again. The requested entry is then below it, and `back()` goes there once
 * the guards allow it. Call this before components read the address, so that its listener runs before wouter's.
 */
export function installHistoryGuard() {
  let shown = currentEntry();
  const look = () => {
    shown = currentEntry();
  };
  for (const type of CHANGES) addEventListener(type, look);
  addEventListener('popstate', (event) => {
    const answer = location.pathname === shown.path || mayLeave(sitePath(location.pathname));
    if (answer === true) return look();
    event.stopImmediatePropagation();
    history.pushState(shown.state, '', shown.href);
    void Promise.resolve(answer).then((may) => may && history.back());
  });
}
