import type { ContactRequest } from '~/api/contact';
import { ownName } from '~/lib/base';
import { localStore } from '~/lib/safe-storage';
import { createStore } from '~/lib/store';

/**
 * Requests that wait for a connection, as every page shows them. Where they are kept is in `outbox-disk.ts`, which comes
 * only when something waits, so that pages do not carry the code of a database.
 */
export type LeadKind = 'callback' | 'lead' | 'contact';

export interface QueuedRequest {
  /** Also the idempotency key of every attempt, so that an answer lost on the way cannot double the request. */
  readonly key: string;
  readonly kind: LeadKind;
  readonly lead: ContactRequest;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Why it was refused, in the server's words or ours. */
  readonly reason?: string;
}

const COUNT_KEY = 'outbox';
const CHANNEL = ownName('mindwave-outbox');

const queued = createStore<readonly QueuedRequest[]>([]);

/** Tells the other tabs, and hears from them, that the list has changed. */
export const otherTabs =
  typeof BroadcastChannel === 'function' && typeof window !== 'undefined' ? new BroadcastChannel(CHANNEL) : undefined;

/** Shows a new list, and notes for the next start whether it is empty. */
export function setQueued(list: readonly QueuedRequest[]) {
  if (list.length > 0) localStore.set(COUNT_KEY, String(list.length));
  else localStore.remove(COUNT_KEY);
  queued.set(list);
}

/** Whether something may wait, without opening the database: pages ask this at start. */
export const mayHaveQueued = () => localStore.get(COUNT_KEY) !== null;

export const queuedRequests = queued.get;

/** Calls the listener after each change, until the returned function is called. */
export const onQueued = queued.subscribe;
