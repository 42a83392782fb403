// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadDocument, rememberDocument, visitedDocument } from './documents';

const address = (path: string) => new URL(path, 'http://site.test');

/** A parsed page with a picture that depends on the width of the window. */
function parsed() {
  const page = new DOMParser().parseFromString('<picture><source media="(width>1px)"><img></picture>', 'text/html');
  return { page, sources: () => page.querySelectorAll('source').length };
}

/** The last step of dropping a document runs in a later task. */
const afterTasks = () => new Promise((resolve) => setTimeout(resolve));

it('returns the newest document of an address, and releases the previous one', async () => {
  const [old, next] = [parsed(), parsed()];
  rememberDocument(address('/'), old.page);
  rememberDocument(address('/'), next.page);
  rememberDocument(address('/'), next.page);
  await afterTasks();
  expect(visitedDocument(address('/'))).toBe(next.page);
  expect([old.sources(), next.sources()]).toEqual([0, 1]);
});

it('holds at most ten documents, and releases the oldest', async () => {
  const pages = Array.from({ length: 11 }, parsed);
  for (const [i, { page }] of pages.entries()) rememberDocument(address(`/page-${i}`), page);
  await afterTasks();
  expect(visitedDocument(address('/page-0'))).toBeUndefined();
  expect(pages.map(({ sources }) => sources())).toEqual([0, ...Array.from({ length: 10 }, () => 1)]);
});

it('gives up on a document that does not arrive, and requests it again the next time', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const request = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', request);
  const [first, second] = [loadDocument(address('/stalled')), loadDocument(address('/stalled'))];
  limit.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  await expect(second).rejects.toThrow('too late');
  expect(request).toHaveBeenCalledOnce();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  loadDocument(address('/stalled')).catch(() => undefined);
  expect(request).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
