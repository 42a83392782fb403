import { createStore, type UseStore } from 'idb-keyval';
import { ownName } from './base';

/** A database that another page blocks does not answer at all; a call fails after this long. */
const LIMIT_MS = 4000;

/** The database did not answer in time. Nothing of the call is stored, now or later. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
  constructor() {
    super('The database of this browser does not answer.');
  }
}

const running = new Set<IDBTransaction>();

/**
 * A page in the back/forward cache would hold its open transactions, and in WebKit all other pages would wait for them
 * without an end. So a page that is left gives up what is not committed; `commit` only works in the task that made the
 * transaction, so a write that must survive commits at once.
 */
if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => {
    for (const transaction of running) abort(transaction);
    running.clear();
  });
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch (error) {
    // It is committed or over, and its event is on the way.
    console.info('The transaction needs no page any more.', error);
  }
}

function abortWithPage(transaction: IDBTransaction) {
  running.add(transaction);
  const forget = () => running.delete(transaction);
  transaction.addEventListener('complete', forget);
  transaction.addEventListener('abort', forget);
}

/**
 * Runs a call of the database, 4 seconds at most. The call hands over its transaction, so that nothing of it is stored
 * after its failure was shown.
 * @throws DatabaseTimeoutError
 */
export async function inTime<T>(call: (follow: (transaction: IDBTransaction) => void) => Promise<T>): Promise<T> {
  let transaction: IDBTransaction | undefined;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (started: IDBTransaction) => {
    transaction = started;
    if (isLate) abort(started);
    else abortWithPage(started);
  };
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new DatabaseTimeoutError());
      if (transaction) abort(transaction);
    }, LIMIT_MS);
  });
  try {
    return await Promise.race([call(follow), late]);
  } catch (error) {
    // A transaction that was given up has no error of its own.
    throw error ?? new DOMException('The page was left before this was stored.', 'AbortError');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same store for writes that ask for all they need at once, such as `set`: they are stored even if the user leaves the
 * page now. Not for `update`, which reads first.
 */
export const committing =
  (store: UseStore): UseStore =>
  (mode, callback) =>
    store(mode, (objects) => {
      const result = callback(objects);
      objects.transaction.commit();
      return result;
    });

/** A store of idb-keyval whose calls have an end. */
export function timedStore(database: string, name: string): UseStore {
  const use = createStore(ownName(database), name);
  return (mode, callback) =>
    inTime((follow) =>
      use(mode, (store) => {
        follow(store.transaction);
        return callback(store);
      }),
    );
}
