import { loadConfig } from '~/api/config';
import { shortcutOf } from '~/lib/browser/shortcut';

/** Opens or closes the QA console. Where an API is configured there is none, and its code is never requested. */
async function toggle() {
  try {
    if ((await loadConfig()).apiUrl) return;
    const { toggleConsole } = await import('~/features/qa/toggle-console');
    await toggleConsole();
  } catch (error) {
    console.info('The QA console could not be opened.', error);
  }
}

/** Alt+Q, which no browser reserves, or `?qa` in the address opens the QA console of the embedded backend. */
export function watchQa() {
  addEventListener('keydown', (event) => {
    if (shortcutOf(event) !== 'Alt+Q') return;
    event.preventDefault();
    void toggle();
  });
  if (new URLSearchParams(location.search).has('qa')) void toggle();
}
