import { BASE } from '~/lib/base';

/** Lets a worker that is installed take over without waiting for the one it replaces. */
function takeOver(worker: ServiceWorker) {
  const go = () => {
    if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
  };
  worker.addEventListener('statechange', go);
  go();
}

/**
 * Ends the workers of a former site. Where one answers for the whole site, ours comes in its place: unregistered, it would
 * stay until the last tab is closed, and ours would wait behind it and go with it.
 */
export async function endWorkers(
  former: readonly ServiceWorkerRegistration[],
  register: () => Promise<ServiceWorkerRegistration>,
) {
  for (const registration of former) {
    if (new URL(registration.scope).pathname !== BASE) {
      await registration.unregister();
      continue;
    }
    const { installing, waiting } = await register();
    const ours = installing ?? waiting;
    if (ours) takeOver(ours);
  }
}
