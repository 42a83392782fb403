import { ownName } from './base';
import { whileShown } from './page-cache';

/**
 * Who holds text that is not saved: forms and the editor say so here, and an update of the app waits for them, in every
 * tab. Other tabs see it through a shared Web Lock; where locks are missing, each tab speaks for itself.
 */

const LOCK = ownName('mindwave-unsaved');

const holders = new Set<string>();
let release: (() => void) | undefined;

function holdLock() {
  if (release || !navigator.locks) return;
  // The lock ends with the tab, so a crash cannot block updates for ever; a page that is left holds none.
  release = whileShown(() => {
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => held);
    return end;
  });
}

/** Says whether the form or editor of that name holds text that is not saved. */
export function setUnsaved(name: string, isUnsaved: boolean) {
  if (isUnsaved) holders.add(name);
  else holders.delete(name);
  if (holders.size > 0) return holdLock();
  release?.();
  release = undefined;
}

export const isTabUnsaved = () => holders.size > 0;

/** Whether any tab of this site holds text that is not saved. */
export async function isAnyTabUnsaved() {
  if (isTabUnsaved()) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
