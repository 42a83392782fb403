/** A Web Lock for each draft tells other tabs that it is in use. The lock ends with its tab, even after a crash. */
const PREFIX = 'mindwave-draft ';

/** Keys of the drafts that are in use in any tab. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}

/** Locks a draft for this tab. Resolves with a function that releases it, or undefined if another tab uses it. */
export function lockDraft(key: string): Promise<(() => void) | undefined> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const refused = (error: unknown) => {
      console.info('Other tabs cannot be seen.', error);
      resolve(() => undefined);
    };
    locks
      .request(PREFIX + key, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(refused);
  });
}
