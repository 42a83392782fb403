import { mayHaveQueued } from '~/features/leads/outbox';

async function sendQueued() {
  if (!mayHaveQueued() || !navigator.onLine) return;
  try {
    const sending = await import('~/features/leads/outbox-sending');
    await sending.sendQueued();
  } catch (error) {
    console.info('What waits could not be sent.', error);
  }
}

/** Sends what waits at start and whenever the connection or the visitor comes back; the code for it comes only then. */
export function watchConnection() {
  addEventListener('online', () => void sendQueued());
  addEventListener('focus', () => void sendQueued());
  void sendQueued();
}
