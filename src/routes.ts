/**
 * The one list of routes. Router, menu, active item, breadcrumbs, document titles, prerender list, sitemap, service
 * worker shells and the test that renders every route are derived from it. Data only: Node scripts and the worker
 * import it.
 */

/** Screens with logic of their own. Each has a component in `app/islands.ts` or `app/static-screens.ts`. */
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
  | 'adminRedirect'
  | 'login'
  | 'dashboard'
  | 'editArticle'
  | 'addArticle';

export interface RouteEntry {
  /** wouter pattern; `:name` segments are params. An address without params is matched first. */
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

/** Pages of content, in `content/pages`. They are HTML: the client's code and the worker never import this list. */
export const contentRoutes = [
  { path: '/', title: 'Home', page: 'content' },
  { path: '/about', title: 'About Us', page: 'content' },
  { path: '/support', title: 'Support', page: 'content' },
  { path: '/technologies', title: 'Technologies', page: 'content' },
  { path: '/blog', title: 'Our Services', page: 'content' },
  { path: '/industries', title: 'Industries', page: 'content' },
  {
    path: '/industries/logistics-and-transportation',
    title: 'Logistics and Transportation IT Solutions',
    page: 'content',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/fleet-management-services',
    title: 'Fleet Management Services',
    page: 'content',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/order-processing-billing',
    title: 'Order Processing & Billing',
    page: 'content',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/shipment-management',
    title: 'Shipment Management',
    page: 'content',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/contract-rate-management',
    title: 'Contract and Rate Management',
    page: 'content',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/operational-planning',
    title: 'Operational Planning',
    page: 'content',
    accent: 'route',
  },
  { path: '/industries/banking', title: 'Banking', page: 'content', accent: 'flow' },
  { path: '/industries/insurance', title: 'Insurance', page: 'content', accent: 'cover' },
  { path: '/industries/information-technology', title: 'Information Technology', page: 'content' },
  { path: '/services', title: 'Services', page: 'content' },
  { path: '/services/digital-transformation', title: 'Digital Transformation', page: 'content' },
  { path: '/services/application-development', title: 'Application Development & Support', page: 'content' },
  { path: '/services/generative-ai', title: 'Generative AI Solutions', page: 'content', accent: 'signal' },
  { path: '/services/it-staff-augmentation', title: 'IT Staff Augmentation', page: 'content' },
] as const satisfies readonly RouteEntry[];

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
  { path: '/admin', title: 'Admin', page: 'adminRedirect', access: 'admin', isHidden: true },
  { path: '/admin/login', title: 'Admin Login', page: 'login', access: 'admin', isHidden: true },
  { path: '/admin/dashboard', title: 'Newsroom Articles', page: 'dashboard', access: 'guarded', isHidden: true },
  { path: '/admin/edit-article', title: 'Edit Article', page: 'editArticle', access: 'guarded', isHidden: true },
  { path: '/admin/add-article', title: 'Add New Article', page: 'addArticle', access: 'guarded', isHidden: true },
] as const satisfies readonly RouteEntry[];

export const routes = [...contentRoutes, ...screenRoutes] as const;

export type Route = (typeof routes)[number];
export type ScreenRoute = (typeof screenRoutes)[number];
export type RoutePath = Route['path'];

/** Paths of routes rendered from `content/pages`: a route without content does not compile. */
export type ContentPath = Extract<Route, { page: 'content' }>['path'];

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Routes with params in their address. */
export type DynamicPath = { [P in RoutePath]: ParamNames<P> extends never ? never : P }[RoutePath];
export type StaticPath = Exclude<RoutePath, DynamicPath>;
export type Params<P extends RoutePath> = Readonly<Record<ParamNames<P>, string>>;

/** Address of a dynamic route with its values filled in. */
export type Filled<P extends string> = P extends `${infer Head}:${string}/${infer Rest}`
  ? `${Head}${string}/${Filled<Rest>}`
  : P extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : P;

/** Any address inside the site, optionally with a query or a fragment. Content may link to these. */
export type SiteHref = StaticPath | Filled<DynamicPath> | `${StaticPath}?${string}` | `${StaticPath}#${string}`;

export interface RouteMatch<R extends Route = Route> {
  readonly route: R;
  readonly params: Readonly<Record<string, string>>;
}

export const decodeSegment = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is not an encoded character: use the text as typed.
    return text;
  }
};

/** Returns a function that finds the route of a pathname (without a query). */
function matcher<R extends Route>(list: readonly R[]) {
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
        return { route, params: Object.fromEntries(names.map((name, i) => [name, decodeSegment(found[i + 1] ?? '')])) };
    }
    return undefined;
  };
}

/** The screen of a pathname, or undefined for a content page and for the not-found page. */
export const matchScreen = /* @__PURE__ */ matcher(screenRoutes);

/** The route of a pathname, or undefined for the not-found page. */
export const matchRoute = /* @__PURE__ */ matcher(routes);

/** Routes for crawlers: public, not hidden, without params. */
export const publicRoutes = /* @__PURE__ */ routes.filter(
  (route): route is Extract<Route, { path: StaticPath }> =>
    !('access' in route) && !('isHidden' in route) && !route.path.includes(':'),
);
