import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_TYPES } from '~contract/generated/limits';
import { imageType } from '~contract/image-type';
import { uploads } from '../support/admin/uploads';
import { articleFields } from '../support/article-fields';
import { EDITOR, type RunningServer, startWithDatabase } from '../support/servers/server-process';

const files = await uploads();

/** The certifier checks on every host that only real images of the right size are stored. */
describe('an upload on the production server', () => {
  let server: RunningServer;
  let token = '';
  let count = 0;

  beforeAll(async () => {
    server = await startWithDatabase();
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${server.url}/login`, { method: 'POST', headers, body: JSON.stringify(EDITOR) });
    token = (await response.json()).token;
  }, 60_000);
  afterAll(() => server.end());

  it.each(files)('gets the right response: $what', async ({ name, claimed, bytes, expected }) => {
    count += 1;
    const form = new FormData();
    const fields = { ...articleFields, slug: `upload-${count}` };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('image', new File([bytes], name, { type: claimed }));
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/news/`, { method: 'POST', headers, body: form });
    const { data, errors } = await response.json();
    if (typeof expected === 'number') {
      expect(response.status).toBe(expected);
      expect(errors.image).toBeTruthy();
      return;
    }
    expect(response.status).toBe(201);
    // It is served under a generated name and only as its real image type.
    const address = new URL(data.bannerImage, server.url);
    expect(address.pathname).toMatch(/^\/uploads\/[0-9a-f]{32}\.(?:png|jpg|webp|avif|gif)$/);
    const served = await fetch(address);
    expect(served.headers.get('Content-Type')).toBe(expected);
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(served.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect((await served.arrayBuffer()).byteLength).toBe(bytes.length);
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
