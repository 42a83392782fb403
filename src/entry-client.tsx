import type { Starter } from './islands/starter-state';
import { nextTask } from './lib/async/idle';
import { retryOnce } from './lib/retry';

/**
 * The inline starter calls this after `load` and idle, or at the first interaction. Each library is evaluated in a separate task, so that
 * none blocks a frame for long.
 */
export async function startApp(starter: Starter | undefined) {
  await retryOnce(() => import('react-dom/client'));
  await nextTask();
  await retryOnce(() => import('styled-components'));
  await nextTask();
  const { start } = await retryOnce(() => import('./app/start'));
  await nextTask();
  await start(starter);
  const { registerServiceWorker } = await import('./app/updates/service-worker');
  void registerServiceWorker();
}

// The pages of the development server have no starter.
if (import.meta.env.DEV) await startApp(undefined);
