import { mayHaveQueued } from '~/features/leads/outbox/outbox';
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

/** Sends queued requests at start, and when the connection or the visitor returns. Its code loads only then. */
export function watchConnection() {
  onReason(() => void sendQueued(), RETURNS);
  void sendQueued();
}
