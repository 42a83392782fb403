import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';
import { schemaVersion } from '../database/migrate';
import { migrations } from '../database/schema';
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
  const send = (status: number, text: string): DynamicHandler => {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NEVER_STORE };
    return async (_request, response) => void response.writeHead(status, headers).end(text);
  };
  const handlers: Readonly<Record<string, DynamicHandler>> = {
    '/healthz': send(200, 'ok\n'),
    '/readyz': async (...call) => ((await isReady(options)) ? send(200, 'ready\n') : send(503, 'not ready\n'))(...call),
    '/metrics': async (request, response, pathname, built) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (!metricsToken || !token || !isSame(token, metricsToken)) return built.notFound();
      const text = await metrics.text().catch(() => '');
      return send(text ? 200 : 503, text)(request, response, pathname, built);
    },
  };
  return (pathname) => (Object.hasOwn(handlers, pathname) ? handlers[pathname] : undefined);
}
