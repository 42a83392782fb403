import { decode } from './lib/text/decode';

export interface RouteEntry {
  /** `:name` segments are params. An address without params is matched first. */
  readonly path: string;
  /** Source of the document title and the breadcrumb label. A page about one record sets its own title. */
  readonly title: string;
  /** `guarded` routes need the logged-in flag; `admin` routes have the admin's own layout or none. */
  readonly access?: 'guarded' | 'admin';
  /** Not listed in the sitemap and marked noindex. */
  readonly isHidden?: boolean;
  /** Strand of the page below the hero. */
  readonly accent?: 'route' | 'flow' | 'cover' | 'signal';
}

/** The route of a screen. It is plain data, because the service worker and Node scripts import it, too. */
export interface ScreenRoute extends RouteEntry {
  /** The folder in `screens/`. `page.tsx` is an island there, `page.server.tsx` is HTML. */
  readonly screen: string;
  /** Addresses that are unknown at build time get `shell/SCREEN.html` with this status. Routes of a screen share it. */
  readonly shell?: 200 | 404;
}

export interface RouteMatch<R extends RouteEntry> {
  readonly route: R;
  readonly params: Readonly<Record<string, string>>;
}

/** Returns a function that finds the route of a pathname (without a query). */
export function matcher<R extends RouteEntry>(list: readonly R[]) {
  const fixed = new Map<string, R>(list.map((route) => [route.path, route]));
  const dynamic = list
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({
      route,
      names: [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
      pattern: new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)')}$`),
    }));
  return (pathname: string): RouteMatch<R> | undefined => {
    const path = pathname.replace(/(.)\/$/, '$1');
    const route = fixed.get(path);
    if (route) return { route, params: {} };
    for (const { route, names, pattern } of dynamic) {
      const found = pattern.exec(path);
      if (found)
        return { route, params: Object.fromEntries(names.map((name, i) => [name, decode(found[i + 1] ?? '')])) };
    }
    return undefined;
  };
}
