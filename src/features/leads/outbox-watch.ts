import { onReturn } from '~/lib/page-cache';
import { mayHaveQueued, onQueued, otherTabs } from './outbox';

async function read() {
  try {
    await (await import('./outbox-disk')).refresh();
  } catch (error) {
    console.info('What waits could not be listed.', error);
  }
}

otherTabs?.addEventListener('message', () => void read());
if (typeof window !== 'undefined') onReturn(() => void (mayHaveQueued() && read()));

let isRead = false;

/** Hears of each list of what waits; the first to listen makes it read, where something may wait at all. */
export function subscribeOutbox(listener: () => void) {
  if (!isRead && mayHaveQueued()) void read();
  isRead = true;
  return onQueued(listener);
}
