import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_TYPES } from '~contract/generated/limits';
import { imageType } from '~contract/image-type';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { createHandlers } from '~mocks/handlers';
import { png } from '../../certifier/client/sample-images';
import { uploads } from '../support/admin/uploads';
import { articleFields } from '../support/article-fields';
import {
  type RunningServer,
  removeDirectory,
  startServer,
  temporaryDirectory,
} from '../support/servers/mock-server-process';
import { EDITOR, type RunningServer as RunningProduction, startWithDatabase } from '../support/servers/server-process';

const files = await uploads();

it('has at least sixty test files', () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
});

let mock: RunningServer;
let production: RunningProduction;
beforeAll(async () => {
  mock = await startServer({ DATA_DIR: await temporaryDirectory() });
  production = await startWithDatabase();
}, 60_000);
afterAll(async () => {
  await mock.end();
  await production.end();
  await removeDirectory(mock.dataDir);
});

const handlers = createHandlers(mockFetchHandler(createBackend({ storage: memoryStorage() })));
const hosts = [
  {
    name: 'in the page',
    account: DEMO_ADMIN,
    root: () => 'http://localhost:4173/api',
    send: async (request: Request) => (await getResponse(handlers, request)) ?? Response.error(),
  },
  { name: 'on json-server', account: DEMO_ADMIN, root: () => mock.url, send: (request: Request) => fetch(request) },
  {
    name: 'on the production server',
    account: EDITOR,
    root: () => production.url,
    send: (request: Request) => fetch(request),
  },
];

describe.each(hosts)('an upload $name', ({ account, root, send }) => {
  let token = '';
  let count = 0;

  beforeAll(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(account);
    token = (await (await send(new Request(`${root()}/login`, { method: 'POST', headers, body }))).json()).token;
  });

  it.each(files)('gets the right response: $what', async ({ name, claimed, bytes, expected }) => {
    count += 1;
    const form = new FormData();
    const fields = { ...articleFields, slug: `upload-${count}` };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('image', new File([bytes], name, { type: claimed }));
    const headers = { Authorization: `Bearer ${token}` };
    const response = await send(new Request(`${root()}/news/`, { method: 'POST', headers, body: form }));
    const { data, errors } = await response.json();
    if (typeof expected === 'number') {
      expect(response.status).toBe(expected);
      expect(errors.image).toBeTruthy();
      return;
    }
    expect(response.status).toBe(201);
    if (data.bannerImage.startsWith('data:')) {
      expect(data.bannerImage.slice(0, 40)).toMatch(new RegExp(`^data:${expected};base64,`));
      return;
    }
    // It is served under a generated name and only as its real image type.
    const address = new URL(data.bannerImage, root());
    expect(address.pathname).toMatch(/^\/uploads\/[0-9a-f]{32}\.(?:png|jpg|webp|avif|gif)$/);
    const served = await fetch(address);
    expect(served.headers.get('Content-Type')).toBe(expected);
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(served.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect((await served.arrayBuffer()).byteLength).toBe(bytes.length);
  });
});

/** `mock-server/multipart.test.ts` has the table of forms. The embedded backend gets only forms that the client builds. */
describe.each(hosts.slice(1))('a form of another HTTP client $name', ({ account, root }) => {
  const send = async (image: string, end = '\r\n--x--\r\n') => {
    const json = { 'Content-Type': 'application/json' };
    const login = await fetch(`${root()}/login`, { method: 'POST', headers: json, body: JSON.stringify(account) });
    const { token } = await login.json();
    const texts = Object.entries({ ...articleFields, slug: 'of-another-client' }).map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`,
    );
    const body = new Blob([...texts, `--x\r\nContent-Disposition: form-data; ${image}\r\n\r\n`, png, end]);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
    return fetch(`${root()}/news/`, { method: 'POST', headers, body });
  };

  it('is either read, or refused with a reason', async () => {
    const cut = await send('name=image; filename=x.png', '');
    expect(cut.status).toBe(400);
    expect(await cut.json()).toEqual({ message: expect.stringContaining('its end is missing') });
    // .NET sends bytes like this if the program gives them only a name.
    const nameless = await send('name=image');
    expect(nameless.status).toBe(415);
    expect((await nameless.json()).errors).toEqual({ image: expect.stringContaining('as a file') });
    const response = await send("name=image; filename=x.png; filename*=utf-8''x.png");
    expect(response.status).toBe(201);
    expect((await response.json()).data.bannerImage).toMatch(/\.png$/);
  });
});

describe('the image detection, which the editor shares', () => {
  it.each(files)('needs only the first bytes: $what', ({ bytes, expected }) => {
    const expectedType = expected === 415 ? null : expected;
    const type = imageType(bytes.subarray(0, 64));
    // A file that is too large can be of any type.
    if (expected !== 413) expect(type).toBe(expectedType);
    else expect([null, ...IMAGE_TYPES]).toContain(type);
  });
});
