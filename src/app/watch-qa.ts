import { loadConfig } from '~/api/config';

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

/** In a field this key combination may type text (œ on a Mac), so it is ignored there. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=radio], [type=checkbox]), textarea, select');

/** Alt+Q, which no browser reserves, or `?qa` in the address opens the QA console of the embedded backend. */
export function watchQa() {
  addEventListener('keydown', (event) => {
    const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isAlt || event.code !== 'KeyQ') return;
    if (!isField(event.target)) event.preventDefault();
    void toggle();
  });
  if (new URLSearchParams(location.search).has('qa')) void toggle();
}
