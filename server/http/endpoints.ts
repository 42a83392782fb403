import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { NEVER_STORE } from '../../node-http/security-headers';
import { send } from '../../node-http/send';
import type { Database } from '../database/database';
import { schemaVersion, tryWriting } from '../database/migrate';
import { migrations } from '../database/schema';
import type { Metrics } from '../operations/metrics';
import { type Handler, NOT_FOUND } from './handler';

/** `/readyz` waits this long for the database, in ms. A load balancer asks every few seconds. */
const READY_MS = 2000;

/** The parts of the server that the endpoints report on. */
export interface EndpointOptions {
  readonly database: Database;
  readonly metrics: Metrics;
  /** Without a token, `/metrics` is a 404. */
  readonly metricsToken: string | undefined;
  /** Returns true once the process is about to end, so that no new visitors should come. */
  readonly isStopping: () => boolean;
}

/** A process stays ready for this time, in ms, after all its connections are in use. By then, the server has ended their statements. */
const BUSY_MS = 10_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Makes a function that says whether the process can serve visitors. */
function createReadiness({ database, isStopping }: EndpointOptions) {
  let wasReady = false;
  let busySince: number | undefined;
  return async (): Promise<boolean> => {
    if (isStopping()) return false;
    const version = tryWriting(database)
      .then(() => schemaVersion(database))
      .catch(() => -1);
    const found = await Promise.race([version, setTimeout(READY_MS, undefined, { ref: false })]);
    if (found === undefined) {
      busySince ??= performance.now();
      return wasReady && performance.now() - busySince < BUSY_MS;
    }
    busySince = undefined;
    // The schema may be newer than this process, if it says that this process can still run on it.
    wasReady = found >= migrations.length;
    return wasReady;
  };
}

function sendText(response: ServerResponse, status: number, text: string) {
  send(response, status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NEVER_STORE }, text);
}

/**
 * Makes a handler for operators. `/healthz` says that the process runs. `/readyz` says that it can serve visitors: the database takes writes,
 * and the schema is current. `/metrics` has figures for Prometheus.
 */
export function createEndpoints(options: EndpointOptions): Handler {
  const { metrics, metricsToken } = options;
  const isReady = createReadiness(options);
  const isAllowed = (authorization = '') =>
    metricsToken !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`));
  return async ({ headers }, response, pathname) => {
    if (pathname === '/healthz') sendText(response, 200, 'ok\n');
    else if (pathname === '/readyz') {
      if (await isReady()) sendText(response, 200, 'ready\n');
      else sendText(response, 503, 'not ready\n');
    } else if (pathname !== '/metrics') return pathname;
    else if (!isAllowed(headers.authorization)) return NOT_FOUND;
    else {
      const ready = Number(await isReady());
      sendText(response, 200, `${await metrics.text()}# TYPE ready gauge\nready ${ready}\n`);
    }
    return undefined;
  };
}
