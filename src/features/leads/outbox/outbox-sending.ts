import { requestContact } from '~/api/contact';
import { ApiError, errorText } from '~/api/errors';
import { leadMessages } from '~/content/lead-messages';
import { ownName } from '~/lib/base';
import { toast } from '~/ui/toast/toast-store';
import type { QueuedRequest } from './outbox';
import { changeRequest, MAX_AGE_MS, refresh, removeRequest } from './outbox-disk';

/** Only the tab that holds this lock sends, so that two tabs cannot send one request twice. */
const LOCK = ownName('mindwave-outbox-sending');

/** A slow, busy or failing server may accept the request later. Other HTTP errors are final. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  ![408, 429].includes(error.status);

async function sendOne(request: QueuedRequest, now: number): Promise<'next' | 'stop'> {
  const { key, lead } = request;
  if (now - request.savedAt > MAX_AGE_MS) {
    await changeRequest(key, { state: 'refused', reason: leadMessages.outbox.expired });
    toast(leadMessages.outbox.expiredNotice, { tone: 'error' });
    return 'next';
  }
  await changeRequest(key, { state: 'sending' });
  try {
    await requestContact(lead, key);
  } catch (error) {
    const refused = isRefusal(error);
    await changeRequest(
      key,
      refused ? { state: 'refused', reason: errorText(error, leadMessages.contact.failure) } : { state: 'waiting' },
    );
    return refused ? 'next' : 'stop';
  }
  await removeRequest(key);
  toast(leadMessages.contact.success);
  return 'next';
}

async function sendAll() {
  for (const request of await refresh()) {
    if (request.state === 'refused') continue;
    if ((await sendOne(request, Date.now())) === 'stop') return;
  }
}

let isWaiting = false;

/**
 * Sends queued requests one after another. During an attempt, of this tab or another one, the next attempt waits for its end,
 * because the present one may be about to fail.
 */
export async function sendQueued() {
  if (!navigator.locks) return sendAll();
  if (isWaiting) return;
  isWaiting = true;
  try {
    await navigator.locks.request(LOCK, async () => {
      isWaiting = false;
      await sendAll();
    });
  } finally {
    isWaiting = false;
  }
}
