import { nextTask } from '~/lib/async/idle';

/**
 * Loads the embedded backend in three steps, each of which is evaluated in a task of its own: MSW, the validators of requests, and the
 * rest. Together they would block a slow phone for 80 ms.
 */
export async function startEmbedded() {
  await import('./msw');
  await nextTask();
  await import('~contract/request-problems');
  await nextTask();
  return import('~mocks/embedded');
}
