import { isOwnCache, isOwnScope } from './base';

/** Workers of this site; those of another site of the origin are not its business. */
export const ownRegistrations = async () =>
  ((await navigator.serviceWorker?.getRegistrations()) ?? []).filter(({ scope }) => isOwnScope(scope));

/** Deletes every cache of this site. */
export async function deleteOwnCaches() {
  const names = (await caches.keys()).filter(isOwnCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}
