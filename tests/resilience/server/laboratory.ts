import { afterEach } from 'vitest';
import { sql } from '../../../server/database/database';
import { contractSuite } from '../../contract/suite';
import { onDatabase } from '../../support/postgres/postgres';
import {
  EDITOR,
  prepareDatabase,
  type RunningServer,
  sendInTurn,
  startServer,
} from '../../support/servers/server-process';
import { articleForm, signIn, writeAll } from './writers';

/** The token for the figures of each server. */
export const METRICS_TOKEN = 'figures';

/** Starts processes that share a database. */
export const startProcesses = (url: string, count: number, env: Readonly<Record<string, string>> = {}) =>
  Promise.all(
    Array.from({ length: count }, () => startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn', METRICS_TOKEN, ...env })),
  );

/** A list of functions that end servers. They run after each test, the last one first. */
export function useEnds() {
  const ends: (() => unknown)[] = [];
  const endAll = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  afterEach(endAll);
  return {
    ends,
    endAll,
    async start(...args: Parameters<typeof startProcesses>) {
      const servers = await startProcesses(...args);
      ends.push(...servers.map((server) => () => server.end()));
      return servers;
    },
  };
}

/** A metric of a server. */
export async function metricOf({ origin }: RunningServer, name: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await response.text())?.[1]);
}

/** Signs in, and returns a function that creates an article with one of the servers. */
export async function editorOf({ url }: RunningServer) {
  const headers = { Authorization: `Bearer ${await signIn(url)}` };
  return (slug: string, more: Readonly<Record<string, string>> = {}, image = false, server = { url }) =>
    fetch(`${server.url}/news/`, { method: 'POST', headers, body: articleForm(slug, more, image) });
}

/**
 * Writes with 20 writers, and makes one change meanwhile.
 * @param change starts after `from` writes, by default after a third of them.
 * @returns the names of the acknowledged writes, how many came after the change, and the times in ms: the longest without a write, and
 * from the end of the change to the next one.
 */
export async function writeDuring(
  servers: readonly RunningServer[],
  count: number,
  change: () => Promise<unknown>,
  from = count / 3,
) {
  let changed: Promise<unknown> | undefined;
  let changedAt = 0;
  let last = performance.now();
  const figures = { after: 0, pause: 0, next: 0 };
  const apis = servers.map(({ url }) => url);
  const acknowledged = await writeAll(apis, count, (done) => {
    const now = performance.now();
    figures.pause = Math.max(figures.pause, Math.round(now - last));
    last = now;
    if (changedAt > 0) {
      figures.after += 1;
      figures.next ||= Math.round(now - changedAt);
    }
    if (done >= from)
      changed ??= change().then(() => {
        changedAt = performance.now();
      });
  });
  await changed;
  return { names: acknowledged.map(({ name }) => name), ...figures };
}

/** The names that are not in the database, and those that are there twice. An article counts with the bytes of its image. */
export async function compare(url: string, names: readonly string[]) {
  const rows = await onDatabase(url, ({ query }) =>
    query<{ name: string }>(sql`
      select slug as name from articles join images on images.name = articles.image where octet_length(bytes) > 0
      union all select email from leads`),
  );
  const stored = rows.map(({ name }) => name);
  return {
    lost: names.filter((name) => !stored.includes(name)),
    doubled: stored.filter((name, index) => stored.indexOf(name) !== index),
  };
}

/**
 * Runs the contract suite on processes that share a database. Each request goes to the next one.
 * @param addressOf returns the address of an empty database.
 */
export function contractOn(
  processes: number,
  name: string,
  addressOf: () => string,
  more: (servers: readonly RunningServer[]) => object = () => ({}),
) {
  let servers: readonly RunningServer[] = [];
  contractSuite({
    name: `${processes} processes ${name}, used in turn`,
    async start() {
      await prepareDatabase(addressOf());
      servers = await startProcesses(addressOf(), processes, { CONTACTS_PER_MINUTE: '60' });
      const url = servers[0]?.url ?? '';
      const origins = ['http://localhost:4173'];
      return { url, credentials: EDITOR, origins, fetch: sendInTurn(servers), ...more(servers) };
    },
    stop: async () => void (await Promise.all(servers.map((server) => server.end()))),
  });
}
