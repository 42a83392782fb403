import { describe, expect, it } from 'vitest';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { parseForm } from '../../mock-server/multipart';
import type { Check } from '../../certifier/check';
import { checks } from '../../certifier/checks/all';
import { sizeChecks } from '../../certifier/checks/sizes';
import { ADDRESS, type Mutant, ORIGINS, type Server, withCors } from './mutants/mutant-tools';
import { mutants } from './mutants/mutants';
import { runChecks } from '../../certifier/run-checks';

const run = (mutant: Pick<Mutant, 'storage' | 'server'>, isWanted: (check: Check) => boolean) => {
  const storage = memoryStorage();
  const backend = createBackend({ storage: mutant.storage?.(storage) ?? storage });
  const addressOf = (request: Request) => request.headers.get(ADDRESS) ?? '';
  const honest = withCors(mockFetchHandler(backend, { base: '/api', addressOf, parseForm }));
  const server = mutant.server?.(honest) ?? honest;
  const elsewhere: Server = (request) => {
    request.headers.set(ADDRESS, '198.51.100.1');
    return server(request);
  };
  const target = {
    url: 'http://broken.test/api',
    credentials: DEMO_ADMIN,
    fetch: server,
    origins: ORIGINS,
    elsewhere,
    wait: async () => {},
  };
  return runChecks(target, {
    checks: checks.filter(isWanted),
    // One plain request shows each mutant, so few generated inputs are enough.
    trials: { inputs: 3, seed: 1 },
  });
};

describe('a backend that', () => {
  it('follows the contract breaks no rule', async () => {
    const results = await run({}, () => true);
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it.each(mutants)('$name fails a check of $operation', async ({ operation, rule, isFoundOnce, ...mutant }) => {
    const isOwn = (check: Check) => check.operation === operation && check.rule.includes(rule);
    // Bodies of 16 MB take most of the time, and only their own mutants affect them.
    const results = await run(mutant, (check) => isOwn(check) || (isFoundOnce === true && !sizeChecks.includes(check)));
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    const found = failed.find((result) => result.rule.includes(rule));
    expect(found, `failed rules: ${failed.map((result) => result.rule).join('; ') || 'none'}`).toBeDefined();
    expect(found?.message).toContain(operation);
    expect(found?.message).toContain(found?.rule);
    if (isFoundOnce) expect(failed).toEqual([found]);
  });
});
