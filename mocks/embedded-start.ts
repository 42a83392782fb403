import { nextTask } from '~/lib/async/idle';

/**
 * Loads the embedded backend in three steps: MSW, the request validators, and the rest. Each is evaluated in a separate task. Together,
 * they would block a slow phone for 80 ms.
 */
export async function startEmbedded() {
  await import('./handlers').catch(() => undefined);
  await nextTask();
  await import('~contract/validation/request-problems');
  await nextTask();
  return import('~mocks/embedded');
}
