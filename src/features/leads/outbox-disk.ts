import { del, entries, set, update } from 'idb-keyval';
import { committing, timedStore } from '~/lib/database';
import { otherTabs, type QueuedRequest, setQueued } from './outbox';
import { isRecord } from '~contract/is-record';

/**
 * Where requests wait, on this device only: in IndexedDB, so that every tab and the next start see them; where it is
 * refused they live in memory, and the form says 'until this page is closed'.
 */
const isText = (value: unknown) => typeof value === 'string';

/** What lies in the database may be of another version, or of nobody: only what can be shown and sent counts. */
const isQueuedRequest = (value: unknown): value is QueuedRequest =>
  isRecord(value) &&
  isText(value.key) &&
  isText(value.kind) &&
  isText(value.state) &&
  typeof value.savedAt === 'number' &&
  isRecord(value.lead) &&
  [value.lead.name, value.lead.email, value.lead.mobile, value.lead.company].every(isText);

/** A request that could not be sent for this long is not sent any more; the visitor is told. */
export const MAX_AGE_MS = 72 * 60 * 60 * 1000;

const store = timedStore('mindwave-outbox', 'requests');
const memory = new Map<string, QueuedRequest>();
let isPersistent = true;

/** Runs on IndexedDB, or on memory once it was refused. */
async function run<T>(onDisk: () => Promise<T>, inMemory: () => T): Promise<T> {
  if (isPersistent) {
    try {
      return await onDisk();
    } catch (error) {
      isPersistent = false;
      console.info('Requests that wait are kept in memory only.', error);
    }
  }
  return inMemory();
}

/** Reads the list again and notifies its listeners. */
export async function refresh(): Promise<readonly QueuedRequest[]> {
  const list = await run(
    async () => (await entries<string, unknown>(store)).map(([, value]) => value).filter(isQueuedRequest),
    () => [...memory.values()],
  );
  const sorted = list.toSorted((a, b) => a.savedAt - b.savedAt);
  setQueued(sorted);
  // The badge is a courtesy of installed apps; elsewhere the call is missing or refused.
  if ('setAppBadge' in navigator) await navigator.setAppBadge(sorted.length).catch(() => undefined);
  return sorted;
}

async function changed() {
  await refresh();
  otherTabs?.postMessage('changed');
}

export const areRequestsPersistent = () => isPersistent;

/** Puts a request in, or replaces the one with its key. */
export async function putRequest(request: QueuedRequest) {
  await run(
    () => set(request.key, request, committing(store)),
    () => void memory.set(request.key, request),
  );
  await changed();
}

/** Changes a request that is still there; one that was cancelled meanwhile stays away. */
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
