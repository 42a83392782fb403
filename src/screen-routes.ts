import { decode } from './lib/text/decode';

/** The routes of screens. `routes.ts` adds the content pages, which the client's code and the worker do not know. */

/** Screens with logic of their own. Each has a component in `app/island-code.ts` or `app/static-screens.ts`. `admin` is an app with several. */
export type PageId =
  | 'content'
  | 'careers'
  | 'job'
  | 'caseStudies'
  | 'caseStudy'
  | 'project'
  | 'contact'
  | 'demo'
  | 'newsroom'
  | 'sampleArticle'
  | 'article'
  | 'publicEditor'
  | 'admin';

export interface RouteEntry {
  /** `:name` segments are params. An address without params is matched first. */
  readonly path: string;
  /** Source of the document title and the breadcrumb label. A page about one record sets its own title. */
  readonly title: string;
  readonly page: PageId;
  /** `guarded` routes need the logged-in flag; `admin` routes have the admin's own layout or none. */
  readonly access?: 'guarded' | 'admin';
  /** Not listed in the sitemap and marked noindex. */
  readonly isHidden?: boolean;
  /** Strand of the page below the hero. */
  readonly accent?: 'route' | 'flow' | 'cover' | 'signal';
}

/** Screens: pages with logic of their own. */
export const screenRoutes = [
  { path: '/contact', title: 'Contact Us', page: 'contact' },
  { path: '/careers', title: 'Careers', page: 'careers' },
  { path: '/careers/job/:jobId', title: 'Job', page: 'job' },
  { path: '/case-studies', title: 'Case Studies', page: 'caseStudies' },
  { path: '/case-studies/:caseStudyId', title: 'Case Study', page: 'caseStudy' },
  { path: '/projects/:projectId', title: 'Project', page: 'project' },
  { path: '/newsroom', title: 'Newsroom', page: 'newsroom' },
  { path: '/newsroom/sample', title: 'Sample Article', page: 'sampleArticle' },
  { path: '/newsroom/admin', title: 'Newsroom Content Manager', page: 'publicEditor', isHidden: true },
  { path: '/newsroom/:slug', title: 'Article', page: 'article' },
  { path: '/demo', title: 'Request a Demo', page: 'demo' },
  { path: '/admin', title: 'Admin', page: 'admin', access: 'admin', isHidden: true },
  { path: '/admin/login', title: 'Admin Login', page: 'admin', access: 'admin', isHidden: true },
  { path: '/admin/dashboard', title: 'Newsroom Articles', page: 'admin', access: 'guarded', isHidden: true },
  { path: '/admin/edit-article', title: 'Edit Article', page: 'admin', access: 'guarded', isHidden: true },
  { path: '/admin/add-article', title: 'Add New Article', page: 'admin', access: 'guarded', isHidden: true },
] as const satisfies readonly RouteEntry[];

/** Whether the admin's app shows this path. It has a not-found screen for paths without a route. */
export const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');

export type ScreenRoute = (typeof screenRoutes)[number];

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

/** The screen of a pathname, or undefined for a content page and for the not-found page. */
export const matchScreen = matcher(screenRoutes);
