import { isDeepStrictEqual } from 'node:util';
import { LOGIN_WINDOW_SECONDS } from '../contract/generated/limits';
import { type OperationId, operations } from '../contract/contract';
import { BrokenRule, ensure, NotApplicable, shown } from './check';
import { curlLine } from './curl';
import { responseProblems } from './document';
import { png } from './files';
import { type Trials, trialsOf } from './trials';
import {
  type ApiResponse,
  type Call,
  type Fields,
  LIST_FIELDS,
  listOf,
  parseBody,
  RESPONSE_SECONDS,
  type Target,
  TEXT_FIELDS,
  type WireArticle,
} from './wire';

/**
 * Calls a backend for the checks, and validates every response against openapi.yaml. The slugs of created articles are unique to this
 * run, and `cleanUp` deletes these articles.
 */
export class Api {
  /** The last request and its status, for messages. */
  lastCall = 'no request yet';
  private readonly run = `contract-${Math.random().toString(36).slice(2, 10)}`;
  private readonly created = new Set<string | number>();
  private count = 0;
  private session: Promise<string> | undefined;
  /** Seconds that this run may still wait. */
  private patience = 3 * LOGIN_WINDOW_SECONDS;
  private calls: (readonly [url: string, init: RequestInit])[] = [];

  constructor(
    readonly target: Target,
    readonly trials: Trials = trialsOf(),
  ) {}

  /** Clears the list of calls that `curlLines` returns. */
  forgetCalls(): void {
    this.calls = [];
  }

  /** The calls since `forgetCalls` as `curl` commands. */
  curlLines(): readonly string[] {
    return this.calls.map(([url, init]) => curlLine(url, init));
  }

  /** Text that no other check and no other run uses. It is a valid slug. */
  unique(): string {
    this.count += 1;
    return `${this.run}-${this.count}`;
  }

  get credentials() {
    if (!this.target.credentials) throw new NotApplicable('no administrator was given (--email and --password)');
    return this.target.credentials;
  }

  /** The bearer token. The whole run shares one login. */
  token(): Promise<string> {
    this.session ??= this.login();
    return this.session;
  }

  /** Waits for a limit that an earlier run has used up. Returns false if the time is no such wait, or the run has waited enough. */
  async wait(seconds: number): Promise<boolean> {
    if (!(seconds > 0 && seconds <= LOGIN_WINDOW_SECONDS && seconds <= this.patience)) return false;
    this.patience -= seconds;
    const { wait = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000)) } = this.target;
    await wait(seconds);
    return true;
  }

  /** Logs in and returns a new token. */
  async login(): Promise<string> {
    const { status, body } = await this.call('login', { json: this.credentials });
    ensure(status === 200 && typeof body.token === 'string', `the login for the other checks returned ${status}`);
    return body.token;
  }

  /**
   * Sends a request without validating the response. Redirects are not followed, because they turn a POST into a GET.
   * @throws BrokenRule if the response takes too long.
   */
  async send(path: string, init: RequestInit, isElsewhere = false): Promise<ApiResponse> {
    const { fetch: here = globalThis.fetch, elsewhere, url, responseSeconds = RESPONSE_SECONDS } = this.target;
    const fetch = isElsewhere ? elsewhere : here;
    if (!fetch) throw new NotApplicable('no second network address was given (--from)');
    const signal = AbortSignal.timeout(responseSeconds * 1000);
    const request = new Request(url + path, { ...init, redirect: 'manual' });
    this.lastCall = `${request.method} ${path} got no response`;
    this.calls.push([url + path, init]);
    try {
      const response = await fetch(request, { signal });
      this.lastCall = `${request.method} ${path} returned ${response.status}`;
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parseBody(text) };
    } catch (error) {
      ensure(!signal.aborted, `no complete response within ${responseSeconds} s`);
      throw error;
    }
  }

  /**
   * Calls an operation. If it is refused with 429, because an earlier run has used up a limit, waits as long as the backend says and
   * tries again.
   * @throws BrokenRule if openapi.yaml does not declare such a response.
   */
  async call(id: OperationId, call: Call = {}): Promise<ApiResponse> {
    const response = await this.callOnce(id, call);
    const mayTryAgain = response.status === 429 && (await this.wait(Number(response.headers.get('Retry-After'))));
    return mayTryAgain ? this.call(id, call) : response;
  }

  /** Like `call`, but returns a 429 at once, for checks of the limit. */
  async callOnce(id: OperationId, call: Call = {}): Promise<ApiResponse> {
    const operation = operations[id];
    const { method = operation.method, headers = {}, query = {} } = call;
    const template = operation.path
      .replace('{id}', encodeURIComponent(String(call.id ?? '')))
      .replace('{slug}', encodeURIComponent(call.slug ?? ''));
    const search = new URLSearchParams(query).toString();
    const body = call.json !== undefined ? JSON.stringify(call.json) : (call.form ?? call.body);
    const init = {
      method,
      headers: {
        ...(call.json !== undefined && { 'Content-Type': 'application/json' }),
        ...(call.signedIn && { Authorization: `Bearer ${await this.token()}` }),
        // A backend may drop the leads of a run.
        ...(id === 'requestContact' && { 'Contract-Check': this.run }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    };
    const response = await this.send((call.path ?? template) + (search && `?${search}`), init, call.elsewhere);
    const [problem] = method === operation.method ? responseProblems(id, response) : [];
    if (problem) throw new BrokenRule(`the response is not as openapi.yaml declares it for ${id}: ${problem}`);
    this.remember(response);
    return response;
  }

  /** Calls an operation and expects one status. */
  async expect(status: number, id: OperationId, call: Call = {}): Promise<ApiResponse> {
    const response = await (status === 429 ? this.callOnce(id, call) : this.call(id, call));
    const message = response.body.message ? ` (${shown(response.body.message)})` : '';
    ensure(response.status === status, `expected ${status}, got ${response.status}${message}`);
    return response;
  }

  /** Remembers a created article for `cleanUp`, even if the backend should have refused it. */
  private remember({ status, body }: ApiResponse): void {
    const data = Object(body.data) as Partial<WireArticle>;
    if (status === 201 && data.id !== undefined) this.created.add(data.id);
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

  /** Creates an article that `cleanUp` deletes. */
  async article(
    changes: Partial<Fields> = {},
  ): Promise<{ readonly id: string | number; readonly fields: Fields; readonly response: ApiResponse }> {
    const fields = this.fields(changes);
    const response = await this.expect(201, 'createArticle', { form: this.form(fields), signedIn: true });
    return { id: (response.body.data as WireArticle).id, fields, response };
  }

  pngFile = (name = 'banner.png') => new File([png], name, { type: 'image/png' });

  async list(query: Readonly<Record<string, string>> = {}): Promise<readonly WireArticle[]> {
    return (await this.expect(200, 'listArticles', { query })).body.data as WireArticle[];
  }

  /** The list of articles. @throws NotApplicable if it is empty: then a rule about listed articles would hold unchecked. */
  async listed(): Promise<readonly [WireArticle, ...WireArticle[]]> {
    const [first, ...others] = await this.list();
    if (!first) throw new NotApplicable('the list is empty');
    return [first, ...others];
  }

  async read(id: string | number): Promise<WireArticle> {
    return (await this.expect(200, 'getArticle', { id })).body.data as WireArticle;
  }

  /** Reads an article by id, by slug and in the list, and compares it with the fields that were sent. */
  async expectStored(id: string | number, fields: Fields): Promise<void> {
    const bySlug = (await this.expect(200, 'getArticleBySlug', { slug: fields.slug })).body.data as WireArticle;
    const inList = (await this.list()).find((article) => String(article.id) === String(id));
    ensure(inList !== undefined, `article ${id} is not in the list`);
    const found = { 'by id': await this.read(id), 'by slug': bySlug, 'in the list': inList };
    for (const [place, article] of Object.entries(found)) {
      ensure(String(article.id) === String(id), `${place} the id is ${shown(article.id)}, not ${shown(id)}`);
      for (const name of TEXT_FIELDS) {
        ensure(
          article[name] === fields[name],
          `${place} ${name} is ${shown(article[name])}, but ${shown(fields[name])} was sent`,
        );
      }
      for (const name of LIST_FIELDS) {
        const same = isDeepStrictEqual(listOf(article[name]), JSON.parse(fields[name]));
        ensure(same, `${place} ${name} is ${shown(article[name])}, but ${shown(fields[name])} was sent`);
      }
    }
  }

  /** Expects that the article is not found by id, by slug or in the list. */
  async expectGone(id: string | number, slug: string): Promise<void> {
    await this.expect(404, 'getArticle', { id });
    await this.expect(404, 'getArticleBySlug', { slug });
    ensure(!(await this.list()).some((article) => article.slug === slug), `the list still contains ${slug}`);
  }

  /** Deletes the articles that the checks created. Articles that are already deleted are not an error. */
  async cleanUp(): Promise<void> {
    for (const id of this.created) {
      const token = await this.token();
      await this.send(`/news/${encodeURIComponent(String(id))}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      });
      this.created.delete(id);
    }
  }
}
