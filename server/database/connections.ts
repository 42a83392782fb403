import type pg from 'pg';
import { isAway } from './database';
import { readHosts } from './hosts';
import { createPool, isPoolFull } from './pool';

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

/**
 * The connections to the server of an address. Of several servers, it uses the one that takes writes, and looks for it again after
 * that one has failed.
 * @throws Error if the address has another form.
 */
export function createConnections(url: string) {
  const { addresses, mustWrite } = readHosts(url);
  const isOneOf = addresses.length > 1;
  let [broken, reconnects] = [0, 0];
  const openPool = (address: string) =>
    createPool(address, {
      isOneOf,
      mustWrite,
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

  async function connect() {
    for (let isFirst = true; ; isFirst = false) {
      const pool = await getPool();
      try {
        return { pool, client: await pool.connect() };
      } catch (error) {
        if (!isOneOf || !isFirst || isPoolFull(error)) throw error;
        leave(pool);
      }
    }
  }

  /** Runs work on a connection. Drops one that has ended, that did not even roll back, or that leads to a read-only database. */
  async function onClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const { pool, client } = await connect();
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

  return {
    onClient,
    figures: () => ({ open: current?.totalCount ?? 0, waiting: current?.waitingCount ?? 0, reconnects }),
    async close() {
      await search?.catch(() => undefined);
      await current?.end();
    },
  };
}
