import { once } from 'node:events';
import { request as call, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Damage } from './fault-table';

/** Operations that the site uses and the proxy recognises. */
export type Operation =
  | 'requestContact'
  | 'login'
  | 'listArticles'
  | 'createArticle'
  | 'getArticle'
  | 'updateArticle'
  | 'deleteArticle'
  | 'getArticleBySlug';

const OPERATIONS: readonly (readonly [method: string, path: RegExp, operation: Operation])[] = [
  ['POST', /^\/api\/contact$/, 'requestContact'],
  ['POST', /^\/api\/login$/, 'login'],
  ['GET', /^\/api\/news\/?$/, 'listArticles'],
  ['POST', /^\/api\/news\/?$/, 'createArticle'],
  ['GET', /^\/api\/news\/slug\/[^/]+$/, 'getArticleBySlug'],
  ['GET', /^\/api\/news\/[^/]+$/, 'getArticle'],
  ['PUT', /^\/api\/news\/[^/]+$/, 'updateArticle'],
  ['DELETE', /^\/api\/news\/[^/]+$/, 'deleteArticle'],
];

function operationOf({ method, url = '' }: IncomingMessage): Operation | undefined {
  const { pathname } = new URL(url, 'http://proxy.invalid');
  return OPERATIONS.find(([verb, path]) => verb === method && path.test(pathname))?.[2];
}

/** Chunk size of a slow response, the pause after each chunk, and the maximum number of chunks. */
const DRIP = { bytes: 512, pauseMs: 20, most: 40 };

interface Passed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Forwards the request to the target server. */
async function forward(target: URL, incoming: IncomingMessage, body: Buffer): Promise<Passed> {
  const outgoing = call({
    host: target.hostname,
    port: target.port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...incoming.headers, connection: 'close' },
  });
  outgoing.end(body);
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  if (!response) throw new Error('The target server did not respond.');
  const headers = { ...response.headers };
  delete headers.connection;
  delete headers['transfer-encoding'];
  return { status: response.statusCode ?? 0, headers, body: await bodyOf(response) };
}

async function drip(outgoing: ServerResponse, { status, headers, body }: Passed) {
  outgoing.writeHead(status, { ...headers, 'content-length': body.length });
  const step = Math.max(DRIP.bytes, Math.ceil(body.length / DRIP.most));
  for (let at = 0; at < body.length && !outgoing.destroyed; at += step) {
    outgoing.write(body.subarray(at, at + step));
    await new Promise((resolve) => setTimeout(resolve, DRIP.pauseMs));
  }
  outgoing.end();
}

/** CORS headers that let a page of another origin read the response. */
const readable = ({ headers }: IncomingMessage) => ({
  'Access-Control-Allow-Origin': headers.origin ?? '*',
  'Access-Control-Expose-Headers': 'ETag, Location, Retry-After',
});

async function damaged(
  damage: Damage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  pass: () => Promise<Passed>,
) {
  switch (damage.kind) {
    case 'refused':
      outgoing.destroy();
      return;
    case 'cut':
      if (damage.stores) await pass();
      outgoing.destroy();
      return;
    case 'silent':
      return;
    case 'cut after headers':
    case 'cut in the body': {
      const { status, headers, body } = await pass();
      outgoing.writeHead(status, { ...headers, 'content-length': body.length + 1 });
      outgoing.flushHeaders();
      if (damage.kind === 'cut in the body') outgoing.write(body.subarray(0, Math.ceil(body.length / 2)));
      setTimeout(() => outgoing.destroy(), DRIP.pauseMs);
      return;
    }
    case 'drip':
      return drip(outgoing, await pass());
    case 'relabel': {
      const { status, headers, body } = await pass();
      outgoing.writeHead(status, { ...headers, 'content-type': damage.type });
      outgoing.end(body);
      return;
    }
    case 'response': {
      if (damage.stores) await pass();
      const isEmpty = damage.body === '';
      outgoing.writeHead(damage.status, {
        ...(!damage.isForeign && readable(incoming)),
        ...(!isEmpty && damage.headers),
        'content-length': Buffer.byteLength(damage.body),
      });
      outgoing.end(damage.body);
    }
  }
}

/**
 * A proxy between the browser and a backend. From `inject` until `clear`, every request of that operation meets the
 * damage; all others pass. Requests of the service worker pass through it too, because it is the configured API URL.
 */
export async function startProxy(targetUrl: string) {
  const target = new URL(targetUrl);
  let fault: { readonly operation: Operation; readonly damage: Damage } | undefined;
  let hits = 0;
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await bodyOf(incoming);
      const pass = () => forward(target, incoming, body);
      if (fault && operationOf(incoming) === fault.operation) {
        hits += 1;
        return damaged(fault.damage, incoming, outgoing, pass);
      }
      const { status, headers, body: answer } = await pass();
      outgoing.writeHead(status, headers);
      outgoing.end(answer);
    })().catch(() => outgoing.destroy());
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
    inject: async (operation: Operation, damage: Damage) => {
      hits = 0;
      fault = { operation, damage };
      if (damage.kind === 'refused') await close();
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
