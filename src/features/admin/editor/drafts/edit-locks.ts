/**
 * Web Locks tell which articles are open in some tab, and which drafts are being written there. A lock ends with its tab,
 * also when that crashes.
 */
const DRAFT = 'mindwave-draft ';
const ARTICLE = 'mindwave-open ';

/** Keys of the drafts that are open in any tab. */
export async function editedNow(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(DRAFT) ? [name.slice(DRAFT.length)] : [])));
}

/** Takes a draft for this tab alone: resolves with the way to let it go, or undefined when another tab writes it. */
export function takeDraft(key: string): Promise<(() => void) | undefined> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const refused = (error: unknown) => {
      console.info('Other tabs cannot be seen.', error);
      resolve(() => undefined);
    };
    locks
      .request(DRAFT + key, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(refused);
  });
}

/** Who edits an article: this tab, or another one that had it open before. */
export type EditOwner = 'here' | 'elsewhere';

/**
 * Holds the lock of an article until the returned function is called. `onOwner` tells who has it; when the other tab lets
 * go, this one takes it over.
 */
export function holdArticle(key: string, onOwner: (owner: EditOwner) => void): () => void {
  const { locks } = navigator;
  if (!locks) {
    onOwner('here');
    return () => undefined;
  }
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async () => {
    if (!waiting.signal.aborted) onOwner('here');
    await held;
  };
  const wait = async () => {
    const wasFree = await locks.request(ARTICLE + key, { ifAvailable: true }, async (lock) => {
      if (!lock) return false;
      await hold();
      return true;
    });
    if (wasFree || waiting.signal.aborted) return;
    onOwner('elsewhere');
    await locks.request(ARTICLE + key, { signal: waiting.signal }, hold);
  };
  wait().catch((error: unknown) => {
    if (waiting.signal.aborted) return;
    console.info('Other tabs cannot be seen.', error);
    onOwner('here');
  });
  return () => {
    waiting.abort();
    release();
  };
}
