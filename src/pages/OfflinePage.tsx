import { useEffect } from 'react';
import { OfflineScreen } from '~/features/offline/OfflineScreen';

const LOOK_EVERY_MS = 3000;

const reload = () => location.reload();

/** The event `online` may fire before requests work, and the server may be down: look for the page again and again. */
async function reloadIfThere() {
  if (!navigator.onLine) return;
  const { ok } = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (ok) reload();
}

/** In place of a page that is not saved on this device. */
export default function OfflinePage() {
  useEffect(() => {
    const timer = setInterval(() => {
      reloadIfThere().catch((error: unknown) => console.info('The page cannot be loaded yet.', error));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <OfflineScreen onRetry={reload} />;
}
