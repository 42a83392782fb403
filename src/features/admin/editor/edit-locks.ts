/** Web Locks tell which drafts are being edited in some tab; a lock ends with its tab, also when that crashes. */
const PREFIX = 'mindwave-edit ';

/** Keys of the drafts that are open in any tab. */
export async function editedNow(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}

/** Who edits an article: this tab, or another one that had it open before. */
export type EditOwner = 'here' | 'elsewhere';

/**
 * Holds the lock of a draft until the returned function is called. `onOwner` tells who has it; when the other tab lets
 * go, this one takes it over.
 */
export function holdEditLock(key: string, onOwner: (owner: EditOwner) => void): () => void {
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
    const wasFree = await locks.request(PREFIX + key, { ifAvailable: true }, async (lock) => {
      if (!lock) return false;
      await hold();
      return true;
    });
    if (wasFree || waiting.signal.aborted) return;
    onOwner('elsewhere');
    await locks.request(PREFIX + key, { signal: waiting.signal }, hold);
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
