import { useSyncExternalStore } from 'react';
import { createStore } from '~/lib/store';

/** Whether the callback dialog is open. One dialog serves all buttons of a page. */
const isOpen = createStore(false);

export const openCallback = () => isOpen.set(true);
export const closeCallback = () => isOpen.set(false);

export const useIsCallbackOpen = () => useSyncExternalStore(isOpen.subscribe, isOpen.get, () => false);
