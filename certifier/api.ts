import { isDeepStrictEqual } from 'node:util';
import { type OperationId, operations } from '../contract/contract';
import { BrokenRule, ensure, NotApplicable, shown } from './check';
import { curlLine } from './curl';
import { answerProblems } from './document';
import { png } from './files';
import { type Trials, trialsOf } from './trials';

/** A running backend. */
export interface Target {
  /** The API's root, such as `http://localhost:3001/api`. */
  readonly url: string;
  readonly credentials?: { readonly email: string; readonly password: string } | undefined;
  /** How requests get there; the platform's fetch when left out. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** An origin that pages call from; left out where no other origin can call. */
  readonly origin?: string | undefined;
  /** A token that was valid and has expired; left out where the clock cannot be moved. */
  readonly expiredToken?: () => Promise<string>;
}

/** What a request is made of; the operation gives its method and its address. */
export interface Call {
  readonly id?: string | number;
  readonly slug?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly body?: BodyInit;
  /** Sends the bearer token of the session. */
  readonly signedIn?: boolean;
  /** Another method or address than the operation's own; such an answer is not held against the operation's declarations. */
  readonly method?: string;
  readonly path?: string;
}

export interface WireArticle {
  readonly id: string | number;
  readonly title: string;
  readonly slug: string;
  readonly date: string;
  readonly bannerImage: string | null;
  readonly sections: unknown;
  readonly sidebarItems: unknown;
}

/** A JSON answer: what openapi.yaml leaves to one of its bodies, each part there or not. */
interface Body {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly data?: unknown;
  readonly total?: number;
  readonly page?: number;
  readonly limit?: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

export type Fields = Readonly<Record<'title' | 'slug' | 'date' | 'sections' | 'sidebarItems', string>> & {
  readonly bannerImage?: string;
  readonly image?: File;
};

/** JSON text or the list itself: both forms are of the contract. */
export const listOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const parsed = (text: string): Body => {
  try {
    return Object(JSON.parse(text)) as Body;
  } catch {
    return {};
  }
};

/**
 * Calls a backend for the checks. Every answer to an operation is held against openapi.yaml. Articles are made with slugs of this
 * run alone and removed by `cleanUp`.
 */
export class Api {
  /** The last request and its status, for messages. */
  lastCall = 'no request yet';
  private readonly run = `contract-${Math.random().toString(36).slice(2, 10)}`;
  private readonly made = new Set<string | number>();
  private count = 0;
  private session: Promise<string> | undefined;
  private calls: (readonly [url: string, init: RequestInit])[] = [];

  constructor(
    readonly target: Target,
    readonly trials: Trials = trialsOf(),
  ) {}

  /** The calls made so far are of no interest any more. */
  forgetCalls(): void {
    this.calls = [];
  }

  /** The calls since `forgetCalls` for a shell. */
  curlLines(): readonly string[] {
    return this.calls.map(([url, init]) => curlLine(url, init));
  }

  /** Text that no other check and no other run uses; fit to be a slug. */
  unique(): string {
    this.count += 1;
    return `${this.run}-${this.count}`;
  }

  get credentials() {
    if (!this.target.credentials) throw new NotApplicable('no administrator was given (--email and --password)');
    return this.target.credentials;
  }

  /** The session's token, of one login for the whole run. */
  token(): Promise<string> {
    this.session ??= this.call('login', { json: this.credentials }).then(({ status, body }) => {
      ensure(status === 200 && typeof body.token === 'string', `the login for the other checks answered ${status}`);
      return body.token;
    });
    return this.session;
  }

  /** Sends a request as it is; the answer is held against nothing. Redirects are not followed, they lose a POST. */
  async send(path: string, init: RequestInit): Promise<Answer> {
    const { fetch = globalThis.fetch, url } = this.target;
    const request = new Request(url + path, { ...init, redirect: 'manual' });
    this.lastCall = `${request.method} ${path} got no answer`;
    this.calls.push([url + path, init]);
    const response = await fetch(request);
    this.lastCall = `${request.method} ${path} answered ${response.status}`;
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  /** Calls an operation. @throws BrokenRule when the answer is not one that openapi.yaml declares for it. */
  async call(id: OperationId, call: Call = {}): Promise<Answer> {
    const operation = operations[id];
    const { method = operation.method, headers = {}, query = {} } = call;
    const template = operation.path
      .replace('{id}', encodeURIComponent(String(call.id ?? '')))
      .replace('{slug}', encodeURIComponent(call.slug ?? ''));
    const search = new URLSearchParams(query).toString();
    const body = call.json !== undefined ? JSON.stringify(call.json) : (call.form ?? call.body);
    const answer = await this.send((call.path ?? template) + (search && `?${search}`), {
      method,
      headers: {
        ...(call.json !== undefined && { 'Content-Type': 'application/json' }),
        ...(call.signedIn && { Authorization: `Bearer ${await this.token()}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const isOwn = method === operation.method;
    const [problem] = isOwn ? answerProblems(id, answer) : [];
    if (problem) throw new BrokenRule(`the answer is not as openapi.yaml declares it for ${id}: ${problem}`);
    this.remember(answer);
    return answer;
  }

  /** Calls an operation and expects one status. */
  async expect(status: number, id: OperationId, call: Call = {}): Promise<Answer> {
    const answer = await this.call(id, call);
    const said = answer.body.message ? ` (${shown(answer.body.message)})` : '';
    ensure(answer.status === status, `expected ${status}, got ${answer.status}${said}`);
    return answer;
  }

  /** Whatever was created must be removed, also by a backend that should have refused it. */
  private remember({ status, body }: Answer): void {
    const data = Object(body.data) as Partial<WireArticle>;
    if (status === 201 && data.id !== undefined) this.made.add(data.id);
  }

  fields(changes: Partial<Fields> = {}): Fields {
    const slug = this.unique();
    const section = {
      title: 'Where the time went',
      content: [{ type: 'paragraph', content: 'Most of it was waiting.' }],
    };
    const item = { title: 'Insurance', description: 'How we work with insurers.', link: '/industries/insurance' };
    return {
      title: `Contract check ${slug}`,
      slug,
      date: '2026-05-04',
      sections: JSON.stringify([section]),
      sidebarItems: JSON.stringify([item]),
      ...changes,
    };
  }

  form(fields: Readonly<Record<string, string | File>>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  }

  /** Creates an article that `cleanUp` removes. */
  async article(
    changes: Partial<Fields> = {},
  ): Promise<{ readonly id: string | number; readonly fields: Fields; readonly answer: Answer }> {
    const fields = this.fields(changes);
    const answer = await this.expect(201, 'createArticle', { form: this.form(fields), signedIn: true });
    return { id: (answer.body.data as WireArticle).id, fields, answer };
  }

  pngFile = (name = 'banner.png') => new File([png], name, { type: 'image/png' });

  async list(query: Readonly<Record<string, string>> = {}): Promise<readonly WireArticle[]> {
    return (await this.expect(200, 'listArticles', { query })).body.data as WireArticle[];
  }

  async read(id: string | number): Promise<WireArticle> {
    return (await this.expect(200, 'getArticle', { id })).body.data as WireArticle;
  }

  /** Reads an article in all three ways and compares each with the fields that were sent. */
  async expectStored(id: string | number, fields: Fields): Promise<void> {
    const bySlug = (await this.expect(200, 'getArticleBySlug', { slug: fields.slug })).body.data as WireArticle;
    const inList = (await this.list()).find((article) => String(article.id) === String(id));
    ensure(inList !== undefined, `article ${id} is not in the list`);
    const found = { 'by id': await this.read(id), 'by slug': bySlug, 'in the list': inList };
    for (const [way, article] of Object.entries(found)) {
      ensure(String(article.id) === String(id), `${way} the id is ${shown(article.id)}, not ${shown(id)}`);
      for (const name of ['title', 'slug', 'date'] as const) {
        ensure(
          article[name] === fields[name],
          `${way} ${name} is ${shown(article[name])}, sent was ${shown(fields[name])}`,
        );
      }
      for (const name of ['sections', 'sidebarItems'] as const) {
        const same = isDeepStrictEqual(listOf(article[name]), JSON.parse(fields[name]));
        ensure(same, `${way} ${name} is ${shown(article[name])}, sent was ${shown(fields[name])}`);
      }
    }
  }

  /** Neither the id, nor the slug, nor the list knows the article. */
  async expectGone(id: string | number, slug: string): Promise<void> {
    await this.expect(404, 'getArticle', { id });
    await this.expect(404, 'getArticleBySlug', { slug });
    ensure(!(await this.list()).some((article) => article.slug === slug), `the list still holds ${slug}`);
  }

  /** Removes what the checks made. Articles that are gone already are no problem. */
  async cleanUp(): Promise<void> {
    for (const id of this.made) {
      const token = await this.token();
      await this.send(`/news/${encodeURIComponent(String(id))}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      });
      this.made.delete(id);
    }
  }
}
