import pg from 'pg';
import { errorCode } from './database';
import { readHosts, UNREADABLE } from './hosts';

/** Longest wait for a connection, in ms. Of several servers, another one must have time within the 5 seconds of a failover. */
const CONNECT_MS = 5000;
const CONNECT_ONE_OF_MS = 3000;

/** Returns the time limit of statements on a new connection. @throws Error like a write if `mustWrite`, and the server only reads. */
async function checkConnection(client: pg.ClientBase, mustWrite: boolean): Promise<string | undefined> {
  const { rows } = await client.query<{ readonly limit: string; readonly isReadOnly: string }>(
    `select current_setting('statement_timeout') as "limit", current_setting('transaction_read_only') as "isReadOnly"`,
  );
  if (mustWrite && rows[0]?.isReadOnly !== 'off')
    throw Object.assign(new Error('the database only reads'), { code: '25006' });
  return rows[0]?.limit;
}

/** @throws Error that shows nothing of an address that the driver cannot read. A file of a certificate may be missing instead. */
function createClient(connectionString: string, limits: pg.ClientConfig = {}): pg.Client {
  try {
    return new pg.Client({ connectionString, ...limits });
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? error : new Error(UNREADABLE);
  }
}

/** Connects to all addresses at once. Resolves with the first that is right. @throws AggregateError with the reason of each. */
const findFirst = (addresses: readonly string[], mustWrite: boolean): Promise<string> =>
  Promise.any(
    addresses.map(async (connectionString) => {
      const client = createClient(connectionString, {
        connectionTimeoutMillis: CONNECT_ONE_OF_MS,
        query_timeout: CONNECT_ONE_OF_MS,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await checkConnection(client, mustWrite);
        return connectionString;
      } finally {
        void client.end();
      }
    }),
  );

/**
 * The server of an address. Of several, it is the one that takes writes, which is unknown at first and after each failure.
 * @throws Error if the address has another form.
 */
export function createPrimary(url: string) {
  const { addresses, mustWrite } = readHosts(url);
  // Before the first connection, so that a wrong address ends the start.
  for (const one of addresses) createClient(one);
  const isOneOf = addresses.length > 1;
  let [address = url] = addresses;
  let isKnown = !isOneOf;
  let search: Promise<void> | undefined;

  async function searchAll() {
    try {
      address = await findFirst(addresses, mustWrite);
      isKnown = true;
    } finally {
      search = undefined;
    }
  }

  return {
    isOneOf,
    connectMs: isOneOf ? CONNECT_ONE_OF_MS : CONNECT_MS,
    check: (client: pg.ClientBase) => checkConnection(client, mustWrite),
    /** The address of the server that is used, or was used last. */
    address: () => address,
    /** Looks for the server if it is unknown. @throws AggregateError with the reason of each. */
    async find() {
      if (!isKnown) await (search ??= searchAll());
    },
    /** The server has failed, so another one of several may be right now. */
    leave() {
      isKnown = !isOneOf;
    },
  };
}
