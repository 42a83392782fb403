import type { Boot } from './lib/boot';

/** A task of its own for each library, so that evaluating them never blocks a frame for long. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Called by the inline starter after `load` and idle, or at the first intent. */
export async function boot(starter: Boot | undefined) {
  await import('react-dom/client');
  await nextTask();
  await import('styled-components');
  await nextTask();
  const { start } = await import('./app/start');
  await nextTask();
  await start(starter);
  const { registerServiceWorker } = await import('./app/service-worker');
  void registerServiceWorker();
}

if (import.meta.env.DEV) {
  const { globalCss } = await import('./theme/global-css');
  document.head.append(Object.assign(document.createElement('style'), { textContent: globalCss }));
  document.documentElement.dataset.js = '';
  await boot(undefined);
}
