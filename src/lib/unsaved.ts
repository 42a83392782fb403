import { ownName } from './base';
import { whileShown } from './storage/page-cache';

/**
 * Tracks unsaved text. Forms and the editor report it here, and an update of the app waits for it in every tab. Other
 * tabs see it through a shared Web Lock; without locks, each tab knows only about itself.
 */

const LOCK = ownName('mindwave-unsaved');

const holders = new Set<string>();
let release: (() => void) | undefined;

function holdLock() {
  if (release || !navigator.locks) return;
  // The lock ends with the tab, so a crash cannot block updates forever. A page that is left releases it.
  release = whileShown(() => {
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => held);
    return end;
  });
}

/** Reports whether the form or editor with that name has unsaved text. */
export function setUnsaved(name: string, isUnsaved: boolean) {
  if (isUnsaved) holders.add(name);
  else holders.delete(name);
  if (holders.size > 0) return holdLock();
  release?.();
  release = undefined;
}

export const isTabUnsaved = () => holders.size > 0;

/** Whether any tab of this site has unsaved text. */
export async function isAnyTabUnsaved() {
  if (isTabUnsaved()) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
