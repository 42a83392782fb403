import { ownName } from '~/lib/base';
import { localStore } from '~/lib/storage/safe-storage';
import { createStore } from '~/lib/store';
import type { ContactRequest } from '~contract/contract';

/**
 * Queued requests, as every page shows them. `outbox-disk.ts` stores them and loads only when there are any, so that
 * pages do not carry the code of a database.
 */
export type LeadKind = 'callback' | 'lead' | 'contact';

export interface QueuedRequest {
  /** Also the idempotency key of every attempt, so that a lost response cannot duplicate the request. */
  readonly key: string;
  readonly kind: LeadKind;
  readonly lead: ContactRequest;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Why it was refused: the server's message, or ours. */
  readonly reason?: string;
}

const COUNT_KEY = 'outbox';
/** The name of the channel, and of the database. */
export const OUTBOX = ownName('mindwave-outbox');

const queued = createStore<readonly QueuedRequest[]>([]);

/** Notifies other tabs of a changed list, and receives their notifications. */
export const otherTabs =
  typeof BroadcastChannel === 'function' && typeof window !== 'undefined' ? new BroadcastChannel(OUTBOX) : undefined;

/**
 * Publishes a new list, and records for the next visit whether it is empty. Only reading the disk can show that it is.
 */
export function setQueued(list: readonly QueuedRequest[], isRead: boolean) {
  if (list.length > 0) localStore.set(COUNT_KEY, String(list.length));
  else if (isRead) localStore.remove(COUNT_KEY);
  queued.set(list);
}

/** Whether there may be queued requests. Pages check this at start, without opening the database. */
export const mayHaveQueued = () => localStore.get(COUNT_KEY) !== null;

export const queuedRequests = queued.get;

/** Calls the listener after each change. Returns an unsubscribe function. */
export const onQueued = queued.subscribe;
