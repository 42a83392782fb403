import { expect, it } from 'vitest';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { checks } from '../../certifier/checks/all';
import { runChecks } from '../../certifier/run-checks';
import { changed, type Server, without, withoutTag } from './mutants/mutant-tools';

const aboutVersions = checks.filter(({ rule }) => /ETag|If-Match|412/.test(rule));

/** Changes the ETag of every response that has one. */
const withTag =
  (ETag: string | null) =>
  (honest: Server): Server =>
  async (request) => {
    const response = await honest(request);
    return response.headers.has('ETag') ? changed(response, { headers: { ETag } }) : response;
  };

it.each([
  ['sends no ETag', withTag(null), 7, 'a response about an article has no ETag'],
  [
    'never changes the ETag',
    (honest: Server) => withTag('"1"')(withoutTag('"1"')(honest)),
    4,
    'the ETag does not change with the article',
  ],
  ['ignores If-Match', without('If-Match'), 4, 'If-Match has no effect'],
])('a backend that %s breaks several rules for one reason', async (_, change, count, reason) => {
  const fetch = change(mockFetchHandler(createBackend({ storage: memoryStorage() }), { base: '/api' }));
  const results = await runChecks(
    { url: 'http://broken.test/api', credentials: DEMO_ADMIN, fetch },
    { checks: aboutVersions },
  );
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(failed).toHaveLength(count);
  expect([...new Set(failed.map((result) => result.reason))]).toEqual([expect.stringContaining(reason)]);
});
