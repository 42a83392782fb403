import { loadConfig } from '~/api/config';

/** Opens the tester's console, or closes it. Where an API is configured there is none, and its code is not even asked for. */
async function toggle() {
  try {
    if ((await loadConfig()).apiUrl) return;
    const { toggleConsole } = await import('~/features/qa/toggle-console');
    await toggleConsole();
  } catch (error) {
    console.info('The QA console could not be opened.', error);
  }
}

/** In a field these keys may write: œ on a Mac, which stays possible. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=radio], [type=checkbox]), textarea, select');

/** Alt+Q, which no browser reserves, or `?qa` in the address, opens the QA console of the site's own backend. */
export function watchQa() {
  addEventListener('keydown', (event) => {
    const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isAlt || event.code !== 'KeyQ') return;
    if (!isField(event.target)) event.preventDefault();
    void toggle();
  });
  if (new URLSearchParams(location.search).has('qa')) void toggle();
}
