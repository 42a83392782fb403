import {
  createFetchHandler,
  type FetchHandler,
  type FetchHandlerOptions,
  type SecuredBackend,
} from '~contract/fetch-handler';
import { sentinelOf } from './backend/sentinels';
import { simulateFailure } from './simulate-failure';

/** The contract's fetch handler with failures on demand (`sentinels.ts`). */
export const mockFetchHandler = (
  backend: SecuredBackend,
  options: Omit<FetchHandlerOptions, 'intercept'> = { base: '/api' },
): FetchHandler =>
  createFetchHandler(backend, {
    ...options,
    intercept: (input, proceed, signal) => {
      const failure = sentinelOf(input);
      return failure ? simulateFailure(failure, proceed, signal) : proceed();
    },
  });
