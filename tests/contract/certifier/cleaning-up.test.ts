import { expect, it } from 'vitest';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { checks } from '../../../certifier/checks/all';
import { runChecks } from '../../../certifier/run-checks';
import { responding } from '../mutants/mutant-tools';

it('deletes an article even if the response that created it breaks the contract', async () => {
  const storage = memoryStorage();
  const honest = mockFetchHandler(createBackend({ storage }), { base: '/api' });
  // Left behind, it would break every rule that reads the list.
  const fetch = responding(201, { body: (text) => text.replace('2026-05-04', '20260504') })(honest);
  const before = (await storage.read()).articles;
  const target = { url: 'http://broken.test/api', credentials: DEMO_ADMIN, fetch };
  const created = checks.filter(({ rule }) => rule.startsWith('a created article is found'));
  const [result] = await runChecks(target, { checks: created });
  expect(result?.message).toContain('/data/date must match format "date" [last request: POST /news/ returned 201]');
  expect((await storage.read()).articles).toEqual(before);
});
