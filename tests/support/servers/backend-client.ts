import { articleFields } from '../article-fields';

/** Requests to the backend behind the proxy, for setup and assertions. */

interface Backend {
  /** The API's root. */
  readonly api: string;
  readonly token: string;
}

export interface Stored {
  readonly id: string | number;
  readonly title: string;
  readonly slug: string;
}

const authorized = ({ token }: Pick<Backend, 'token'>) => ({ Authorization: `Bearer ${token}` });

let count = 0;
/** A unique text that is a valid slug. */
export const unique = (word: string) => {
  count += 1;
  return `${word}-${process.pid}-${Date.now().toString(36)}-${count}`;
};

export const WORDS = 'Precious words that must survive.';

export async function createArticle(env: Backend, slug: string, title = slug): Promise<Stored> {
  const form = new FormData();
  const fields = {
    ...articleFields,
    title,
    slug,
    sections: JSON.stringify([{ title: 'Stored section', content: [{ type: 'paragraph', content: WORDS }] }]),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(`${env.api}/news/`, { method: 'POST', headers: authorized(env), body: form });
  if (response.status !== 201) throw new Error(`The article was not created: ${response.status}`);
  const { data }: { data: Stored } = await response.json();
  return data;
}

export async function articlesOf({ api }: Pick<Backend, 'api'>, slug: string): Promise<readonly Stored[]> {
  const { data }: { data: readonly Stored[] } = await (await fetch(`${api}/news/`)).json();
  return data.filter((article) => article.slug === slug);
}

export async function removeArticles(env: Backend, slug: string) {
  for (const { id } of await articlesOf(env, slug)) {
    await fetch(`${env.api}/news/${id}`, { method: 'DELETE', headers: authorized(env) });
  }
}

/** The number of leads for one company. */
export async function leadsOf({ api }: Pick<Backend, 'api'>, company: string): Promise<number> {
  const leads: readonly { company: string }[] = await (await fetch(api.replace(/api$/, 'data/leads'))).json();
  return leads.filter((lead) => lead.company === company).length;
}
