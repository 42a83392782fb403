import { seedState } from './backend/seed/state';
import { isState, type State } from './backend/state';

/** One record per collection of the state, and the schema's version under `schema`. */
export const STATE_STORE = 'state';
/** Unreadable data is moved here, in case someone needs it: `{ schema, setAsideAt, data }`. */
const ASIDE_STORE = 'set-aside';

/** The version of the State. Raise it if a release cannot read the data of the one before. */
const SCHEMA = 3;

/** Receives the transaction that a call starts. */
type Follow = (transaction: IDBTransaction) => void;
type Data = Readonly<Record<string, unknown>>;

/** Turns a request into a promise of its result. */
export const resultOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when a transaction is complete, and rejects with the reason if it is aborted. */
export const transactionEnd = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted', 'AbortError'));
  });

/** Ensures that the database contains a State of this version. Other data is moved aside, and the seed stored. */
async function prepare(database: IDBDatabase, start: () => State, follow: Follow): Promise<void> {
  const transaction = database.transaction([STATE_STORE, ASIDE_STORE], 'readwrite');
  follow(transaction);
  const end = transactionEnd(transaction);
  // `end` is awaited below. Without this, an earlier rejection would be reported as unhandled.
  end.catch(() => {});
  const store = transaction.objectStore(STATE_STORE);
  const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
  const data: Data = Object.fromEntries(keys.map((key, at) => [String(key), values[at]]));
  const { schema, ...state } = data;
  const isUsable = schema === SCHEMA && isState(state);
  if (!isUsable && keys.length > 0) {
    console.warn('The demo data in this browser has another version. It was set aside, and replaced by fresh data.');
    transaction.objectStore(ASIDE_STORE).add({ schema, setAsideAt: new Date().toISOString(), data });
  }
  if (!isUsable) {
    store.clear();
    for (const [key, value] of Object.entries(start())) store.put(value, key);
    store.put(SCHEMA, 'schema');
  }
  await end;
}

/**
 * Opens a database and prepares it for use.
 * @param onClosed called if the browser closes the connection because storage was cleared or another tab upgrades the database.
 * @param start returns the state of a new database.
 * @throws DOMException or ReferenceError if the browser blocks IndexedDB.
 */
export async function openDatabase(
  name: string,
  onClosed: () => void,
  start: () => State = seedState,
  follow: Follow = () => {},
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STATE_STORE);
    request.result.createObjectStore(ASIDE_STORE, { autoIncrement: true });
  };
  const database = await resultOf(request);
  database.onclose = onClosed;
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  await prepare(database, start, follow);
  return database;
}
