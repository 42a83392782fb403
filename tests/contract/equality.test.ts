import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import { respond as embedded } from '~mocks/embedded';
import { png, svg } from '../../certifier/files';
import { articleFields } from '../support/article-fields';
import {
  type RunningServer,
  removeDirectory,
  startServer,
  temporaryDirectory,
} from '../support/servers/mock-server-process';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: await temporaryDirectory() });
}, 30_000);
afterAll(async () => {
  await server.end();
  await removeDirectory(server.dataDir);
});

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string | File>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly anonymous?: boolean;
}

const article = { ...articleFields, title: 'Same everywhere 🚚', slug: 'same' };
const lead = { name: 'Jordan', email: 'jordan@coastal.example', mobile: '4045550123', company: 'Coastal' };
const image = new File([png], 'banner.png', { type: 'image/png' });

/** A log of requests that covers the successes and failures of each operation. Later requests build on earlier ones. */
const log: readonly Entry[] = [
  { method: 'POST', path: '/login', json: DEMO_ADMIN },
  { method: 'POST', path: '/login', json: { email: 'a@b.example', password: 'wrong' } },
  { method: 'POST', path: '/login', json: {} },
  { method: 'GET', path: '/news/' },
  { method: 'GET', path: '/news?page=2&limit=4&q=a' },
  { method: 'GET', path: '/news?page=x' },
  { method: 'POST', path: '/news/', form: article },
  { method: 'POST', path: '/news', form: article },
  { method: 'POST', path: '/news/', form: { ...article, slug: 'admin', title: '' } },
  { method: 'POST', path: '/news/', form: { ...article, slug: 'anonymous' }, anonymous: true },
  { method: 'POST', path: '/news/', json: article },
  { method: 'POST', path: '/news/', form: { ...article, slug: 'svg', image: new File([svg], 'x.png') } },
  { method: 'GET', path: '/news/10' },
  { method: 'GET', path: '/news/slug/same' },
  { method: 'HEAD', path: '/news/10' },
  { method: 'PUT', path: '/news/10', form: { ...article, title: 'Changed' } },
  { method: 'PUT', path: '/news/10', form: article, headers: { 'If-Match': '"old"' } },
  { method: 'PUT', path: '/news/10', form: { ...article, slug: 'claims-in-fewer-stops' } },
  { method: 'PUT', path: '/news/99', form: article },
  { method: 'POST', path: '/news/', form: { ...article, slug: 'keyed' }, headers: { 'Idempotency-Key': 'k' } },
  { method: 'POST', path: '/news/', form: { ...article, slug: 'keyed' }, headers: { 'Idempotency-Key': 'k' } },
  { method: 'POST', path: '/news/', form: { ...article, slug: 'other' }, headers: { 'Idempotency-Key': 'k' } },
  { method: 'POST', path: '/news/', form: { ...article, slug: 'with-image', image } },
  { method: 'DELETE', path: '/news/10' },
  { method: 'DELETE', path: '/news/10' },
  { method: 'GET', path: '/news/slug/same' },
  { method: 'PATCH', path: '/news/1' },
  { method: 'OPTIONS', path: '/news/1' },
  { method: 'POST', path: '/contact', json: lead },
  { method: 'POST', path: '/contact', json: { ...lead, email: 'no', company: '' } },
  { method: 'POST', path: '/contact', json: { ...lead, company: 'error-500' } },
  { method: 'POST', path: '/contact', json: { ...lead, company: 'html-error' } },
  { method: 'GET', path: '/jobs' },
  { method: 'GET', path: '/jobs/react-developer' },
  { method: 'GET', path: '/jobs/none' },
  { method: 'POST', path: '/users/login', json: {} },
  { method: 'GET', path: '/nothing' },
];

const compared = [
  'Content-Type',
  'Cache-Control',
  'Allow',
  'Location',
  'Retry-After',
  'WWW-Authenticate',
  'X-Content-Type-Options',
  'ETag',
];

/** Replays the log on a host. Replaces what differs by host: tokens, and the URLs of uploaded images. */
async function play(root: string, send: (request: Request) => Promise<Response>): Promise<unknown[]> {
  let token = '';
  const responses: unknown[] = [];
  for (const { method, path, json, form, headers = {}, anonymous } of log) {
    const all = new Headers({ ...headers, ...(token && !anonymous && { Authorization: `Bearer ${token}` }) });
    if (json !== undefined) all.set('Content-Type', 'application/json');
    const data = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) data.append(name, value);
    const body = form ? data : json === undefined ? undefined : JSON.stringify(json);
    const response = await send(
      new Request(root + path, { method, headers: all, ...(body !== undefined && { body }) }),
    );
    const text = await response.text();
    token ||= /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
    const isUpload = /"bannerImage":"(?:data:image|http)/.test(text);
    responses.push({
      request: `${method} ${path}`,
      status: response.status,
      headers: compared.map((name) => [
        name,
        name === 'ETag' && isUpload ? 'of the image' : response.headers.get(name),
      ]),
      text: text
        .replaceAll(token || '\0', 'TOKEN')
        .replace(/"bannerImage":"(?:data:image|http)[^"]*"/g, '"bannerImage":"UPLOADED"'),
    });
  }
  return responses;
}

it('returns the same responses in the page and on json-server', async () => {
  const inPage = await play('http://localhost:4173/api', embedded);
  const onServer = await play(server.url, (request) => fetch(request));
  expect(inPage).toEqual(onServer);
});
