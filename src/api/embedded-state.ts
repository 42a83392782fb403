import { createStore } from '~/lib/store';
import { loadConfig } from './config';

/**
 * Which backend answers: the site's own ('embedded', or 'memory' where the browser refuses to store) or a configured one.
 * Unknown until the settings were read once, and while nobody asks they are not read for this alone before the page is idle.
 */
export type BackendState = 'unknown' | 'embedded' | 'memory' | 'configured';

const state = createStore<BackendState>('unknown');

async function find() {
  try {
    const found = (await loadConfig()).apiUrl === null ? 'embedded' : 'configured';
    if (state.get() === 'unknown') state.set(found);
  } catch (error) {
    console.info('Which backend answers is not known yet.', error);
  }
}

let isStorageKnown = false;

/** Asks the embedded backend, once, whether what it is told outlives the page. */
export async function noteStorage(isPersistent: () => Promise<boolean>) {
  if (isStorageKnown) return;
  isStorageKnown = true;
  if (!(await isPersistent())) state.set('memory');
}

export const embeddedState = state.get;

export function subscribeEmbedded(listener: () => void) {
  if (state.get() === 'unknown') void find();
  return state.subscribe(listener);
}
