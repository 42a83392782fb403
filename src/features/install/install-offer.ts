import { useSyncExternalStore } from 'react';
import { localStore, sessionStore } from '~/lib/storage/safe-storage';
import { createStore } from '~/lib/store';

/** The browser's install prompt, stored until the visitor asks for it. Only Chromium fires this event. */
export interface InstallEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** What the card offers: the browser's prompt, or instructions for iPhone and iPad. */
export type InstallOffer = { readonly kind: 'prompt'; readonly event: InstallEvent } | { readonly kind: 'ios' };

/** After 'Not now' the card does not appear for 30 days. */
export const PAUSE_MS = 30 * 24 * 60 * 60 * 1000;
const DISMISSED_KEY = 'install-dismissed';
const VISITS_KEY = 'visits';
const COUNTED_KEY = 'visit-counted';

const offer = createStore<InstallOffer | undefined>(undefined);

/** The number of visits of this browser, including this one. A reload is not a visit. */
function countVisit(): number {
  const before = Number(localStore.get(VISITS_KEY) ?? 0);
  if (sessionStore.get(COUNTED_KEY)) return before;
  sessionStore.set(COUNTED_KEY, '1');
  localStore.set(VISITS_KEY, String(before + 1));
  return before + 1;
}

const isPaused = () => Math.abs(Date.now() - Number(localStore.get(DISMISSED_KEY) ?? 0)) < PAUSE_MS;

/** Only iOS browsers have `standalone`. False means that the page is not installed. */
const isUninstalledIos = () => 'standalone' in navigator && navigator.standalone === false;

const isInstallEvent = (event: Event | undefined): event is InstallEvent => event !== undefined && 'prompt' in event;

/**
 * Starts to look for a way to install, from the second visit on and unless it was declined recently. `early` is the
 * event the starter stored if it fired before the app started.
 */
export function watchInstall(early: Event | undefined) {
  const isWelcome = countVisit() > 1 && !isPaused();
  const take = (event: Event | undefined) => {
    if (isInstallEvent(event) && isWelcome) offer.set({ kind: 'prompt', event });
  };
  take(early);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event);
  });
  addEventListener('appinstalled', () => offer.set(undefined));
  if (isWelcome && isUninstalledIos()) offer.set({ kind: 'ios' });
}

/** Hides the card for 30 days. */
export function dismissInstall() {
  localStore.set(DISMISSED_KEY, String(Date.now()));
  offer.set(undefined);
}

/** Opens the browser's prompt. A prompt can be opened only once, so the card disappears whatever the user chooses. */
export async function acceptInstall(event: InstallEvent) {
  const { outcome } = await event.prompt();
  if (outcome === 'dismissed') dismissInstall();
  else offer.set(undefined);
}

export const useInstallOffer = () => useSyncExternalStore(offer.subscribe, offer.get, () => undefined);
