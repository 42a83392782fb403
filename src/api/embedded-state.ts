import { loadConfig } from './config';

/**
 * Which backend answers: the site's own ('embedded', or 'memory' where the browser refuses to store) or a configured one.
 * Unknown until the settings were read once, and while nobody asks they are not read for this alone before the page is idle.
 */
export type BackendState = 'unknown' | 'embedded' | 'memory' | 'configured';

let state: BackendState = 'unknown';
const listeners = new Set<() => void>();

function set(next: BackendState) {
  state = next;
  for (const listener of listeners) listener();
}

async function find() {
  try {
    const found = (await loadConfig()).apiUrl === null ? 'embedded' : 'configured';
    if (state === 'unknown') set(found);
  } catch (error) {
    console.info('Which backend answers is not known yet.', error);
  }
}

let isStorageKnown = false;

/** Asks the embedded backend, once, whether what it is told outlives the page. */
export async function noteStorage(isPersistent: () => Promise<boolean>) {
  if (isStorageKnown) return;
  isStorageKnown = true;
  if (!(await isPersistent())) set('memory');
}

export const embeddedState = () => state;

export function subscribeEmbedded(listener: () => void) {
  if (listeners.size === 0 && state === 'unknown') void find();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
