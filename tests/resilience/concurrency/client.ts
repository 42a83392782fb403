import { leadsOf, unique } from '../../support/servers/backend-client';
import { ADMIN } from '../../support/admin/admin-steps';
import { articleFields } from '../../support/article-fields';

export interface Fields {
  readonly title: string;
  readonly slug: string;
  /** The text of the only paragraph. */
  readonly text: string;
}

interface Result extends Fields {
  readonly status: number;
  readonly id: string | number;
  readonly version: string;
}

interface Wire {
  readonly id: string | number;
  readonly title: string;
  readonly slug: string;
  readonly sections: string;
}

const NOTHING: Wire = { id: '', title: '', slug: '', sections: '[]' };

async function resultOf(response: Response): Promise<Result> {
  const body: { data?: Wire } = JSON.parse((await response.text()) || '{}');
  const { id, title, slug, sections } = { ...NOTHING, ...body.data };
  const [section]: { content: { content: string }[] }[] = JSON.parse(sections);
  const text = section?.content[0]?.content ?? '';
  return { status: response.status, id, title, slug, text, version: response.headers.get('etag') ?? '' };
}

/** An editor with a separate session. */
export class Client {
  constructor(
    readonly api: string,
    readonly token: string,
  ) {}

  static async signIn(api: string): Promise<Client> {
    const headers = { 'Content-Type': 'application/json' };
    const login = await fetch(`${api}/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
    const { token }: { token: string } = await login.json();
    return new Client(api, token);
  }

  private async send(method: string, path: string, headers: Record<string, string> = {}, fields?: Fields) {
    const form = new FormData();
    if (fields) {
      const sections = [{ title: 'Section', content: [{ type: 'paragraph', content: fields.text }] }];
      const { title, slug } = fields;
      const all = { ...articleFields, title, slug, sections: JSON.stringify(sections) };
      for (const [name, value] of Object.entries(all)) form.append(name, value);
    }
    return resultOf(
      await fetch(this.api + path, {
        method,
        headers: { Authorization: `Bearer ${this.token}`, ...headers },
        ...(fields && { body: form }),
      }),
    );
  }

  create = (fields: Fields, key?: string) => this.send('POST', '/news/', key ? { 'Idempotency-Key': key } : {}, fields);
  update = (id: string | number, fields: Fields, version?: string) =>
    this.send('PUT', `/news/${id}`, version ? { 'If-Match': version } : {}, fields);
  remove = (id: string | number) => this.send('DELETE', `/news/${id}`);
  read = (id: string | number) => this.send('GET', `/news/${id}`);

  /** Creates an article that no other test uses. */
  async createArticle(): Promise<Result> {
    const slug = unique('made');
    const { id } = await this.create({ title: slug, slug, text: `Words of ${slug}.` });
    return this.read(id);
  }

  async list(): Promise<readonly Wire[]> {
    const { data }: { data: readonly Wire[] } = await (await fetch(`${this.api}/news/`)).json();
    return data;
  }

  withSlug = async (slug: string) => (await this.list()).filter((article) => article.slug === slug);

  lead = (company: string, key: string) =>
    fetch(`${this.api}/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Priya', email: 'priya@harbor.example', mobile: '4045550134', company }),
    });

  leads = (company: string) => leadsOf(this, company);
}
