import { useSyncExternalStore } from 'react';

/** Whether the callback dialog is open: one dialog for all buttons of a page, opened from anywhere. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openCallback = () => set(true);
export const closeCallback = () => set(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsCallbackOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
