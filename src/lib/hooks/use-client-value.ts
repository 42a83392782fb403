import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value that only the browser knows. The server's HTML and hydration use `onServer` instead. */
export const useClientValue = <T>(inBrowser: () => T, onServer: T): T =>
  useSyncExternalStore(never, inBrowser, () => onServer);
