import { del, entries, set, update } from 'idb-keyval';
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

/** A request that could not be sent for this long is dropped, and the visitor is notified. */
export const MAX_AGE_MS = 72 * 60 * 60 * 1000;

const store = timedStore('mindwave-outbox', 'requests');
const memory = new Map<string, QueuedRequest>();
let isPersistent = true;

/** Uses IndexedDB, or memory after IndexedDB failed. */
async function run<T>(onDisk: () => Promise<T>, inMemory: () => T): Promise<T> {
  if (isPersistent) {
    try {
      return await onDisk();
    } catch (error) {
      isPersistent = false;
      console.info('Queued requests are in memory only.', error);
    }
  }
  return inMemory();
}

/** A page that was closed while it sent a request leaves it as 'sending'. Offline, no page sends. */
const withoutSender = (request: QueuedRequest): QueuedRequest =>
  request.state === 'sending' && !navigator.onLine ? { ...request, state: 'waiting' } : request;

/** Reads the list again and notifies its listeners. */
export async function refresh(): Promise<readonly QueuedRequest[]> {
  const list = await run(
    async () => (await entries<string, unknown>(store)).map(([, value]) => value).filter(isQueuedRequest),
    () => [...memory.values()],
  );
  const sorted = list.toSorted((a, b) => a.savedAt - b.savedAt).map(withoutSender);
  setQueued(sorted);
  // Only installed apps have a badge; elsewhere the call is missing or rejects.
  if ('setAppBadge' in navigator) await navigator.setAppBadge(sorted.length).catch(() => undefined);
  return sorted;
}

async function changed() {
  await refresh();
  otherTabs?.postMessage('changed');
}

export const areRequestsPersistent = () => isPersistent;

/** Adds a request, or replaces the one with the same key. */
export async function putRequest(request: QueuedRequest) {
  await run(
    () => set(request.key, request, committing(store)),
    () => void memory.set(request.key, request),
  );
  await changed();
}

/** Changes a request that still exists. One that was cancelled in the meantime is not added again. */
export async function changeRequest(key: string, change: Partial<Pick<QueuedRequest, 'state' | 'reason'>>) {
  await run(
    () => update<QueuedRequest | undefined>(key, (request) => (request ? { ...request, ...change } : undefined), store),
    () => {
      const request = memory.get(key);
      if (request) memory.set(key, { ...request, ...change });
    },
  );
  await changed();
}

export async function removeRequest(key: string) {
  await run(
    () => del(key, committing(store)),
    () => void memory.delete(key),
  );
  await changed();
}
