/**
 * Which server of `DATABASE_URL` takes writes:
 *
 *     one host       known ─────────────────────────────────────── `find` and `leave` do nothing
 *
 *     several hosts  unknown ── find(): connect to all at once ──> known: the first that takes writes
 *                       ▲                                            │
 *                       └──────── leave(): a statement failed ───────┘
 *
 * Requests that call `find` at the same time share one search.
 */
import pg from 'pg';
import { errorCode } from './database';
import { readHosts, UNREADABLE } from './hosts';

/** Longest wait for a connection, in ms. With several servers, it is shorter, so that within 5 seconds another one can take over. */
const CONNECT_MS = 5000;
const CONNECT_ONE_OF_MS = 3000;

/**
 * Returns the time limit of statements on a new connection, such as `10s`.
 * @throws Error with the code of a refused write if `mustWrite` is true and the server only reads.
 */
async function checkConnection(client: pg.ClientBase, mustWrite: boolean): Promise<string | undefined> {
  const { rows } = await client.query<{ readonly limit: string; readonly isReadOnly: string }>(
    `select current_setting('statement_timeout') as "limit", current_setting('transaction_read_only') as "isReadOnly"`,
  );
  if (mustWrite && rows[0]?.isReadOnly !== 'off')
    throw Object.assign(new Error('the database is read-only'), { code: '25006' });
  return rows[0]?.limit;
}

/** @throws Error if the driver cannot read the address. The error does not show it, unless a file of a certificate is missing. */
function createClient(connectionString: string, limits: pg.ClientConfig = {}): pg.Client {
  try {
    return new pg.Client({ connectionString, ...limits });
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? error : new Error(UNREADABLE);
  }
}

/** Connects to all addresses at once. Resolves with the first suitable one. @throws AggregateError with the reason of each address. */
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

/** Finds the server of an address that takes writes. @throws Error if the address has another form. */
export function createPrimary(url: string) {
  const { addresses, mustWrite } = readHosts(url);
  // A wrong address must end the start, so it is read before the first connection.
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
    /** Returns the address of the present server, or of the last one while it is unknown. */
    address: () => address,
    /** Looks for the server if it is unknown. @throws AggregateError with the reason of each address. */
    async find() {
      if (!isKnown) await (search ??= searchAll());
    },
    /** Call this after the server has failed: another one may have become the primary. */
    leave() {
      isKnown = !isOneOf;
    },
  };
}
