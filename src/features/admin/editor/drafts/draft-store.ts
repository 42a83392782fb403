import { delMany, entries, set, update } from 'idb-keyval';
import type { ArticleDraft } from '~/api/articles/article';
import { emptyDraft, localToday, type Picture } from '~/features/admin/editor/model/editor-article';
import { committing, timedStore } from '~/lib/storage/database';
import { localStore } from '~/lib/storage/safe-storage';

/** Unsaved changes of an article, as they are stored on this device. */
export interface Draft {
  /** Identifies the article and its backend, see `draftKey`. */
  readonly key: string;
  readonly article: ArticleDraft;
  readonly picture: Picture | undefined;
  /** The saved article that the user started from. Missing for a new article. */
  readonly base: ArticleDraft | undefined;
  readonly version: string | undefined;
  /** The save of a new article that got no response. The server may have stored it. */
  readonly attempt?: { readonly article: ArticleDraft; readonly key: string } | undefined;
  /** The time of the last change, in milliseconds since 1970. */
  readonly at: number;
  /** The time when an editor opened and found the draft too old. */
  readonly foundOldAt?: number | undefined;
}

/** `made-room`: older drafts had to go. `memory`: stored only until the page is closed. */
export type StoreResult = 'stored' | 'made-room' | 'memory';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Drafts are removed after 14 days, once an editor has opened on two of the days that follow. */
export const DRAFT_LIFETIME_MS = 14 * DAY_MS;
/** The latest draft, written synchronously when a page closes, because a database write may be cut off then. */
const LAST_DRAFT = 'mindwave-draft-tail';

const memory = new Map<string, Draft>();
const store = timedStore('mindwave-drafts', 'drafts');
const database = committing(store);

const isQuotaError = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

export const draftKey = (origin: string, id: string) => `${origin} ${id}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'key' in value && 'article' in value && 'at' in value;

/** A draft of an older release may lack newer fields. */
const withAllFields = (article: ArticleDraft): ArticleDraft => ({ ...emptyDraft(localToday()), ...article });

/** Reads a stored value as a draft. Returns undefined if it is something else. */
function decodeDraft(value: unknown): Draft | undefined {
  if (!isDraft(value)) return undefined;
  const { article, base, attempt } = value;
  return {
    ...value,
    article: withAllFields(article),
    base: base && withAllFields(base),
    ...(attempt && { attempt: { ...attempt, article: withAllFields(attempt.article) } }),
  };
}

function readLastDraft(): Draft | undefined {
  const text = localStore.get(LAST_DRAFT);
  if (text === null) return undefined;
  try {
    const draft = decodeDraft(JSON.parse(text));
    return draft && { ...draft, picture: undefined };
  } catch (error) {
    console.info('An unsaved draft could not be read.', error);
    return undefined;
  }
}

/** All drafts on this device, newest first. */
export async function listDrafts(): Promise<Draft[]> {
  const found = new Map<string, Draft>();
  try {
    for (const [, value] of await entries<string, unknown>(database)) {
      const draft = decodeDraft(value);
      if (draft) found.set(draft.key, draft);
    }
  } catch (error) {
    console.info('Drafts cannot be read from this device.', error);
  }
  for (const draft of memory.values()) found.set(draft.key, draft);
  const last = readLastDraft();
  const stored = last && found.get(last.key);
  if (last && (!stored || stored.at < last.at)) found.set(last.key, { ...last, picture: stored?.picture });
  return [...found.values()].toSorted((one, other) => other.at - one.at);
}

/** Resolves with false if the browser could not remove them. */
export async function removeDrafts(keys: readonly string[]): Promise<boolean> {
  for (const key of keys) memory.delete(key);
  const last = readLastDraft();
  if (last && keys.includes(last.key)) localStore.remove(LAST_DRAFT);
  try {
    await delMany([...keys], database);
    return true;
  } catch (error) {
    console.info('Drafts cannot be removed from this device.', error);
    return false;
  }
}

/**
 * Removes drafts older than 14 days, except the draft of the open article. The clock may be wrong, so it removes only
 * drafts that were already found too old on an earlier day, not long ago.
 */
export async function removeOldDrafts(exceptKey: string, now = Date.now()) {
  const old = (await listDrafts()).filter(({ key, at }) => key !== exceptKey && now - at > DRAFT_LIFETIME_MS);
  const sinceFound = ({ foundOldAt = 0 }: Draft) => now - foundOldAt;
  const isRecent = (draft: Draft) => sinceFound(draft) >= 0 && sinceFound(draft) < DRAFT_LIFETIME_MS;
  const again = old.filter((draft) => isRecent(draft) && sinceFound(draft) >= DAY_MS);
  if (again.length > 0) await removeDrafts(again.map(({ key }) => key));
  for (const draft of old) {
    if (isRecent(draft)) continue;
    const note = (stored = draft) => (stored.at > draft.at ? stored : { ...draft, foundOldAt: now });
    await update<Draft>(draft.key, note, store).catch((error: unknown) => console.info('A draft stays.', error));
  }
}

/** Removes the pictures of other drafts first, then the oldest drafts, and finally the picture of this draft. */
async function makeRoomFor(draft: Draft): Promise<StoreResult> {
  const others = (await listDrafts()).filter(({ key }) => key !== draft.key).reverse();
  const steps = [
    ...others
      .filter(({ picture }) => picture)
      .map((other) => () => set(other.key, { ...other, picture: undefined }, database)),
    ...others.map((other) => () => removeDrafts([other.key])),
  ];
  for (const makeRoom of steps) {
    try {
      await makeRoom();
      await set(draft.key, draft, database);
      return 'made-room';
    } catch (error) {
      if (!isQuotaError(error)) throw error;
    }
  }
  await set(draft.key, { ...draft, picture: undefined }, database);
  return 'made-room';
}

/** After all drafts are cleared, an editor that closes must not store its draft again. */
let isClosed = false;

/** An editor that opens can store drafts again. */
export const reopenDraftStore = () => {
  isClosed = false;
};

/** Stores a draft on this device, or in this page if the browser refuses. */
export async function storeDraft(draft: Draft): Promise<StoreResult> {
  if (isClosed) return 'stored';
  try {
    try {
      await set(draft.key, draft, database);
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      return await makeRoomFor(draft);
    }
    memory.delete(draft.key);
    return 'stored';
  } catch (error) {
    console.info('The draft cannot be stored on this device.', error);
    memory.set(draft.key, draft);
    return 'memory';
  }
}

/** Stores a draft without its picture synchronously, for a page that is about to close. */
export function storeDraftSync(draft: Draft) {
  if (!isClosed) localStore.set(LAST_DRAFT, JSON.stringify({ ...draft, picture: undefined }));
}

/**
 * Copies a found draft into the database if it is only in the place for the latest draft, because the next page that
 * closes writes to that place. Makes no room for it.
 */
export const keepDraft = (draft: Draft) =>
  set(draft.key, draft, database).catch((error: unknown) => console.info('The draft was not copied.', error));

export const countDrafts = async () => (await listDrafts()).length;

/** Removes all drafts, and stores none until an editor opens. Resolves with false if some may be left. */
export async function clearDrafts(): Promise<boolean> {
  isClosed = true;
  return removeDrafts((await listDrafts()).map(({ key }) => key));
}
