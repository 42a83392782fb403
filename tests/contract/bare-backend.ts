import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

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

const CREDENTIALS = { email: 'editor@bare.example', password: 'bare-password' };

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/**
 * The barest backend that the contract allows, level L0: no entity tags, no 409, no paging, no jobs; ids are text, lists come as
 * arrays, and errors are not told apart. Written against the contract alone, it shares no code with the mocks.
 */
export function createBareBackend(): { readonly server: Server; readonly credentials: typeof CREDENTIALS } {
  const tokens = new Set<string>();
  const articles = new Map<string, BareArticle>();
  const images = new Map<string, Blob>();
  const notFound: Reply = { status: 404, body: { message: 'Not found' } };

  async function save(id: string, request: IncomingMessage): Promise<BareArticle> {
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(await bytesOf(request), { headers: { 'Content-Type': type } }).formData();
    const text = (name: string) => String(form.get(name) ?? '');
    const file = form.get('image');
    let bannerImage = text('bannerImage') || null;
    if (file !== null && typeof file !== 'string' && file.size > 0) {
      const name = randomUUID();
      images.set(name, file);
      bannerImage = `http://${request.headers.host}/images/${name}`;
    }
    const [sections, sidebarItems] = [JSON.parse(text('sections')), JSON.parse(text('sidebarItems'))];
    const article = {
      id,
      title: text('title'),
      slug: text('slug'),
      date: text('date'),
      bannerImage,
      sections,
      sidebarItems,
    };
    articles.set(id, article);
    return article;
  }

  async function news(request: IncomingMessage, rest: readonly string[]): Promise<Reply> {
    const [first, second] = rest;
    if (request.method === 'GET') {
      if (first === undefined) return { status: 200, body: { data: [...articles.values()] } };
      const wanted =
        second === undefined ? articles.get(first) : [...articles.values()].find(({ slug }) => slug === second);
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

  async function answer(request: IncomingMessage): Promise<Reply> {
    const [, , resource, ...rest] =
      (request.url ?? '')
        .split('?')[0]
        ?.split('/')
        .filter((part, at) => at < 2 || part) ?? [];
    const values = rest.map(decodeURIComponent);
    if (resource === 'news') return news(request, values);
    if (request.method !== 'POST') return notFound;
    const body = JSON.parse((await bytesOf(request)).toString() || '{}');
    if (resource === 'login') {
      const isRight = body.email === CREDENTIALS.email && body.password === CREDENTIALS.password;
      if (!isRight) return { status: 401, body: { message: 'Wrong email or password' } };
      const token = randomUUID();
      tokens.add(token);
      return { status: 200, body: { token } };
    }
    if (resource !== 'contact') return notFound;
    const isComplete = [body.name, body.email, body.mobile, body.company].every(
      (value) => typeof value === 'string' && value,
    );
    return isComplete
      ? { status: 201, body: { message: 'Thank you' } }
      : { status: 422, body: { message: 'Incomplete' } };
  }

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, If-Match, Idempotency-Key');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const image = images.get(/^\/images\/(.+)$/.exec(request.url ?? '')?.[1] ?? '');
    if (image) {
      response.setHeader('Content-Type', 'image/png');
      return response.end(Buffer.from(await image.arrayBuffer()));
    }
    const { status, body } = await answer(request).catch(() => ({ status: 500, body: { message: 'Failed' } }));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  return { server, credentials: CREDENTIALS };
}
