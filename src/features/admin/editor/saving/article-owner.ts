/** A Web Lock tells which tab opened an article first. The lock ends with its tab, even after a crash. */
const PREFIX = 'mindwave-open ';

/** The tab that edits an article: this one, or another one that opened it before. */
export type EditOwner = 'here' | 'elsewhere';

/**
 * Requests the lock of an article until the returned function is called. Calls `onOwner` with the tab that has the
 * lock. When another tab releases the lock, this tab gets it.
 */
export function lockArticle(key: string, onOwner: (owner: EditOwner) => void): () => void {
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
