import { expect, it } from 'vitest';
import { createBackend } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { runChecks } from '../../../certifier/run-checks';

/** Runs the checks that only read. `change` may replace the response to a list. */
function read(change: (list: Record<string, unknown>) => unknown) {
  const backend = createBackend({ storage: memoryStorage() });
  const handle = mockFetchHandler(backend, { base: '/api' });
  const fetch = async (request: Request) => {
    const response = await handle(request);
    const isList = request.method === 'GET' && /\/(?:news\/?|jobs)$/.test(new URL(request.url).pathname);
    return isList && response.ok ? Response.json(change(await response.json()), response) : response;
  };
  return runChecks({ url: 'http://lists.test/api', fetch }, { readOnly: true, trials: { inputs: 3, seed: 1 } });
}

it('skips every rule about listed articles and jobs while the lists are empty', async () => {
  const results = await read((list) => ({ ...list, data: [], ...(list.total !== undefined && { total: 0 }) }));
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const skipped = results.filter(({ message }) => /^the list(?: of jobs)? is empty/.test(message));
  expect(skipped).toHaveLength(11);
});

it('accepts the sections of a list as text or as an array, and empty in a summary', async () => {
  const asText = (list: Record<string, unknown>) => ({
    ...list,
    data: (list.data as Record<string, unknown>[]).map((one) =>
      typeof one.sections === 'object' ? { ...one, sections: JSON.stringify(one.sections) } : one,
    ),
  });
  expect((await read(asText)).filter(({ outcome }) => outcome === 'failed')).toEqual([]);
});

it('skips the rules about other origins if the run has none', async () => {
  const reason = 'no origin was given (--origin); a site and an API on one origin need no CORS';
  const skipped = (await read((list) => list)).filter(({ message }) => message === reason);
  expect(skipped.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped']);
});
