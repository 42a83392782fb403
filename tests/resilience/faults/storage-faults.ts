import type { Page } from '@playwright/test';

export interface StorageFault {
  readonly name: string;
  /** Runs in the page before the site's scripts. */
  readonly script?: string | (() => void);
  /** Runs before the screen opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Runs once the screen is open, before its form is filled in. */
  readonly whenOpen?: (page: Page) => Promise<unknown>;
}

const originOf = (page: Page) => new URL(page.url()).origin;
const devTools = (page: Page) => page.context().newCDPSession(page);

/** A script that makes every access to a kind of storage throw. */
const blocking = (storage: 'localStorage' | 'sessionStorage') =>
  `Object.defineProperty(window, '${storage}', {
    get() { throw new DOMException('Storage is refused.', 'SecurityError'); }
  });`;

/** Ways in which a browser's storage can fail. */
export const storageFaults: readonly StorageFault[] = [
  {
    name: 'IndexedDB is blocked',
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
        // Opening version 1 of a newer database causes a real VersionError.
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
    name: 'IndexedDB contains garbage',
    before: (page) =>
      page.evaluate(async () => {
        const garbage = [42, null, 'text', { key: 7 }, { key: 'x', article: null, at: 'never' }, { lead: 1 }];
        for (const [name, store] of [
          ['mindwave-outbox', 'requests'],
          ['mindwave-drafts', 'drafts'],
        ] as const) {
          await new Promise<void>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onupgradeneeded = () => opening.result.createObjectStore(store);
            opening.onsuccess = () => {
              const writing = opening.result.transaction(store, 'readwrite');
              for (const [at, value] of garbage.entries()) writing.objectStore(store).put(value, `garbage ${at}`);
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
    name: 'IndexedDB never responds',
    script: () => {
      const open = IDBFactory.prototype.open;
      // As if a version change were blocked by a tab with an older version.
      IDBFactory.prototype.open = function blocked(this: IDBFactory, name: string) {
        const request = open.call(this, `${name} unanswered`);
        for (const event of ['onsuccess', 'onerror', 'onupgradeneeded']) {
          Object.defineProperty(request, event, { set: () => {}, get: () => null });
        }
        return request;
      };
    },
  },
  {
    name: 'IndexedDB is deleted while the screen is open',
    whenOpen: async (page) => {
      const tools = await devTools(page);
      await tools.send('Storage.clearDataForOrigin', { origin: originOf(page), storageTypes: 'indexeddb' });
    },
  },
  { name: 'localStorage is blocked', script: blocking('localStorage') },
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
    name: 'localStorage contains garbage',
    before: (page) =>
      page.evaluate(() => {
        const keys = ['outbox', 'isLoggedIn', 'rememberMe', 'mindwave-draft-tail', 'theme', 'qa', 'reload'];
        for (const key of keys) localStorage.setItem(key, '{"\u0000": [');
      }),
  },
  { name: 'sessionStorage is blocked', script: blocking('sessionStorage') },
  {
    name: 'the Cache API is blocked',
    script: () => {
      const refuse = () => Promise.reject(new DOMException('Storage is refused.', 'SecurityError'));
      for (const method of ['open', 'match', 'has', 'keys', 'delete'] as const) {
        Object.defineProperty(CacheStorage.prototype, method, { value: refuse });
      }
    },
  },
  {
    name: 'the storage quota is zero, also for the worker',
    before: async (page) => {
      const tools = await devTools(page);
      await tools.send('Storage.overrideQuotaForOrigin', { origin: originOf(page), quotaSize: 0 });
    },
  },
];
