// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import type { ListRequest, ShownArticles } from './article-pages';
import { useArticles, useDeleteArticle } from './news';

vi.mock('~/api/client', () => ({ client: { GET: vi.fn(), DELETE: vi.fn() } }));
const get = vi.mocked(client.GET);
const remove = vi.mocked(client.DELETE);

/** A request that the client has sent. The test responds to it. */
interface Call {
  readonly query: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  respond: (body: unknown) => void;
}
let calls: Call[];

const articles = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: from + i, title: `Article ${from + i}`, slug: `a-${from + i}` }));
const request = (more: Partial<ListRequest> = {}): ListRequest => ({ page: 1, limit: 5, ...more });

const show = (first: ListRequest) =>
  renderHook((wanted: ListRequest) => useArticles(wanted), { initialProps: first, wrapper: QueryProvider });
type Shown = ReturnType<typeof show>['result'];
const titles = ({ current }: Shown) => current.shown?.rows.map(({ title }) => title);

/** Responds to a request once it has been sent. */
async function respond(at: number, body: unknown) {
  await waitFor(() => expect(calls.length).toBeGreaterThan(at));
  await act(async () => calls[at]?.respond(body));
}
const untilShown = (result: Shown, shown: Partial<ShownArticles>) =>
  waitFor(() => expect(result.current.shown).toMatchObject(shown));

beforeEach(() => {
  calls = [];
  queryClient.clear();
  const reply = (_: string, { params, signal }: { params: { query: Call['query'] }; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      calls.push({ query: params.query, signal, respond: (data) => resolve({ data, response: new Response() }) });
    });
  get.mockReset();
  get.mockImplementation(reply as typeof client.GET);
});

describe('a backend with pagination', () => {
  it('is asked for one page, and the old page stays until the next one arrives', async () => {
    const { result, rerender } = show(request());
    await respond(0, { data: articles(1, 5), total: 12 });
    expect(calls[0]?.query).toEqual({ page: 1, limit: 5 });
    await untilShown(result, { page: 1, count: 12 });
    rerender(request({ page: 3 }));
    expect(result.current).toMatchObject({ isWaiting: true, shown: { page: 1, first: 1 } });
    await respond(1, { data: articles(11, 2), total: 12 });
    await untilShown(result, { page: 3 });
    expect(result.current).toMatchObject({ isWaiting: false, pageCount: 3, shown: { page: 3, first: 11, count: 12 } });
    expect(titles(result)).toEqual(['Article 11', 'Article 12']);
  });

  it('cancels a search that a newer one replaces, and never shows its late response', async () => {
    const { result, rerender } = show(request());
    await respond(0, { data: articles(1, 5), total: 5 });
    await untilShown(result, { count: 5 });
    rerender(request({ text: 'ol', sort: 'title', isSummary: true }));
    rerender(request({ text: 'new' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[1]?.query).toEqual({ page: 1, limit: 5, q: 'ol', sort: 'title', fields: 'summary' });
    expect(calls[1]?.signal.aborted).toBe(true);
    await respond(2, { data: articles(7, 1), total: 1 });
    await respond(1, { data: articles(99, 1), total: 1 });
    await untilShown(result, { text: 'new' });
    expect(titles(result)).toEqual(['Article 7']);
  });

  it('shows the last page instead of a page beyond the end', async () => {
    const { result } = show(request({ page: 9 }));
    await respond(0, { data: [], total: 7 });
    await respond(1, { data: articles(6, 2), total: 7 });
    await untilShown(result, { page: 2, pageCount: 2, first: 6 });
    expect(calls.map(({ query }) => query.page)).toEqual([9, 2]);
  });

  it('loads a prefetched page only once', async () => {
    const { result, rerender } = show(request());
    await respond(0, { data: articles(1, 5), total: 10 });
    await untilShown(result, { count: 10 });
    act(() => result.current.prefetch(2));
    await respond(1, { data: articles(6, 5), total: 10 });
    rerender(request({ page: 2 }));
    await untilShown(result, { page: 2, first: 6 });
    expect(calls).toHaveLength(2);
  });

  it('keeps the number of pages after a failure', async () => {
    const { result, rerender } = show(request());
    await respond(0, { data: articles(1, 5), total: 10 });
    await untilShown(result, { count: 10 });
    get.mockRejectedValue(new Error('No connection'));
    rerender(request({ page: 2 }));
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current).toMatchObject({ shown: undefined, pageCount: 2 });
  });
});

describe('a backend without pagination', () => {
  it('is asked once, and its list is paged, searched and sorted here', async () => {
    const { result, rerender } = show(request());
    await respond(0, { data: articles(1, 12) });
    await untilShown(result, { page: 1, pageCount: 3, count: 12 });
    act(() => result.current.prefetch(2));
    rerender(request({ page: 3 }));
    expect(titles(result)).toEqual(['Article 11', 'Article 12']);
    rerender(request({ text: 'article 1', sort: 'title' }));
    expect(titles(result)).toEqual(['Article 1', 'Article 10', 'Article 11', 'Article 12']);
    expect(result.current.isWaiting).toBe(false);
    expect(calls).toHaveLength(1);
  });
});

it('drops a list that no screen uses at once', { tags: ['S7.cache'] }, async () => {
  const { result, unmount } = show(request());
  await respond(0, { data: articles(1, 5), total: 5 });
  await untilShown(result, { count: 5 });
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  unmount();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
});

it('deletes an article by its id, then loads the list again', { tags: ['S7.news.delete', 'S4.delete'] }, async () => {
  remove.mockResolvedValue({ data: undefined, response: new Response() } as Awaited<ReturnType<typeof remove>>);
  const { result } = show(request());
  await respond(0, { data: articles(1, 5), total: 5 });
  await untilShown(result, { count: 5 });
  const { result: deleting } = renderHook(useDeleteArticle, { wrapper: QueryProvider });
  act(() => deleting.current.mutate('3'));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(remove.mock.calls).toEqual([['/news/{id}', { params: { path: { id: '3' } } }]]);
  await respond(1, { data: articles(4, 2), total: 2 });
  await untilShown(result, { count: 2 });
});
