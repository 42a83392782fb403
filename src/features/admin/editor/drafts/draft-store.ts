import { delMany, entries, set } from 'idb-keyval';
import type { ArticleDraft } from '~/api/article';
import type { Picture } from '~/features/admin/editor/model/editor-article';
import { committing, timedStore } from '~/lib/database';
import { localStore } from '~/lib/safe-storage';

/** What was typed and not saved, as it is kept on this device. */
export interface Draft {
  /** Which article of which backend, see `draftKey`. */
  readonly key: string;
  readonly article: ArticleDraft;
  readonly picture: Picture | undefined;
  /** The saved article this was written on; missing for a new one. */
  readonly base: ArticleDraft | undefined;
  readonly version: string | undefined;
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** Where a draft was kept: for good, only until the page is closed, or for good after older ones had to go. */
export type Keeping = 'kept' | 'made-room' | 'memory';

/** Drafts are kept this long (issue: kept 14 days). */
export const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** The newest text at the moment a page is closed, written synchronously because a database write may be cut off then. */
const TAIL = 'mindwave-draft-tail';

const memory = new Map<string, Draft>();
const store = committing(timedStore('mindwave-drafts', 'drafts'));

const isQuotaError = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Drafts of one article live under one key; every new article has its own. */
export const draftKey = (origin: string, id: string) => `${origin} ${id}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'key' in value && 'article' in value && 'at' in value;

function readTail(): Draft | undefined {
  const text = localStore.get(TAIL);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? { ...value, picture: undefined } : undefined;
  } catch (error) {
    console.info('The last words of a draft could not be read.', error);
    return undefined;
  }
}

/** Every draft on this device, the newest first. */
export async function listDrafts(): Promise<Draft[]> {
  const found = new Map<string, Draft>();
  try {
    for (const [, value] of await entries<string, unknown>(store)) if (isDraft(value)) found.set(value.key, value);
  } catch (error) {
    console.info('Drafts cannot be read from this device.', error);
  }
  for (const draft of memory.values()) found.set(draft.key, draft);
  const tail = readTail();
  const kept = tail && found.get(tail.key);
  if (tail && (!kept || kept.at < tail.at)) found.set(tail.key, { ...tail, picture: kept?.picture });
  return [...found.values()].toSorted((one, other) => other.at - one.at);
}

/** Resolves false when the browser did not remove them. */
export async function removeDrafts(keys: readonly string[]): Promise<boolean> {
  for (const key of keys) memory.delete(key);
  const tail = readTail();
  if (tail && keys.includes(tail.key)) localStore.remove(TAIL);
  try {
    await delMany([...keys], store);
    return true;
  } catch (error) {
    console.info('Drafts cannot be removed from this device.', error);
    return false;
  }
}

/** Takes away what is older than 14 days; the draft that is being asked for stays, however wrong the clock may be. */
export async function dropOldDrafts(exceptKey: string, now = Date.now()) {
  const old = (await listDrafts()).filter(({ key, at }) => key !== exceptKey && now - at > KEPT_MS);
  if (old.length > 0) await removeDrafts(old.map(({ key }) => key));
}

/** Makes room: pictures of other drafts go first, then the oldest drafts, at last this draft's own picture. */
async function keepInLittleRoom(draft: Draft): Promise<Keeping> {
  const others = (await listDrafts()).filter(({ key }) => key !== draft.key).reverse();
  const steps = [
    ...others
      .filter(({ picture }) => picture)
      .map((other) => () => set(other.key, { ...other, picture: undefined }, store)),
    ...others.map((other) => () => removeDrafts([other.key])),
  ];
  for (const makeRoom of steps) {
    try {
      await makeRoom();
      await set(draft.key, draft, store);
      return 'made-room';
    } catch (error) {
      if (!isQuotaError(error)) throw error;
    }
  }
  await set(draft.key, { ...draft, picture: undefined }, store);
  return 'made-room';
}

/** Set when all drafts were given up: an editor that is being left must not bring its own back. */
let isClosed = false;

/** Lets drafts be kept again, for an editor that opens. */
export const openDrafts = () => {
  isClosed = false;
};

/** Keeps a draft on this device; where the browser refuses, in this page. */
export async function keepDraft(draft: Draft): Promise<Keeping> {
  if (isClosed) return 'kept';
  try {
    try {
      await set(draft.key, draft, store);
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      return await keepInLittleRoom(draft);
    }
    memory.delete(draft.key);
    return 'kept';
  } catch (error) {
    console.info('The draft cannot be kept on this device.', error);
    memory.set(draft.key, draft);
    return 'memory';
  }
}

/** Keeps the words of a draft at once, for a page that is about to be closed. */
export function keepTail(draft: Draft) {
  if (!isClosed) localStore.set(TAIL, JSON.stringify({ ...draft, picture: undefined }));
}

export const countDrafts = async () => (await listDrafts()).length;

/** Removes every draft; none is kept from now on until an editor opens. Resolves false when some may still be there. */
export async function clearDrafts(): Promise<boolean> {
  isClosed = true;
  return removeDrafts((await listDrafts()).map(({ key }) => key));
}
