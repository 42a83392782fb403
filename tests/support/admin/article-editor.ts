import { articleFields } from '../article-fields';
import type { RunningServer } from '../servers/server-process';

interface ArticleFields {
  readonly slug: string;
  readonly title: string;
  readonly date?: string;
  readonly sections?: string;
  readonly sidebarItems?: string;
  readonly bannerImage?: string;
  /** A new banner. */
  readonly image?: Blob;
}

export interface Editor {
  /** Creates an article, or replaces the one with the id or with the same slug. */
  save(fields: ArticleFields, id?: string): Promise<{ readonly id: string; readonly bannerImage: string | null }>;
  remove(id: string): Promise<void>;
}

const sectionsOf = (slug: string) =>
  JSON.stringify([
    { title: 'Section', content: [{ type: 'paragraph', content: `First sentence of ${slug}. Second.` }] },
  ]);

/** Signs in to a server, and writes articles through its API. */
export async function createEditor(
  server: Pick<RunningServer, 'url'>,
  account: { readonly email: string; readonly password: string },
): Promise<Editor> {
  const signIn = await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = await signIn.json();
  const headers = { Authorization: `Bearer ${token}` };
  const ids = new Map<string, string>();
  return {
    async save(fields, id = ids.get(fields.slug)) {
      const form = new FormData();
      const all = { ...articleFields, sections: sectionsOf(fields.slug), ...fields };
      for (const [name, value] of Object.entries(all)) form.append(name, value);
      const address = id === undefined ? '/news/' : `/news/${id}`;
      const method = id === undefined ? 'POST' : 'PUT';
      const response = await fetch(`${server.url}${address}`, { method, headers, body: form });
      if (!response.ok) throw new Error(`The article was not saved: ${response.status} ${await response.text()}`);
      const { data } = await response.json();
      ids.set(fields.slug, data.id);
      return data;
    },
    async remove(id) {
      const response = await fetch(`${server.url}/news/${id}`, { method: 'DELETE', headers });
      if (!response.ok) throw new Error(`The article was not deleted: ${response.status}`);
    },
  };
}
