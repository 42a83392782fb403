import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EDITOR, type RunningServer } from '../../support/servers/server-process';
import { articleForm } from './writers';

export const PROCESSES = 4;
const RACERS = 20;

/** The rules about requests at the same time, as tests. They ask for the processes and the token when they run. */
export function concurrencyRules(
  given: () => { readonly servers: readonly RunningServer[]; readonly token: string },
): void {
  /** Sends 20 requests at once, each to the next process. Resolves with their responses. */
  const race = (path: string, init: (index: number) => RequestInit) =>
    Promise.all(
      Array.from({ length: RACERS }, async (_, index) => {
        const { headers, ...rest } = init(index);
        const response = await fetch(`${given().servers[index % PROCESSES]?.url}${path}`, {
          headers: { Authorization: `Bearer ${given().token}`, ...headers },
          ...rest,
        });
        return { status: response.status, text: await response.text(), etag: response.headers.get('ETag') };
      }),
    );

  const countOf = (responses: readonly { status: number }[], status: number) =>
    responses.filter((response) => response.status === status).length;

  async function create(slug: string): Promise<{ id: string; etag: string }> {
    const headers = { Authorization: `Bearer ${given().token}` };
    const response = await fetch(`${given().servers[0]?.url}/news/`, {
      method: 'POST',
      headers,
      body: articleForm(slug),
    });
    expect(response.status).toBe(201);
    return { id: (await response.json()).data.id, etag: response.headers.get('ETag') ?? '' };
  }

  describe(`${RACERS} requests at once at ${PROCESSES} processes`, () => {
    it('create one article with a slug', async () => {
      const responses = await race('/news/', () => ({ method: 'POST', body: articleForm('one-slug') }));
      expect([countOf(responses, 201), countOf(responses, 409)]).toEqual([1, RACERS - 1]);
    });

    it('change an article once from one version', async () => {
      const { id, etag } = await create('one-version');
      const responses = await race(`/news/${id}`, (index) => ({
        method: 'PUT',
        headers: { 'If-Match': etag },
        body: articleForm('one-version', { title: `Title ${index}` }),
      }));
      expect([countOf(responses, 200), countOf(responses, 412)]).toEqual([1, RACERS - 1]);
    });

    it('give every update its own version', async () => {
      const { id } = await create('many-versions');
      const responses = await race(`/news/${id}`, (index) => ({
        method: 'PUT',
        body: articleForm('many-versions', { title: `Title ${index}` }),
      }));
      expect(countOf(responses, 200)).toBe(RACERS);
      expect(new Set(responses.map(({ etag }) => etag)).size).toBe(RACERS);
    });

    it('take effect once with one Idempotency-Key, and return the same response', async () => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const responses = await race('/news/', () => ({ method: 'POST', headers, body: articleForm('one-key') }));
      expect(countOf(responses, 201)).toBe(RACERS);
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    });

    it('delete an article once, and updates after it find nothing', async () => {
      const { id } = await create('deleted');
      const responses = await race(`/news/${id}`, (index) =>
        index % 2 === 0 ? { method: 'DELETE' } : { method: 'PUT', body: articleForm('deleted') },
      );
      const deletions = responses.filter((_, index) => index % 2 === 0);
      expect([countOf(deletions, 200), countOf(deletions, 404)]).toEqual([1, RACERS / 2 - 1]);
      expect(responses.every(({ status }) => status === 200 || status === 404)).toBe(true);
      expect((await fetch(`${given().servers[1]?.url}/news/${id}`)).status).toBe(404);
    });

    it('try no more than a few passwords of one account, although no process sees all attempts', async () => {
      const body = (index: number) => JSON.stringify({ email: EDITOR.email, password: `wrong password ${index}` });
      const headers = { 'Content-Type': 'application/json' };
      const first = await race('/login', (index) => ({ method: 'POST', headers, body: body(index) }));
      expect(first.every(({ status }) => status === 401 || status === 429)).toBe(true);
      const right = await race('/login', () => ({ method: 'POST', headers, body: JSON.stringify(EDITOR) }));
      expect(countOf(right, 429)).toBe(RACERS);
    });
  });
}
