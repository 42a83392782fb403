import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';
import { schemaVersion } from '../database/migrate';
import { migrations } from '../database/schema';
import { send } from '../http/send';
import { NEVER_STORE } from '../security-headers';
import type { DynamicHandler } from '../site';
import type { Metrics } from './metrics';

/** Longest wait for the database, in ms. A load balancer asks every few seconds. */
const READY_MS = 2000;

export interface EndpointOptions {
  readonly database: Database;
  readonly metrics: Metrics;
  /** Without a token, `/metrics` is a 404. */
  readonly metricsToken: string | undefined;
  /** Whether the process is about to end, so that no new visitors should come. */
  readonly isStopping: () => boolean;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));

async function isReady({ database, isStopping }: EndpointOptions): Promise<boolean> {
  if (isStopping()) return false;
  const late = new Promise<number>((resolve) => {
    setTimeout(resolve, READY_MS, -1).unref();
  });
  // During an update, the schema may be newer than this process. Steps only add to it.
  return (await Promise.race([schemaVersion(database).catch(() => -1), late])) >= migrations.length;
}

/** `/healthz`: the process runs. `/readyz`: it can respond, with its database and schema. `/metrics`: figures for Prometheus. */
export function createEndpoints(options: EndpointOptions): (pathname: string) => DynamicHandler | undefined {
  const { metrics, metricsToken } = options;
  const isAllowed = (authorization = '') =>
    metricsToken !== undefined && isSame(authorization, `Bearer ${metricsToken}`);
  /** The text of an address with its status, or undefined for a 404. */
  async function read(
    pathname: string,
    authorization: string | undefined,
  ): Promise<readonly [number, string] | undefined> {
    if (pathname === '/healthz') return [200, 'ok\n'];
    if (pathname === '/readyz') return (await isReady(options)) ? [200, 'ready\n'] : [503, 'not ready\n'];
    if (!isAllowed(authorization)) return undefined;
    const text = await metrics.text().catch(() => '');
    return [text ? 200 : 503, text];
  }
  const handler: DynamicHandler = async ({ headers }, response, pathname, site) => {
    const result = await read(pathname, headers.authorization);
    if (!result) return site.notFound();
    const [status, text] = result;
    send(response, status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NEVER_STORE }, text);
  };
  return (pathname) => (/^\/(?:healthz|readyz|metrics)$/.test(pathname) ? handler : undefined);
}
