import type { Workbox } from 'workbox-window';
import { messages } from '~/content/messages';
import { isAnyTabUnsaved, isTabUnsaved } from '~/lib/unsaved';
import { toast } from '~/ui/toast-store';
import { setPendingUpdate } from './pending-update';

/** How often a page that stays open asks for a new version; it also asks when it gets the focus. */
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** Asking again this soon after the last time would be noise. */
const CHECK_PAUSE_MS = 60 * 1000;

let workbox: Workbox | undefined;
let isWaiting = false;
let isTakingOver = false;
let lastCheck = 0;

function offer() {
  toast(messages.update.ready, {
    key: 'update',
    tone: 'info',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: messages.update.apply, onAction: () => void applyUpdate(location.href) },
    secondAction: { label: messages.update.later, onAction: () => undefined },
  });
}

/**
 * Lets the waiting version take over and loads `target` with it, unless somebody has unsaved text in any tab: then it
 * waits and says so. Resolves false when there is nothing to apply or it has to wait.
 */
export async function applyUpdate(target: string, isSilent = false): Promise<boolean> {
  if (!workbox || !isWaiting) return false;
  if (await isAnyTabUnsaved()) {
    if (!isSilent) toast(messages.update.waits, { tone: 'info' });
    return false;
  }
  isTakingOver = true;
  workbox.addEventListener('controlling', () => {
    if (target === location.href) location.reload();
    else location.assign(target);
  });
  workbox.messageSkipWaiting();
  return true;
}

/** Another tab let the new version take over: a clean navigation of this one loads it, text that is not saved waits. */
const followUpdate = async (target: string) => {
  if (isTabUnsaved()) return false;
  location.assign(target);
  return true;
};

/** Asks the server for a new version. Resolves true when one is ready to be applied. */
export async function checkForUpdate(): Promise<boolean> {
  lastCheck = Date.now();
  await workbox?.update();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) isWaiting = true;
  return isWaiting || Boolean(registration?.installing);
}

/** Watches for new versions: at the start, on focus and every hour. */
export function watchForUpdates(registered: Workbox) {
  workbox = registered;
  registered.addEventListener('waiting', () => {
    isWaiting = true;
    setPendingUpdate(applyUpdate);
    offer();
  });
  registered.addEventListener('controlling', ({ isUpdate }) => {
    if (!isUpdate || isTakingOver) return;
    isWaiting = false;
    setPendingUpdate(followUpdate);
  });
  const check = () => {
    if (!navigator.onLine || Date.now() - lastCheck < CHECK_PAUSE_MS) return;
    checkForUpdate().catch((error: unknown) => console.info('No new version could be asked for.', error));
  };
  lastCheck = Date.now();
  addEventListener('focus', check);
  setInterval(check, CHECK_EVERY_MS);
}

/**
 * Puts the installed app back to how it came: the worker and everything it kept are removed, then the page is loaded
 * anew. What people typed (drafts, queued requests) is not touched.
 */
export async function repairApp() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  location.reload();
}
