import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { png } from '../../../certifier/client/sample-images';
import { articleFields } from '../../support/article-fields';
import { EDITOR } from '../../support/servers/server-process';

/** A write that the server has acknowledged. */
export interface Acknowledged {
  readonly kind: 'article' | 'lead';
  /** The slug of the article, or the email address of the lead. Both are unique. */
  readonly name: string;
}

/** How long a client waits before it repeats a request that got no response, in ms. */
const PAUSE_MS = 100;
const TRIES = 400;

export async function signIn(api: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${api}/login`, { method: 'POST', headers, body: JSON.stringify(EDITOR) });
  return (await response.json()).token;
}

/** The form of an article. With `image`, it has a new banner whose bytes are its own. */
export function articleForm(slug: string, more: Readonly<Record<string, string>> = {}, image = false): FormData {
  const form = new FormData();
  const fields = { ...articleFields, title: slug, slug, ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Bytes after the end of a PNG are ignored, so each image is another one.
  if (image) form.append('image', new File([png, slug], 'banner.png', { type: 'image/png' }));
  return form;
}

function requestFor(kind: Acknowledged['kind'], name: string, token: string): RequestInit {
  const key = { 'Idempotency-Key': randomUUID() };
  if (kind === 'article') {
    return { method: 'POST', headers: { ...key, Authorization: `Bearer ${token}` }, body: articleForm(name, {}, true) };
  }
  const lead = { name: 'Jordan Ellis', email: name, mobile: '4045550123', company: 'Coastal Freight' };
  return { method: 'POST', headers: { ...key, 'Content-Type': 'application/json' }, body: JSON.stringify(lead) };
}

/**
 * Sends writes with 20 writers at once. A writer repeats a request without a response with the same key, like the site does, at
 * the next server. Calls `onAcknowledged` with the number of acknowledged writes.
 */
export async function writeAll(
  apis: readonly string[],
  count: number,
  onAcknowledged: (count: number) => void,
): Promise<readonly Acknowledged[]> {
  const token = await signIn(apis[0] ?? '');
  const acknowledged: Acknowledged[] = [];
  let next = 0;

  async function write(index: number) {
    const kind = index % 2 === 0 ? 'article' : 'lead';
    const name = kind === 'article' ? `written-${index}` : `lead-${index}@coastal.example`;
    const init = requestFor(kind, name, token);
    for (let tries = 0; tries < TRIES; tries++) {
      const api = apis[(index + tries) % apis.length];
      const response = await fetch(`${api}${kind === 'article' ? '/news/' : '/contact'}`, init).catch(() => undefined);
      if (response?.status === 201) {
        acknowledged.push({ kind, name });
        onAcknowledged(acknowledged.length);
        return;
      }
      if (response && response.status < 500) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      await setTimeout(PAUSE_MS);
    }
    throw new Error(`${name} was never acknowledged.`);
  }

  const writer = async () => {
    while (next < count) await write(next++);
  };
  await Promise.all(Array.from({ length: 20 }, writer));
  return acknowledged;
}
