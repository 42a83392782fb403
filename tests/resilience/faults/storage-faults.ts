import type { Page } from '@playwright/test';

export interface StorageFault {
  readonly name: string;
  /** Runs in the page before any of its scripts. */
  readonly script?: () => void;
  /** Runs when the screen is open and nothing is typed yet. */
  readonly meanwhile?: (page: Page) => Promise<unknown>;
  /** Runs before the screen is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const originOf = (page: Page) => new URL(page.url()).origin;

async function devTools(page: Page) {
  return page.context().newCDPSession(page);
}

/** Everything that a browser may do with the storage of a site. */
export const storageFaults: readonly StorageFault[] = [
  {
    name: 'IndexedDB is refused',
    script: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Storage is refused.', 'SecurityError');
      };
    },
  },
  {
    name: 'IndexedDB does not open',
    script: () => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function failing(this: IDBFactory, name: string) {
        // Version 1 of a database that has a newer one: a true VersionError of the browser.
        const newer = open.call(this, `${name} newer`, 2);
        newer.onsuccess = () => newer.result.close();
        return open.call(this, `${name} newer`, 1);
      };
    },
  },
  {
    name: 'IndexedDB is full',
    script: () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'IndexedDB holds what nobody wrote',
    before: (page) =>
      page.evaluate(async () => {
        for (const [name, store] of [
          ['mindwave-outbox', 'requests'],
          ['mindwave-drafts', 'drafts'],
        ] as const) {
          await new Promise<void>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onupgradeneeded = () => opening.result.createObjectStore(store);
            opening.onsuccess = () => {
              const writing = opening.result.transaction(store, 'readwrite');
              const values = [42, null, 'text', { key: 7 }, { key: 'x', article: null, at: 'never' }, { lead: 1 }];
              for (const [at, value] of values.entries()) writing.objectStore(store).put(value, `garbage ${at}`);
              writing.oncomplete = () => {
                opening.result.close();
                resolve();
              };
            };
          });
        }
        localStorage.setItem('outbox', '6');
      }),
  },
  {
    name: 'IndexedDB never answers',
    script: () => {
      const open = IDBFactory.prototype.open;
      // Held open by a version change that never ends, as in a tab of an older version that does not let go.
      IDBFactory.prototype.open = function blocked(this: IDBFactory, name: string) {
        const request = open.call(this, `${name} unanswered`);
        for (const event of ['onsuccess', 'onerror', 'onupgradeneeded']) {
          Object.defineProperty(request, event, { set: () => undefined, get: () => null });
        }
        return request;
      };
    },
  },
  {
    name: 'IndexedDB is deleted meanwhile',
    meanwhile: async (page) => {
      const tools = await devTools(page);
      await tools.send('Storage.clearDataForOrigin', { origin: originOf(page), storageTypes: 'indexeddb' });
    },
  },
  {
    name: 'localStorage is refused',
    script: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is refused.', 'SecurityError');
        },
      });
    },
  },
  {
    name: 'localStorage is full',
    script: () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function full(this: Storage, key: string, value: string) {
        if (this === localStorage) throw new DOMException('no room', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    },
  },
  {
    name: 'localStorage holds what nobody wrote',
    before: (page) =>
      page.evaluate(() => {
        const keys = ['outbox', 'isLoggedIn', 'rememberMe', 'mindwave-draft-tail', 'theme', 'qa', 'reload'];
        for (const key of keys) localStorage.setItem(key, '{"\u0000": [');
      }),
  },
  {
    name: 'sessionStorage is refused',
    script: () => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Storage is refused.', 'SecurityError');
        },
      });
    },
  },
  {
    name: 'the cache storage is refused',
    script: () => {
      const refuse = () => Promise.reject(new DOMException('Storage is refused.', 'SecurityError'));
      for (const method of ['open', 'match', 'has', 'keys', 'delete'] as const) {
        Object.defineProperty(CacheStorage.prototype, method, { value: refuse });
      }
    },
  },
  {
    name: 'the browser gives the site no room, its worker included',
    before: async (page) => {
      const tools = await devTools(page);
      await tools.send('Storage.overrideQuotaForOrigin', { origin: originOf(page), quotaSize: 0 });
    },
  },
];
