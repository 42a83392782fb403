import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend/backend';
import { openDatabase, resultOf, STATE_STORE } from './database';
import { browserStorage } from './storage';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const here = { origin: 'http://localhost', base: '/api', address: '', token: '' };
const send = (storage: ReturnType<typeof browserStorage>, company: string) =>
  createBackend({ storage }).operations.requestContact(
    { path: {}, query: {}, header: {}, body: { name: 'A', email: 'a@b.example', mobile: '1', company } },
    here,
  );

async function edit(change: (store: IDBObjectStore) => void): Promise<void> {
  const database = await openDatabase('mindwave', () => {});
  const transaction = database.transaction(STATE_STORE, 'readwrite');
  change(transaction.objectStore(STATE_STORE));
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

describe('browser storage', () => {
  it('is seeded on the first visit and preserves changes for the next one', async () => {
    const first = browserStorage();
    expect(await first.isPersistent()).toBe(true);
    expect((await first.read()).articles.length).toBeGreaterThanOrEqual(8);
    await send(first, 'Coastal');
    expect((await browserStorage().read()).leads).toMatchObject([{ company: 'Coastal' }]);
  });

  it('loses nothing when two tabs write at once', async () => {
    const tabs = [browserStorage(), browserStorage()];
    await Promise.all(Array.from({ length: 60 }, (_, count) => send(tabs[count % 2]!, `Company ${count}`)));
    const { leads } = await browserStorage().read();
    expect(new Set(leads.map(({ company }) => company)).size).toBe(60);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(60);
  });

  it('notifies other tabs of a change, but not itself', async () => {
    const [writer, reader] = [browserStorage(), browserStorage()];
    const own = vi.fn();
    writer.onChange(own);
    const notified = new Promise((resolve) => reader.onChange(resolve));
    await send(writer, 'Coastal');
    expect(await notified).toEqual(['contact']);
    expect(own).not.toHaveBeenCalled();
  });

  it.each([
    ['a newer version', (store: IDBObjectStore) => store.put(99, 'schema')],
    ['damaged data', (store: IDBObjectStore) => store.put([{ id: 'x' }], 'articles')],
    ['a missing collection', (store: IDBObjectStore) => store.delete('sessions')],
  ])('moves %s aside and starts with the seed', async (_, change) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await send(browserStorage(), 'Before');
    await edit(change);
    const storage = browserStorage();
    expect((await storage.read()).leads).toEqual([]);
    expect((await storage.read()).articles.length).toBeGreaterThanOrEqual(8);
    const database = await openDatabase('mindwave', () => {});
    const aside = await resultOf(database.transaction('set-aside').objectStore('set-aside').getAll());
    expect(aside).toMatchObject([{ data: { leads: [{ company: 'Before' }] } }]);
  });

  it('works in memory if IndexedDB is blocked', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.stubGlobal('indexedDB', undefined);
    const storage = browserStorage();
    expect(await storage.isPersistent()).toBe(false);
    await send(storage, 'Coastal');
    expect((await storage.read()).leads).toHaveLength(1);
  });

  it('reports a full storage and does not change the state', async () => {
    const storage = browserStorage();
    await storage.read();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(send(storage, 'Coastal')).rejects.toThrow('The storage of this browser is full. Nothing was saved.');
    full.mockRestore();
    expect((await storage.read()).leads).toEqual([]);
  });
});
