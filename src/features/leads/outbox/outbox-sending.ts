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

/** The pauses before automatic attempts, in seconds. The last one repeats. */
const PAUSES_S = [30, 60, 120, 300] as const;
/** When the next automatic attempt may start, in milliseconds since 1970. All tabs share it. */
const NEXT_KEY = 'outbox-next';

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns now if the planned time is so far away that the clock must have been wrong. */
function nextAttempt() {
  const next = Number(localStore.get(NEXT_KEY));
  return next - Date.now() > LONGEST_WAIT_S * 1000 ? 0 : next;
}

/** Plans an automatic attempt, because the browser may be online all the time while the server is down. */
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

/** Does nothing offline, because the event `online` starts the next attempt. */
async function attempt() {
  if (!navigator.onLine || !mayHaveQueued()) return;
  try {
    if (!navigator.locks) return await sendInTurn(true);
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => sendInTurn(lock !== null));
  } catch (error) {
    console.info('The queued requests could not be sent.', error);
  }
}

/** Requests that the server has received, but that could not be removed from the database. */
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

/**
 * True if the failure may concern only this request, as an error of the server may. Without a response, or with
 * `Retry-After`, all other requests would fail, too.
 */
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
 * Sends queued requests one after another. If another attempt is running, in this tab or in another one, it waits until
 * that attempt has ended and then sends, because that attempt may be about to fail.
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
