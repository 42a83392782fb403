import { isOwnCache, isOwnScope } from '~/lib/base';

/** Service workers of this site, without those of other sites on the origin. */
export const ownRegistrations = async () =>
  ((await navigator.serviceWorker?.getRegistrations()) ?? []).filter(({ scope }) => isOwnScope(scope));

/** Deletes every cache of this site. */
export async function deleteOwnCaches() {
  const names = (await caches.keys()).filter(isOwnCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}
