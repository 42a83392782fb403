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

/** Ctrl+Shift+Q, or `?qa` in the address, opens the QA console of the site's own backend. */
export function watchQa() {
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyQ') return;
    event.preventDefault();
    void toggle();
  });
  if (new URLSearchParams(location.search).has('qa')) void toggle();
}
