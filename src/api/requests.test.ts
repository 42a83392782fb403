import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leads } from '~mocks/models';
import { client, DEFAULT_TIMEOUT_MS } from './client';
import { requestContact } from './contact';

const lead = await leads.create();
let respond: (request: { url: string; body: unknown }) => Promise<Response>;
let cacheModes: unknown[];

beforeEach(() => {
  cacheModes = [];
  vi.stubGlobal('fetch', async (url: string, options?: { body?: Blob; cache?: RequestCache }) => {
    if (url.endsWith('/config.json')) return Response.json({ apiUrl: 'https://api.example/api' });
    cacheModes.push(options?.cache);
    return respond({ url, body: options?.body ? JSON.parse(await options.body.text()) : undefined });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = () => client.GET('/news/').catch((error: unknown) => error);

describe('a failed request', () => {
  it('reports the connection, an unreadable response or the HTTP status', {
    tags: ['S8.request-statuses'],
  }, async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await ask()).toMatchObject({ status: 'FETCH_ERROR' });
    respond = async () => new Response('<html>', { status: 200 });
    expect(await ask()).toMatchObject({ status: 'PARSING_ERROR' });
    respond = async () => Response.json({ message: 'Closed for tonight.' }, { status: 503 });
    expect(await ask()).toMatchObject({ status: 503, message: 'Closed for tonight.' });
    respond = async () => new Response('Bad gateway', { status: 502 });
    expect(await ask()).toMatchObject({ status: 502 });
  });

  it('reports a server that takes too long', { tags: ['S8.request-statuses', 'S7.wrapper'] }, async () => {
    vi.useFakeTimers();
    respond = () => new Promise(() => undefined);
    const failure = ask();
    await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT_MS);
    expect(await failure).toMatchObject({ status: 'TIMEOUT_ERROR' });
    vi.useRealTimers();
  });
});

it('asks the server on every read, and keeps nothing that an admin reads', async () => {
  respond = async () => Response.json({ data: [] });
  await client.GET('/news/');
  await client.GET('/news/', { headers: { Authorization: 'Bearer token' } });
  expect(cacheModes).toEqual(['no-cache', 'no-store']);
});

it('sends a lead as name, email, mobile and company, all of them text', { tags: ['S3.contact-request'] }, async () => {
  const sent: unknown[] = [];
  respond = async (request) => {
    sent.push(request);
    return Response.json({ message: 'Thank you' }, { status: 201 });
  };
  await requestContact(lead, 'key-1');
  expect(sent).toEqual([{ url: 'https://api.example/api/contact', body: lead }]);
});

it('treats a 204 as success, although its body is an empty stream in Chromium and null elsewhere', async () => {
  for (const body of [null, new Blob().stream()]) {
    respond = async () => Object.defineProperty(new Response(null, { status: 204 }), 'body', { value: body });
    await expect(requestContact(lead, 'key-2')).resolves.toBeUndefined();
  }
});
