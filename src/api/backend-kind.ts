import { untilDone } from '~/lib/retry';
import { createStore } from '~/lib/store';
import { loadConfig } from './config';

/**
 * Which backend the site uses: the embedded one ('embedded', or 'memory' where the browser refuses storage) or a
 * configured one. It is unknown until the settings have been read. The first subscriber starts to read them.
 */
export type BackendKind = 'unknown' | 'embedded' | 'memory' | 'configured';

const state = createStore<BackendKind>('unknown');

async function find() {
  const found = (await loadConfig()).apiUrl === null ? 'embedded' : 'configured';
  if (state.get() === 'unknown') state.set(found);
}

let isWanted = false;

let isStorageKnown = false;

/** Checks once whether the embedded backend stores its data permanently. */
export async function noteStorage(isPersistent: () => Promise<boolean>) {
  if (isStorageKnown) return;
  isStorageKnown = true;
  if (!(await isPersistent())) state.set('memory');
}

export const backendKind = state.get;

export function subscribeBackendKind(listener: () => void) {
  if (!isWanted) untilDone(find);
  isWanted = true;
  return state.subscribe(listener);
}
