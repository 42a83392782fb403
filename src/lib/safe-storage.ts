import { ownName } from './base';

/**
 * Web storage that never throws: where the browser refuses it (blocked site data, full quota) values live in memory
 * until the page is closed.
 */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** False when the value could be kept in memory only. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

function safe(area: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get(name) {
      const key = ownName(name);
      try {
        return area().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(name, value) {
      const key = ownName(name);
      try {
        area().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(name) {
      const key = ownName(name);
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Nothing is stored where storage is refused.
      }
    },
  };
}

/** Kept until the browser's data is cleared. */
export const localStore = safe(() => localStorage);
/** Kept for the browser session of one tab. */
export const sessionStore = safe(() => sessionStorage);
