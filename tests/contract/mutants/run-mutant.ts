import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import type { Check } from '../../../certifier/check';
import { checks } from '../../../certifier/checks/all';
import { runChecks } from '../../../certifier/run-checks';
import { parseForm } from '../../../node-http/multipart';
import { ADDRESS, type Mutant, ORIGINS, type Server, withCors } from './mutant-tools';

/** Runs some checks on a broken backend, or on one that follows the contract if the mutant is empty. */
export function runMutant(
  mutant: Pick<Mutant, 'storage' | 'server'>,
  isWanted: (check: Check) => boolean,
  // One plain request shows most mutants, so few generated inputs are enough.
  trials = { inputs: 3, seed: 1 },
) {
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
  return runChecks(target, { checks: checks.filter(isWanted), trials });
}
