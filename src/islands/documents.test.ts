// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { rememberDocument, visitedDocument } from './documents';

const address = (path: string) => new URL(path, 'http://site.test');

/** A parsed page with a picture that depends on the width of the window. */
function parsed() {
  const page = new DOMParser().parseFromString('<picture><source media="(width>1px)"><img></picture>', 'text/html');
  return { page, sources: () => page.querySelectorAll('source').length };
}

/** The last step of dropping a document runs in a later task. */
const afterTasks = () => new Promise((resolve) => setTimeout(resolve));

it('returns the newest document of an address, and releases the one before', async () => {
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
