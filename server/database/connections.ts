import type pg from 'pg';
import { isAway } from './database';
import { readHosts } from './hosts';
import { createPool, isPoolFull, isSettingRefused } from './pool';

/** The first pool that gives a connection. Closes the others. @throws AggregateError with the reason of each. */
async function firstOf(pools: readonly pg.Pool[]): Promise<pg.Pool> {
  let first: pg.Pool | undefined;
  const connected = async (pool: pg.Pool) => {
    (await pool.connect()).release();
    return pool;
  };
  try {
    first = await Promise.any(pools.map(connected));
    return first;
  } finally {
    for (const pool of pools) if (pool !== first) void pool.end();
  }
}

/** Runs work on a connection. Drops one that has ended, that did not even roll back, or that leads to a read-only database. */
async function useClient<Result>(
  { pool, client }: { readonly pool: pg.Pool; readonly client: pg.PoolClient },
  work: (client: pg.PoolClient) => Promise<Result>,
  leave: (pool: pg.Pool) => void,
): Promise<Result> {
  let problem: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof Error && isAway(error)) {
      problem = error;
      leave(pool);
    }
    throw error;
  } finally {
    client.release(problem);
  }
}

/**
 * The connections to the server of an address. Of several servers, it uses the one that takes writes, and looks for it again after
 * that one has failed.
 * @throws Error if the address has another form.
 */
export function createConnections(url: string) {
  const { addresses, mustWrite } = readHosts(url);
  const isOneOf = addresses.length > 1;
  let [broken, reconnects] = [0, 0];
  let asksForLimit = true;
  const openPool = (address: string) =>
    createPool(address, {
      isOneOf,
      mustWrite,
      asksForLimit,
      onOpen() {
        if (broken > 0) [broken, reconnects] = [broken - 1, reconnects + 1];
      },
      onBroken() {
        broken += 1;
      },
    });
  let current = isOneOf ? undefined : openPool(url);
  let search: Promise<pg.Pool> | undefined;

  async function findPool(): Promise<pg.Pool> {
    try {
      current = await firstOf(addresses.map(openPool));
      return current;
    } finally {
      search = undefined;
    }
  }

  function getPool() {
    if (current) return current;
    search ??= findPool();
    return search;
  }

  /** Another one of several servers may be right now. Connections to this one may hang, so none of them is used again. */
  function leave(pool: pg.Pool) {
    if (!isOneOf || pool !== current) return;
    current = undefined;
    void pool.end();
  }

  /** From now on, statements bring their limit along. */
  function dropLimit() {
    if (!asksForLimit) return;
    asksForLimit = false;
    void current?.end();
    current = isOneOf ? undefined : openPool(url);
  }

  async function connect() {
    for (let isFirst = true; ; isFirst = false) {
      const asked = asksForLimit;
      let pool: pg.Pool | undefined;
      try {
        pool = await getPool();
        return { pool, client: await pool.connect() };
      } catch (error) {
        if (asked && isSettingRefused(error)) dropLimit();
        else if (!pool || !isOneOf || !isFirst || isPoolFull(error)) throw error;
        else leave(pool);
      }
    }
  }

  return {
    /** Runs work on a connection. */
    onClient: async <Result>(work: (client: pg.PoolClient) => Promise<Result>) =>
      useClient(await connect(), work, leave),
    figures: () => ({ open: current?.totalCount ?? 0, waiting: current?.waitingCount ?? 0, reconnects }),
    async close() {
      await search?.catch(() => undefined);
      await current?.end();
    },
  };
}
