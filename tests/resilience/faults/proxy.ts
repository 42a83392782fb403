import { once } from 'node:events';
import { request as call, createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '~contract/contract';
import { operationOf } from '~contract/http/fetch-handler';

interface Passed {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Exchange {
  /** The page that sends the request, as its `Origin` header says. */
  readonly origin: string | undefined;
  /** Lets the server handle the request, and resolves with its response. */
  readonly pass: () => Promise<Passed>;
  /** The response to the page. */
  readonly outgoing: ServerResponse;
}

/** What happens to a request or to its response. With `refused` the server is down. */
export type Damage = 'refused' | ((exchange: Exchange) => unknown);

/** Chunk size of a slow response, the pause after each chunk, and the maximum number of chunks. */
const DRIP = { bytes: 512, pauseMs: 20, most: 40 };

/** There is no response; the client times out. */
export const silent: Damage = () => undefined;

/** The connection is cut before the response. With `stores` the server handles the request first. */
export const cut =
  (stores: boolean): Damage =>
  async ({ pass, outgoing }) => {
    if (stores) await pass();
    outgoing.destroy();
  };

/** The connection is cut after the headers and a share of the body. */
export const cutAfter =
  (share: number): Damage =>
  async ({ pass, outgoing }) => {
    const { status, headers, body } = await pass();
    outgoing.writeHead(status, { ...headers, 'content-length': body.length + 1 });
    outgoing.flushHeaders();
    outgoing.write(body.subarray(0, Math.ceil(body.length * share)));
    await pause(DRIP.pauseMs);
    outgoing.destroy();
  };

/** The real response, a few bytes at a time. */
export const drip: Damage = async ({ pass, outgoing }) => {
  const { status, headers, body } = await pass();
  outgoing.writeHead(status, { ...headers, 'content-length': body.length });
  const step = Math.max(DRIP.bytes, Math.ceil(body.length / DRIP.most));
  for (let at = 0; at < body.length && !outgoing.destroyed; at += step) {
    outgoing.write(body.subarray(at, at + step));
    await pause(DRIP.pauseMs);
  }
  outgoing.end();
};

/** The real response with another content type. */
export const relabel =
  (type: string): Damage =>
  async ({ pass, outgoing }) => {
    const { status, headers, body } = await pass();
    outgoing.writeHead(status, { ...headers, 'content-type': type });
    outgoing.end(body);
  };

interface Foreign {
  /** The server handles the request first. */
  readonly stores?: boolean;
  /** The response has no CORS headers, as from a gateway, so the page cannot read it. */
  readonly isForeign?: boolean;
}

/** A response other than the server's. */
export const response =
  (
    status: number,
    body: string,
    headers: Readonly<Record<string, string>> = {},
    { stores, isForeign }: Foreign = {},
  ): Damage =>
  async ({ origin = '*', pass, outgoing }) => {
    if (stores) await pass();
    const readable = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'ETag, Location, Retry-After',
    };
    const length = { 'content-length': Buffer.byteLength(body) };
    outgoing.writeHead(status, { ...(!isForeign && readable), ...(body !== '' && headers), ...length });
    outgoing.end(body);
  };

/**
 * A proxy between the browser and a backend. From `inject` until `clear`, every request of that operation meets the
 * damage; all others pass. Requests of the service worker pass through it too, because it is the configured API URL.
 */
export async function startProxy(targetUrl: string) {
  const target = new URL(targetUrl);
  let fault: { readonly operation: OperationId; readonly damage: Damage } | undefined;
  let hits = 0;
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url: path = '', headers } = incoming;
    const handle = async () => {
      const sent = await buffer(incoming);
      const pass = async (): Promise<Passed> => {
        const options = { host: target.hostname, port: target.port, method, path };
        const onward = call({ ...options, headers: { ...headers, connection: 'close' } });
        onward.end(sent);
        const [received] = await once(onward, 'response');
        const { connection: _, 'transfer-encoding': _encoding, ...kept } = received.headers;
        return { status: received.statusCode, headers: kept, body: await buffer(received) };
      };
      const operation = operationOf(new Request(new URL(path, target), { method }), target.pathname);
      if (fault && fault.damage !== 'refused' && operation === fault.operation) {
        hits += 1;
        return fault.damage({ origin: headers.origin, pass, outgoing });
      }
      const { status, headers: given, body } = await pass();
      outgoing.writeHead(status, given).end(body);
    };
    handle().catch(() => outgoing.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${target.pathname}`,
    /** Requests that met the damage since `inject`. Refused connections cannot be counted. */
    hits: () => hits,
    inject: async (operation: OperationId, damage: Damage) => {
      hits = 0;
      fault = { operation, damage };
      if (damage === 'refused') await close();
    },
    clear: async () => {
      fault = undefined;
      if (!server.listening) await listen(port);
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;
