import { onReturn } from '~/lib/storage/page-cache';
import { mayHaveQueued, onQueued, otherTabs } from './outbox';

async function read() {
  try {
    await (await import('./outbox-disk')).refresh();
  } catch (error) {
    console.info('The queued requests could not be listed.', error);
  }
}

otherTabs?.addEventListener('message', () => void read());
if (typeof window !== 'undefined') onReturn(() => void (mayHaveQueued() && read()));

let isRead = false;

/** Follows the list of queued requests. The first subscriber starts reading it, if there may be any. */
export function subscribeOutbox(listener: () => void) {
  if (!isRead && mayHaveQueued()) void read();
  isRead = true;
  return onQueued(listener);
}
