import { LONGEST_WAIT_S } from '~/api/client';
import { requestContact } from '~/api/contact';
import { ApiError, errorText, isRefusal } from '~/api/errors';
import { leadMessages } from '~/content/lead-messages';
import { ownName } from '~/lib/base';
import { localStore } from '~/lib/storage/safe-storage';
import { toast } from '~/ui/toast/toast-store';
import { mayHaveQueued, type QueuedRequest } from './outbox';
import { changeRequest, MAX_AGE_MS, refresh, removeRequest } from './outbox-disk';

/** Only the tab that holds this lock sends, so that two tabs cannot send one request twice. */
const LOCK = ownName('mindwave-outbox-sending');

/** Pauses before the next attempts without the visitor, in seconds. The last one repeats. */
const PAUSES_S = [30, 60, 120, 300] as const;
/** When the next attempt without the visitor may start, in milliseconds since 1970. All tabs share it. */
const NEXT_KEY = 'outbox-next';

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Now, if it is so far away that the clock was wrong when it was planned. */
function nextAttempt() {
  const next = Number(localStore.get(NEXT_KEY));
  return next - Date.now() > LONGEST_WAIT_S * 1000 ? 0 : next;
}

/** Plans an attempt without the visitor, because the browser may be online all the time while the server is down. */
export function planAttempt() {
  clearTimeout(timer);
  const pause = Math.max(nextAttempt() - Date.now(), PAUSES_S[0] * 1000);
  timer = setTimeout(() => void attempt(), pause);
}

function planAfter(failure: unknown) {
  const pause = PAUSES_S[Math.min(failures, PAUSES_S.length - 1)] ?? 0;
  const wanted = failure instanceof ApiError ? (failure.retryAfter ?? 0) : 0;
  failures += 1;
  localStore.set(NEXT_KEY, String(Date.now() + Math.max(pause, wanted) * 1000));
  planAttempt();
}

/** Sends unless another tab is sending or has just tried. */
const sendInTurn = async (isFree: boolean) => (isFree && Date.now() >= nextAttempt() ? sendAll() : planAttempt());

/** Offline it does nothing: the event `online` starts the next attempt. */
async function attempt() {
  if (!navigator.onLine || !mayHaveQueued()) return;
  try {
    if (!navigator.locks) return await sendInTurn(true);
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => sendInTurn(lock !== null));
  } catch (error) {
    console.info('The queued requests could not be sent.', error);
  }
}

/** What the server has got, and the database failed to remove. */
const sent = new Set<string>();

async function removeSent(key: string) {
  if (await removeRequest(key)) sent.delete(key);
  else sent.add(key);
}

/** Sends one request. Returns the failure if the request must wait. */
async function sendOne(request: QueuedRequest, now: number): Promise<unknown> {
  const { key, lead } = request;
  if (sent.has(key)) return void (await removeSent(key));
  if (now - request.savedAt > MAX_AGE_MS) {
    const isChanged = await changeRequest(key, { state: 'refused', reason: leadMessages.outbox.expired });
    if (isChanged) toast(leadMessages.outbox.expiredNotice, { tone: 'error' });
    return undefined;
  }
  // It may have been cancelled or edited since the list was read.
  if (!(await changeRequest(key, { state: 'sending' }))) return undefined;
  try {
    await requestContact(lead, key);
  } catch (error) {
    const refused = isRefusal(error);
    await changeRequest(
      key,
      refused ? { state: 'refused', reason: errorText(error, leadMessages.contact.failure) } : { state: 'waiting' },
    );
    return refused ? undefined : error;
  }
  await removeSent(key);
  toast(leadMessages.contact.success);
  return undefined;
}

/** An error of the server may be due to one request. Without a response, or with `Retry-After`, the others would fail too. */
const isOnlyThisRequest = (failure: unknown) =>
  failure instanceof ApiError && Number(failure.status) >= 500 && !failure.retryAfter;

async function sendAll() {
  clearTimeout(timer);
  let failure: unknown;
  for (const request of await refresh()) {
    if (request.state === 'refused') continue;
    failure = (await sendOne(request, Date.now())) ?? failure;
    if (failure && !isOnlyThisRequest(failure)) break;
  }
  if (failure) return planAfter(failure);
  failures = 0;
  localStore.remove(NEXT_KEY);
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
