import { ownName } from '~/lib/base';

/**
 * Web storage that never throws. If the browser refuses it (blocked site data, full quota), values are held in memory
 * until the page is closed.
 */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** False when the value is in memory only. */
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
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}

/** Lasts until the user clears the browser's data. */
export const localStore = safe(() => localStorage);
/** Lasts for the browser session of one tab. */
export const sessionStore = safe(() => sessionStorage);
