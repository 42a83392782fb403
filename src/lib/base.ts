/**
 * The path the site is hosted under, with a slash at both ends: `/`, or `/site/` after `BASE_PATH=/site/ npm run
 * build`. Routes, content and components use addresses without it. `based-jsx` adds it to everything React renders, and
 * the functions here add it elsewhere. Scripts in Node have no `import.meta.env`.
 */
export const BASE: string = import.meta.env?.BASE_URL ?? '/';

/**
 * Adds the base to a path of the site. Other addresses, and those that already have the base, are returned unchanged.
 */
export const withBase = (path: string) =>
  BASE === '/' || !path.startsWith('/') || path.startsWith('//') || path.startsWith(BASE) ? path : BASE + path.slice(1);

/** Removes the base from a pathname, as the route table expects. Returns '' for a pathname outside the site. */
export const sitePath = (pathname: string) => {
  if (pathname.startsWith(BASE)) return pathname.slice(BASE.length - 1);
  return `${pathname}/` === BASE ? '/' : '';
};

/**
 * Name of a cache, database, lock, channel or storage key. All sites of an origin share these, so a site below a path
 * adds its path.
 */
export const ownName = (name: string) => (BASE === '/' ? name : `${name}:${BASE}`);

/** True if a cache belongs to this site. At the root of an origin, all caches do, including those of a former site. */
export const isOwnCache = (name: string) =>
  BASE === '/' || name.endsWith(`:${BASE}`) || name.endsWith(location.origin + BASE);

/** True if the scope of a worker is this site. At the root, this includes all scopes below it, for the same reason. */
export const isOwnScope = (scope: string) => BASE === '/' || new URL(scope).pathname === BASE;
