import type { Page, Request } from '@playwright/test';
import type { SampleArticle } from '~mocks/models';
import { API_ROOT, API_SITE } from '../servers/ports';
import { setToken } from './signed-in';

type MockResponse = { readonly status: number; readonly json?: unknown };

export interface OwnArticles {
  /** The calls so far, such as `DELETE /news/2`, without queries. */
  readonly calls: readonly string[];
  /** Responds to a call, such as `POST /news/`, with this from now on, or as usual again. */
  respond(call: string, response: MockResponse | undefined): void;
  /** Holds back the responses to a call until the returned function is called. */
  hold(call: string): () => void;
}

const callOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname.slice('/api'.length)}`;

/** Responds to the calls of one page of `API_SITE`, with articles that belong to the test alone. */
export async function serveOwnArticles(page: Page, articles: readonly SampleArticle[]): Promise<OwnArticles> {
  const calls: string[] = [];
  const responses = new Map<string, MockResponse>();
  const held = new Map<string, Promise<void>>();
  let stored = articles;
  const usual = (call: string): MockResponse => {
    const id = /^\w+ \/news\/(\d+)$/.exec(call)?.[1];
    if (call === 'GET /news/') return { status: 200, json: { data: stored } };
    if (call === 'POST /news/') return { status: 201, json: { data: { ...articles[0], id: 9 } } };
    if (call.startsWith('DELETE')) stored = stored.filter((article) => String(article.id) !== id);
    return { status: 200, json: { data: articles.find((article) => String(article.id) === id) } };
  };
  await page.route(`${API_ROOT}/**`, async (route) => {
    const call = callOf(route.request());
    calls.push(call);
    await held.get(call);
    const { status, json } = responses.get(call) ?? usual(call);
    await route.fulfill({ status, json, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return {
    calls,
    respond: (call, response) => void (response ? responses.set(call, response) : responses.delete(call)),
    hold: (call) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(call, released);
      return release;
    },
  };
}

/** Opens a screen of the admin on `API_SITE` with a session, for a page whose calls get their responses from the test. */
export async function openSignedIn(page: Page, path: string) {
  await setToken(page, 'the-token');
  await page.goto(`${API_SITE}${path}`);
}
