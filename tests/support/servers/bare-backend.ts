import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface BareArticle {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly date: string;
  readonly bannerImage: string | null;
  readonly sections: unknown;
  readonly sidebarItems: unknown;
}

interface Reply {
  readonly status: number;
  readonly body: object;
}

export interface BareBackend {
  /** The API's root. */
  readonly url: string;
  readonly credentials: { readonly email: string; readonly password: string };
  /** Received leads, in order. */
  readonly leads: readonly unknown[];
  stop(): Promise<void>;
}

const credentials = { email: 'editor@bare.example', password: 'bare-password' };
const notFound: Reply = { status: 404, body: { message: 'Not found' } };

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/**
 * Starts a backend with the minimum that the contract requires (level L0): no ETags, no 409, no paging, no jobs. Ids are
 * strings, lists are arrays, and there is only one kind of error. It shares no code with the mocks, and allows any origin.
 * @param port 0 selects a free port.
 */
export async function startBareBackend(port = 0): Promise<BareBackend> {
  const tokens = new Set<string>();
  const articles = new Map<string, BareArticle>();
  const images = new Map<string, Blob>();
  const leads: unknown[] = [];

  async function save(id: string, request: IncomingMessage): Promise<BareArticle> {
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(await bytesOf(request), { headers: { 'Content-Type': type } }).formData();
    const text = (name: string) => String(form.get(name) ?? '');
    const file = form.get('image');
    let bannerImage = form.has('bannerImage') ? text('bannerImage') || null : (articles.get(id)?.bannerImage ?? null);
    if (file !== null && typeof file !== 'string' && file.size > 0) {
      const name = randomUUID();
      images.set(name, file);
      bannerImage = `http://${request.headers.host}/images/${name}`;
    }
    const [title, slug, date] = [text('title'), text('slug'), text('date')];
    const [sections, sidebarItems] = [JSON.parse(text('sections')), JSON.parse(text('sidebarItems'))];
    const article = { id, title, slug, date, bannerImage, sections, sidebarItems };
    articles.set(id, article);
    return article;
  }

  async function news(request: IncomingMessage, [first, second]: readonly string[]): Promise<Reply> {
    if (request.method === 'GET') {
      const all = [...articles.values()];
      if (first === undefined) return { status: 200, body: { data: all } };
      const wanted = second === undefined ? articles.get(first) : all.find(({ slug }) => slug === second);
      return wanted ? { status: 200, body: { data: wanted } } : notFound;
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.has(token)) return { status: 401, body: { message: 'Not signed in' } };
    if (first === undefined)
      return { status: 201, body: { data: await save(randomUUID(), request), message: 'Saved' } };
    if (!articles.has(first)) return notFound;
    if (request.method === 'PUT') return { status: 200, body: { data: await save(first, request), message: 'Saved' } };
    articles.delete(first);
    return { status: 200, body: { message: 'Deleted' } };
  }

  async function respond(request: IncomingMessage): Promise<Reply> {
    const { pathname } = new URL(request.url ?? '/', 'http://bare.invalid');
    const [, resource, ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    if (resource === 'news') return news(request, rest);
    if (request.method !== 'POST') return notFound;
    const body = JSON.parse((await bytesOf(request)).toString());
    if (resource === 'login') {
      const isRight = body.email === credentials.email && body.password === credentials.password;
      if (!isRight) return { status: 401, body: { message: 'Wrong email or password' } };
      const token = randomUUID();
      tokens.add(token);
      return { status: 200, body: { token } };
    }
    if (resource !== 'contact') return notFound;
    if (!body.name || !body.email) return { status: 422, body: { message: 'Incomplete' } };
    leads.push(body);
    return { status: 201, body: { message: 'Thank you' } };
  }

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, If-Match, Idempotency-Key');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const image = images.get(request.url?.replace('/images/', '') ?? '');
    if (image) {
      response.setHeader('Content-Type', 'image/png');
      return response.end(Buffer.from(await image.arrayBuffer()));
    }
    const { status, body } = await respond(request).catch((error: Error) => {
      const isUnreadable = error instanceof SyntaxError || error instanceof URIError;
      return { status: isUnreadable ? 400 : 500, body: { message: 'Failed' } };
    });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url, credentials, leads, stop };
}
