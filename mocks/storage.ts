import { ownName } from '~/lib/base';
import { DatabaseTimeoutError, inTime } from '~/lib/database';
import { dataUrl, memoryStorage } from './backend/memory-storage';
import { seedState } from './backend/seed/state';
import { isState, type State, type StateKey } from './backend/state';
import { type Change, type Storage, StorageError } from './backend/storage';
import { changeChannel, type Resource } from './change-channel';
import { openDatabase, resultOf, STATE_STORE, transactionEnd } from './database';

export interface BrowserStorage extends Storage {
  /** False where the browser refuses IndexedDB and the data lasts only as long as the page. */
  isPersistent(): Promise<boolean>;
  /** Calls the listener after another tab changed something; returns how to stop it. */
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

const SILENT = 'The database of this browser does not answer. Close other tabs of this site and try again.';

/** What people read when the browser does not keep a change. */
function refusal(error: unknown): StorageError {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const usual = isFull ? 'The storage of this browser is full.' : 'This browser could not store the change.';
  const reason = error instanceof DatabaseTimeoutError ? SILENT : usual;
  return new StorageError(`${reason} Nothing was saved.`, { cause: error });
}

/** One change in one transaction: read, decide, write. */
async function write<Result>(
  database: IDBDatabase,
  change: (state: State) => Change<Result>,
  follow: (transaction: IDBTransaction) => void,
) {
  // Strict: what was acknowledged survives the end of the browser's process.
  const transaction = database.transaction(STATE_STORE, 'readwrite', { durability: 'strict' });
  follow(transaction);
  const end = transactionEnd(transaction);
  // The end is awaited below; a rejection before that is not an unhandled one.
  end.catch(() => {});
  const store = transaction.objectStore(STATE_STORE);
  const state = await readState(store);
  const { result, next = {} } = change(state);
  const changed = stateKeys(next).filter((key) => next[key] !== state[key]);
  try {
    for (const key of changed) store.put(next[key], key);
    // What is decided is stored even if the user leaves the page now.
    transaction.commit();
  } catch (error) {
    // Without this, the records put before the failing one would be kept.
    transaction.abort();
    throw refusal(error);
  }
  await end.catch((error: unknown) => {
    throw refusal(error);
  });
  return { result, changed };
}

/**
 * One collection of the state is one record, and a write is one readwrite transaction from its reading to its writing, which
 * IndexedDB runs one after another for all tabs of the origin: two tabs that write at once lose nothing.
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
        throw error instanceof DatabaseTimeoutError ? new StorageError(SILENT, { cause: error }) : error;
      });
    },
    async transact<Result>(change: (state: State) => Change<Result>) {
      const database = await connect();
      const { result, changed } = await inTime((follow) => write(database, change, follow)).catch((error: unknown) => {
        throw error instanceof DatabaseTimeoutError ? refusal(error) : error;
      });
      onWritten(changed);
      return result;
    },
    putImage: async (bytes, type) => dataUrl(bytes, type),
    dropImage: async () => {},
  };
}

/**
 * Storage of the site's own backend: IndexedDB, shared by the tabs of the origin and kept over restarts, or memory where the
 * browser refuses IndexedDB.
 * @param start the state of a storage that nobody has used yet.
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
