/** Registers the service worker of a production build; where workers are refused the site works without. */
export function registerServiceWorker() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
    console.info('The service worker was refused; the site works without it.', error);
  });
}
