import { setTimeout } from 'node:timers/promises';
import { type OperationId, operations } from '../../contract/contract';
import { LOGIN_WINDOW_SECONDS } from '../../contract/generated/limits';
import { responseProblems } from '../document';
import { type Trials, trialsOf } from '../inputs/trials';
import { BrokenRule, ensure, NotApplicable, shown } from '../outcome';
import { curlLines, type SentCall } from './curl';
import { type ApiResponse, type Call, parseBody, RESPONSE_SECONDS, type Target, type WireArticle } from './wire';

/** A response, for the report of the run. */
export interface Observation {
  readonly operation: OperationId;
  readonly status: number;
  /** The time until the whole body has arrived. */
  readonly milliseconds: number;
}

/** A response, with the rule that saw it. */
export interface Seen extends Observation {
  readonly rule: string;
}

/** Calls and articles from before a rule's first input. The rule uses them for all inputs. */
interface Kept {
  readonly calls: readonly SentCall[];
  readonly articles: ReadonlySet<string | number>;
}

/** Says why a request failed. The cause of a `fetch` error says more than the error itself. */
export function causeOf(error: unknown): string {
  // If a host has several addresses and all refuse the connection, the cause has a code but no message.
  const { message, code }: { message?: unknown; code?: unknown } = Object(Object(error).cause ?? error);
  // The messages of OpenSSL have several lines.
  if (String(code).startsWith('ERR_SSL')) return `it does not speak TLS (${code})`;
  return String(message || code || error);
}

/** Advice about servers that close a connection instead of responding. */
const NO_RESPONSE = 'a server reads the whole body before it responds, and accepts 20 connections at the same time';

/** Calls a backend for the checks, and validates every response against openapi.yaml. `cleanUp` deletes the created articles. */
export class Client {
  /** The last request and its status, for messages. */
  lastCall = 'no request yet';
  private readonly run = `contract-${Math.random().toString(36).slice(2, 10)}`;
  private readonly created = new Set<string | number>();
  private count = 0;
  private session: Promise<string> | undefined;
  /** Seconds that this run may still wait. */
  private patience = 3 * LOGIN_WINDOW_SECONDS;
  private calls: SentCall[] = [];

  constructor(
    readonly target: Target,
    readonly trials: Trials = trialsOf(),
    private readonly observe: (observation: Observation) => void = () => {},
  ) {}

  /** Returns the calls and articles of the rule so far, for `forgetCalls` and `cleanUp`. */
  keep(): Kept {
    return { calls: this.calls.filter(({ init }) => init.method !== 'GET'), articles: new Set(this.created) };
  }

  /** Clears the list of calls for `curlLines`, apart from the calls in `kept`. */
  forgetCalls(kept?: Kept): void {
    this.calls = [...(kept?.calls ?? [])];
  }

  /** Returns the calls since `forgetCalls` as `curl` commands, without logins of the administrator, which contain the password. */
  curlLines(): readonly string[] {
    const login = JSON.stringify(this.target.credentials);
    const calls = this.calls.filter(({ init }) => init.body === undefined || init.body !== login);
    return curlLines(calls, Object.keys(this.target.headers ?? {}));
  }

  /** Makes a text that no other check and no other run uses. It is a valid slug. */
  unique(): string {
    this.count += 1;
    return `${this.run}-${this.count}`;
  }

  /** The administrator's credentials. @throws NotApplicable if none were given. */
  get credentials() {
    const { credentials, token } = this.target;
    if (credentials) return credentials;
    const given = token === undefined ? 'no administrator was given' : 'a token was given, not an administrator';
    throw new NotApplicable(`${given} (--email and --password)`);
  }

  /** Returns the given bearer token, or the token of the single login that the whole run shares. */
  async token(): Promise<string> {
    this.session ??= this.target.token === undefined ? this.login() : Promise.resolve(this.target.token);
    return this.session;
  }

  /** Forgets the shared login, because its session has ended. The next call logs in again. */
  forgetToken(): void {
    this.session = undefined;
  }

  /** Waits for a limit that an earlier run has used up. Returns false at once if the time is too long, or the run has waited enough. */
  async wait(seconds: number): Promise<boolean> {
    if (!(seconds > 0 && seconds <= LOGIN_WINDOW_SECONDS && seconds <= this.patience)) return false;
    this.patience -= seconds;
    const { signal, wait = (time) => setTimeout(time * 1000, undefined, { signal }) } = this.target;
    await wait(seconds).catch((error) => {
      this.ensureNotInterrupted();
      throw error;
    });
    return true;
  }

  /** @throws NotApplicable if the user has interrupted the run. */
  ensureNotInterrupted(): void {
    if (this.target.signal?.aborted) throw new NotApplicable('the run was interrupted');
  }

  /** Logs in and returns a new token. */
  async login(): Promise<string> {
    const { status, body } = await this.call('login', { json: this.credentials });
    ensure(status === 200 && typeof body.token === 'string', `the login for the other checks returned ${status}`);
    return body.token;
  }

  /**
   * Sends a request without validating the response. Redirects are not followed, because they turn a POST into a GET.
   * @param operation the called operation, for the report.
   * @throws BrokenRule if the response takes too long.
   */
  async send(path: string, init: RequestInit, operation?: OperationId, isElsewhere = false): Promise<ApiResponse> {
    const { fetch: here = globalThis.fetch, elsewhere, url, responseSeconds = RESPONSE_SECONDS } = this.target;
    const fetch = isElsewhere ? elsewhere : here;
    if (!fetch) throw new NotApplicable('no second network address was given (--from)');
    const signal = AbortSignal.timeout(responseSeconds * 1000);
    // A proxy that compresses a response would change its ETag, and the rules are about the ETag that the backend sends.
    const plain = { 'Accept-Encoding': 'identity' };
    const headers = { ...plain, ...this.target.headers, ...Object.fromEntries(new Headers(init.headers)) };
    const request = new Request(url + path, { ...init, headers, redirect: 'manual' });
    this.lastCall = `${request.method} ${path} got no response`;
    const call: SentCall = { url: url + path, init };
    this.calls.push(call);
    const start = performance.now();
    try {
      const response = await fetch(request, { signal });
      this.lastCall = `${request.method} ${path} returned ${response.status}`;
      const text = await response.text();
      if (operation) this.observe({ operation, status: response.status, milliseconds: performance.now() - start });
      call.response = { headers: response.headers, body: parseBody(text) };
      return { status: response.status, headers: response.headers, text, body: parseBody(text) };
    } catch (error) {
      ensure(!signal.aborted, `no complete response within ${responseSeconds} s`);
      throw new BrokenRule(`there is no response (${causeOf(error)}): ${NO_RESPONSE}`);
    }
  }

  /**
   * Calls an operation. If an earlier run has used up a limit, the response is a 429. Then it waits as long as the backend says, and tries
   * again.
   * @throws BrokenRule if openapi.yaml does not declare such a response.
   */
  async call(id: OperationId, call: Call = {}): Promise<ApiResponse> {
    const response = await this.callOnce(id, call);
    const mayTryAgain = response.status === 429 && (await this.wait(Number(response.headers.get('Retry-After'))));
    return mayTryAgain ? this.call(id, call) : response;
  }

  /** Like `call`, but returns a 429 at once, for checks of a limit. */
  async callOnce(id: OperationId, call: Call = {}): Promise<ApiResponse> {
    const operation = operations[id];
    const { method = operation.method, headers = {}, query = {} } = call;
    const template = operation.path
      .replace('{id}', encodeURIComponent(String(call.id ?? '')))
      .replace('{slug}', encodeURIComponent(call.slug ?? ''))
      .replace('{version}', encodeURIComponent(call.version ?? ''))
      .replace('{session}', encodeURIComponent(call.session ?? ''));
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
    const isOwn = method === operation.method;
    const path = (call.path ?? template) + (search && `?${search}`);
    const response = await this.send(path, init, isOwn ? id : undefined, call.elsewhere);
    // Remember the article before a broken rule ends the check. If it stayed behind, it would break other rules as well.
    this.remember(response);
    const [problem] = isOwn ? responseProblems(id, response) : [];
    if (problem) throw new BrokenRule(`the response is not as openapi.yaml declares it for ${id}: ${problem}`);
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

  /** Deletes the articles that the checks have created, apart from those in `kept`. It is not an error if one is already deleted. */
  async cleanUp(kept?: Kept): Promise<void> {
    const { lastCall } = this;
    for (const id of this.created) {
      if (kept?.articles.has(id)) continue;
      const token = await this.token();
      await this.send(`/news/${encodeURIComponent(String(id))}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      });
      this.created.delete(id);
    }
    // Messages must name the rule's last call, not a deletion.
    this.lastCall = lastCall;
  }
}
