import { promisifyRequest, type UseStore } from 'idb-keyval';
import { orAborted } from '~/lib/async/or-aborted';
import { ownName } from '~/lib/base';

/**
 * IndexedDB whose calls end, and whose writes are stored or reported as lost.
 *
 * ```
 * call --> open the database --> transaction --> requests --> complete        stored
 *          4 seconds have passed: aborts the transaction                      DatabaseTimeoutError
 *          the page is left: aborts the transaction                           AbortError
 *          the page is left after a write with `committing`                   stored
 * ```
 */

/** A database that another page blocks never responds. So a call fails after this time. */
const LIMIT_MS = 4000;

/** The database did not respond in time. The call stores nothing, now or later. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
  constructor() {
    super('The database of this browser does not respond.');
  }
}

const running = new Set<IDBTransaction>();

/**
 * A page in the back/forward cache would hold its open transactions, and in WebKit all other pages would wait for them
 * forever. So a page that is left aborts what is not committed. `commit` works only in the task that created the
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
    // It is already committed or finished, and its event is about to fire.
    console.info('The transaction had already finished.', error);
  }
}

function abortWithPage(transaction: IDBTransaction) {
  running.add(transaction);
  const forget = () => running.delete(transaction);
  transaction.addEventListener('complete', forget);
  transaction.addEventListener('abort', forget);
}

/**
 * Runs a database call for at most 4 seconds. The call passes its transaction to `follow`, so that nothing is stored
 * after the failure was reported.
 * @throws DatabaseTimeoutError
 */
export async function inTime<T>(call: (follow: (transaction: IDBTransaction) => void) => Promise<T>): Promise<T> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  let transaction: IDBTransaction | undefined;
  const follow = (started: IDBTransaction) => {
    transaction = started;
    if (limit.aborted) abort(started);
    else abortWithPage(started);
  };
  const stop = () => {
    if (transaction) abort(transaction);
  };
  limit.addEventListener('abort', stop);
  try {
    return await orAborted(call(follow), limit);
  } catch (error) {
    if (error === limit.reason && limit.aborted) throw new DatabaseTimeoutError();
    // An aborted transaction has no error.
    throw error ?? new DOMException('The page was left before this was stored.', 'AbortError');
  } finally {
    limit.removeEventListener('abort', stop);
  }
}

/**
 * Wraps a store for writes that make all their requests at once, such as `set`. They are stored even if the user leaves
 * the page now. Do not use it for `update`, which reads first.
 */
export const committing =
  (store: UseStore): UseStore =>
  (mode, callback) =>
    store(mode, (objects) => {
      const result = callback(objects);
      objects.transaction.commit();
      return result;
    });

/**
 * Creates an idb-keyval store whose calls time out and whose writes survive a crash. The library's own `createStore`
 * cannot ask for strict durability.
 */
export function timedStore(database: string, name: string): UseStore {
  let connection: Promise<IDBDatabase> | undefined;
  const forget = () => {
    connection = undefined;
  };
  const connect = () => {
    if (!connection) {
      const request = indexedDB.open(ownName(database));
      request.onupgradeneeded = () => request.result.createObjectStore(name);
      connection = promisifyRequest(request);
      // Safari closes connections now and then.
      connection.then((opened) => opened.addEventListener('close', forget), forget);
    }
    return connection;
  };
  return (mode, callback) =>
    inTime(async (follow) => {
      const transaction = (await connect()).transaction(name, mode, { durability: 'strict' });
      follow(transaction);
      return callback(transaction.objectStore(name));
    });
}
