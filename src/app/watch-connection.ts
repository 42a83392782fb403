import { mayHaveQueued, OUTBOX } from '~/features/leads/outbox/outbox';
import { onReason, RETURNS } from '~/lib/retry';

async function sendQueued() {
  if (!mayHaveQueued() || !navigator.onLine) return;
  try {
    const sending = await import('~/features/leads/outbox/outbox-sending');
    await sending.sendQueued();
  } catch (error) {
    console.info('The queued requests could not be sent.', error);
  }
}

/** Reads the list if its database exists: after a crash, a browser may have lost what `mayHaveQueued` needs, but not the database. */
async function findQueued() {
  if (mayHaveQueued()) return;
  try {
    const databases = await indexedDB.databases();
    if (databases.some(({ name }) => name === OUTBOX))
      await (await import('~/features/leads/outbox/outbox-disk')).refresh();
  } catch (error) {
    console.info('The queued requests could not be looked for.', error);
  }
}

/** Sends queued requests at start, and when the connection or the visitor returns. Its code loads only then. */
export function watchConnection() {
  onReason(() => void sendQueued(), RETURNS);
  void findQueued().then(sendQueued);
}
