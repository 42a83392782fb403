/**
 * The path the site is hosted under, with a slash at both ends: `/`, or `/site/` after `BASE_PATH=/site/ npm run build`.
 * Routes, content and components write addresses without it. It is put on where they reach the browser: by `based-jsx` for
 * everything React renders, and by the functions here for the rest. Scripts in Node have no `import.meta.env`.
 */
export const BASE: string = import.meta.env?.BASE_URL ?? '/';

/** Address in the browser of a path of the site; other addresses, and those that have the base already, stay as they are. */
export const withBase = (path: string) =>
  BASE === '/' || !path.startsWith('/') || path.startsWith('//') || path.startsWith(BASE) ? path : BASE + path.slice(1);

/** Path inside the site of a pathname, as the route table knows it; empty for one outside. */
export const sitePath = (pathname: string) => {
  if (pathname.startsWith(BASE)) return pathname.slice(BASE.length - 1);
  return `${pathname}/` === BASE ? '/' : '';
};

/**
 * Name of a cache, a database, a lock, a channel or a stored value. All sites of an origin share those, so a site below a
 * path adds the path.
 */
export const ownName = (name: string) => (BASE === '/' ? name : `${name}:${BASE}`);

/** Whether a cache is this site's. At the root of an origin all are, also those a former site has left. */
export const isOwnCache = (name: string) =>
  BASE === '/' || name.endsWith(`:${BASE}`) || name.endsWith(location.origin + BASE);

/** Whether a worker's scope is this site. At the root all below it are, for the same reason. */
export const isOwnScope = (scope: string) => BASE === '/' || new URL(scope).pathname === BASE;
