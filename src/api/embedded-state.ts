import { loadConfig } from './config';

/**
 * Which backend answers: the site's own ('embedded') or a configured one. Unknown until the settings were read once, and
 * while nobody asks they are not read for this alone before the page is idle.
 */
export type BackendState = 'unknown' | 'embedded' | 'configured';

let state: BackendState = 'unknown';
const listeners = new Set<() => void>();

async function find() {
  try {
    state = (await loadConfig()).apiUrl === null ? 'embedded' : 'configured';
    for (const listener of listeners) listener();
  } catch (error) {
    console.info('Which backend answers is not known yet.', error);
  }
}

export const embeddedState = () => state;

export function subscribeEmbedded(listener: () => void) {
  if (listeners.size === 0 && state === 'unknown') void find();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
