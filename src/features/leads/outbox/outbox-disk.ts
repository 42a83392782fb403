import { del, promisifyRequest, set, values } from 'idb-keyval';
import { committing, timedStore } from '~/lib/storage/database';
import { isRecord } from '~contract/is-record';
import { otherTabs, type QueuedRequest, setQueued } from './outbox';

/**
 * Stores queued requests on this device: in IndexedDB, so that every tab and the next visit see them. If that is
 * blocked, they are in memory, and the form says 'until you close this page'.
 */
const isText = (value: unknown) => typeof value === 'string';

/** A record may come from another version or other code. Accept only what can be shown and sent. */
const isQueuedRequest = (value: unknown): value is QueuedRequest =>
  isRecord(value) &&
  isText(value.key) &&
  isText(value.kind) &&
  isText(value.state) &&
  typeof value.savedAt === 'number' &&
  isRecord(value.lead) &&
  [value.lead.name, value.lead.email, value.lead.mobile, value.lead.company].every(isText);

/** A request that could not be sent for this long counts as refused, and the visitor is notified. */
export const MAX_AGE_MS = 72 * 60 * 60 * 1000;

const store = timedStore('mindwave-outbox', 'requests');
/** What was last read from the disk, and what could not be stored there. */
let stored = new Map<string, QueuedRequest>();
const memory = new Map<string, QueuedRequest>();

/**
 * Returns true if the call succeeds. After a failure, the next call may still succeed, because Safari loses its
 * connection now and then.
 */
async function succeeds(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    console.info('The database of queued requests failed.', error);
    return false;
  }
}

/** A page that was closed while it sent a request leaves the request as 'sending'. Offline, no page is sending. */
const withoutSender = (request: QueuedRequest): QueuedRequest =>
  request.state === 'sending' && !navigator.onLine ? { ...request, state: 'waiting' } : request;

/** Reads the list again and notifies its listeners. */
export async function refresh(): Promise<readonly QueuedRequest[]> {
  const read = async () => {
    const list = (await values<unknown>(store)).filter(isQueuedRequest);
    stored = new Map(list.map((request) => [request.key, request]));
  };
  // If the database never responds, waiting for it would delay the requests in memory.
  const isRead = (memory.size === 0 || stored.size > 0) && (await succeeds(read));
  const list = [...stored.values(), ...memory.values()];
  const sorted = list.toSorted((a, b) => a.savedAt - b.savedAt).map(withoutSender);
  setQueued(sorted, isRead);
  // Only installed apps have a badge; elsewhere the call is missing or rejects.
  if ('setAppBadge' in navigator) await navigator.setAppBadge(sorted.length).catch(() => undefined);
  return sorted;
}

async function changed() {
  await refresh();
  otherTabs?.postMessage('changed');
}

/** Adds a request, or replaces the one with the same key. Returns true if it outlasts this page. */
export async function putRequest(request: QueuedRequest) {
  const isStored = await succeeds(() => set(request.key, request, committing(store)));
  (isStored ? stored : memory).set(request.key, request);
  await changed();
  return isStored;
}

/**
 * Changes a request. Returns false if it no longer exists: a request that was cancelled in the meantime is not added
 * again. If the database fails, the request counts as unchanged.
 */
export async function changeRequest(key: string, change: Partial<Pick<QueuedRequest, 'state' | 'reason'>>) {
  let request = memory.get(key);
  const changeStored = () =>
    store('readwrite', async (objects) => {
      request = await promisifyRequest<QueuedRequest | undefined>(objects.get(key));
      if (request) objects.put({ ...request, ...change }, key);
      await promisifyRequest(objects.transaction);
    });
  if (request) memory.set(key, { ...request, ...change });
  else if (!(await succeeds(changeStored))) request ??= stored.get(key);
  await changed();
  return request !== undefined;
}

/** Returns true if the request is removed. If the database fails, the request still waits. */
export async function removeRequest(key: string) {
  const isRemoved = memory.delete(key) || (await succeeds(() => del(key, committing(store))));
  if (isRemoved) stored.delete(key);
  await changed();
  return isRemoved;
}
