import { ownName } from '~/lib/base';
import { DatabaseTimeoutError, inTime } from '~/lib/storage/database';
import { dataUrl, memoryStorage } from './backend/memory-storage';
import { seedState } from './backend/seed/state';
import { isState, type State, type StateKey } from './backend/state';
import { type Change, type Storage, StorageError } from './backend/storage';
import { changeChannel, type Resource } from './change-channel';
import { openDatabase, resultOf, STATE_STORE, transactionEnd } from './database';

/** A storage in the browser, which several tabs share. */
export interface BrowserStorage extends Storage {
  /** Resolves with true if the data survives the page, and with false if the browser blocks IndexedDB. */
  isPersistent(): Promise<boolean>;
  /** Calls the listener after another tab changes data. Returns a function that stops this. */
  onChange(listener: (resources: readonly Resource[]) => void): () => void;
}

async function readState(store: IDBObjectStore): Promise<State> {
  const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
  const found: unknown = Object.fromEntries(keys.map((key, at) => [String(key), values[at]]));
  if (!isState(found))
    throw new StorageError('The demo data in this browser is damaged. Reload the page to start afresh.');
  return found;
}

const stateKeys = (part: Partial<State>) =>
  Object.keys(seedState()).filter((key): key is StateKey => Object.hasOwn(part, key));

const NO_RESPONSE = 'The database of this browser does not respond. Close other tabs of this site and try again.';

/** Turns any error into the one that users see if the browser does not store a change. */
function toStorageError(error: unknown): StorageError {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const usual = isFull ? 'The storage of this browser is full.' : 'This browser could not store the change.';
  const reason = error instanceof DatabaseTimeoutError ? NO_RESPONSE : usual;
  return new StorageError(`${reason} Nothing was saved.`, { cause: error });
}

/** Reads the state, runs the change and writes its result in one transaction. */
async function write<Result>(
  database: IDBDatabase,
  change: (state: State) => Change<Result>,
  follow: (transaction: IDBTransaction) => void,
) {
  // With strict durability, an acknowledged change survives a crash of the browser.
  const transaction = database.transaction(STATE_STORE, 'readwrite', { durability: 'strict' });
  follow(transaction);
  const end = transactionEnd(transaction);
  // `end` is awaited below. Without this, an earlier rejection would be reported as unhandled.
  end.catch(() => {});
  const store = transaction.objectStore(STATE_STORE);
  const state = await readState(store);
  const { result, next = {} } = change(state);
  const changed = stateKeys(next).filter((key) => next[key] !== state[key]);
  try {
    for (const key of changed) store.put(next[key], key);
    // Commit now, so that the change is stored even if the user leaves the page.
    transaction.commit();
  } catch (error) {
    // Without this, the records that were written before the failure would be stored.
    transaction.abort();
    throw toStorageError(error);
  }
  await end.catch((error: unknown) => {
    throw toStorageError(error);
  });
  return { result, changed };
}

/**
 * Stores each collection of the state as one record. A change reads and writes in one readwrite transaction. IndexedDB runs these
 * one after another for all tabs of the origin, so two tabs that write at once lose nothing.
 */
function databaseStorage(connect: () => Promise<IDBDatabase>, onWritten: (keys: readonly StateKey[]) => void): Storage {
  return {
    async read() {
      const database = await connect();
      return inTime((follow) => {
        const transaction = database.transaction(STATE_STORE, 'readonly');
        follow(transaction);
        return readState(transaction.objectStore(STATE_STORE));
      }).catch((error: unknown) => {
        throw error instanceof DatabaseTimeoutError ? new StorageError(NO_RESPONSE, { cause: error }) : error;
      });
    },
    async transact<Result>(change: (state: State) => Change<Result>) {
      const database = await connect();
      const { result, changed } = await inTime((follow) => write(database, change, follow)).catch((error: unknown) => {
        throw error instanceof DatabaseTimeoutError ? toStorageError(error) : error;
      });
      onWritten(changed);
      return result;
    },
    putImage: async (bytes, type) => dataUrl(bytes, type),
    dropImage: async () => {},
  };
}

/**
 * Creates the storage of the embedded backend: IndexedDB, which the tabs of the origin share, or memory if the browser blocks it.
 * @param start returns the initial state.
 */
export function browserStorage(name = 'mindwave', start: () => State = seedState): BrowserStorage {
  const channel = changeChannel(ownName(`${name}-data`));
  let connection: Promise<IDBDatabase> | undefined;
  const forget = () => {
    connection = undefined;
  };
  const connect = () => {
    if (!connection) {
      connection = inTime((follow) => openDatabase(ownName(name), forget, start, follow));
      connection.catch(forget);
    }
    return connection;
  };

  const chosen: Promise<{ storage: Storage; isPersistent: boolean }> = connect().then(
    () => ({ storage: databaseStorage(connect, channel.post), isPersistent: true }),
    (error: unknown) => {
      console.info('IndexedDB is not available; the demo data lasts as long as this page.', error);
      return { storage: memoryStorage(start()), isPersistent: false };
    },
  );

  return {
    read: async () => (await chosen).storage.read(),
    transact: async (change) => (await chosen).storage.transact(change),
    putImage: async (bytes, type) => (await chosen).storage.putImage(bytes, type),
    dropImage: async (address) => (await chosen).storage.dropImage(address),
    isPersistent: async () => (await chosen).isPersistent,
    onChange: channel.listen,
  };
}
