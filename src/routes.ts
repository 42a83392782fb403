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
  /** wouter pattern; `:name` segments are params. A more specific route comes before the ones that would also match. */
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

export const routes = [
  { path: '/', title: 'Home', page: 'content' },
  { path: '/about', title: 'About Us', page: 'content' },
  { path: '/contact', title: 'Contact Us', page: 'contact' },
  { path: '/support', title: 'Support', page: 'content' },
  { path: '/careers', title: 'Careers', page: 'careers' },
  { path: '/careers/job/:jobId', title: 'Job', page: 'job' },
  { path: '/case-studies', title: 'Case Studies', page: 'caseStudies' },
  { path: '/case-studies/:caseStudyId', title: 'Case Study', page: 'caseStudy' },
  { path: '/technologies', title: 'Technologies', page: 'content' },
  { path: '/projects/:projectId', title: 'Project', page: 'project' },
  { path: '/blog', title: 'Our Services', page: 'content' },
  { path: '/newsroom', title: 'Newsroom', page: 'newsroom' },
  { path: '/newsroom/sample', title: 'Sample Article', page: 'sampleArticle' },
  { path: '/newsroom/admin', title: 'Newsroom Content Manager', page: 'publicEditor', isHidden: true },
  { path: '/newsroom/:slug', title: 'Article', page: 'article' },
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
  { path: '/demo', title: 'Request a Demo', page: 'demo' },
  { path: '/admin', title: 'Admin', page: 'adminRedirect', access: 'admin', isHidden: true },
  { path: '/admin/login', title: 'Admin Login', page: 'login', access: 'admin', isHidden: true },
  { path: '/admin/dashboard', title: 'Newsroom Articles', page: 'dashboard', access: 'guarded', isHidden: true },
  { path: '/admin/edit-article', title: 'Edit Article', page: 'editArticle', access: 'guarded', isHidden: true },
  { path: '/admin/add-article', title: 'Add New Article', page: 'addArticle', access: 'guarded', isHidden: true },
] as const satisfies readonly RouteEntry[];

export type Route = (typeof routes)[number];
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
type Filled<P extends string> = P extends `${infer Head}:${string}/${infer Rest}`
  ? `${Head}${string}/${Filled<Rest>}`
  : P extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : P;

/** Any address inside the site, optionally with a query or a fragment. Content may link to these. */
export type SiteHref = StaticPath | Filled<DynamicPath> | `${StaticPath}?${string}` | `${StaticPath}#${string}`;

/** Builds the address of a route: `href('/careers/job/:jobId', { jobId })`. Values are URL-encoded. */
export function href<P extends StaticPath>(path: P): P;
export function href<P extends DynamicPath>(path: P, params: Params<P>): Filled<P>;
export function href(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const compiled = routes.map((route) => ({
  route,
  names: [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)')}/?$`),
}));

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is not an encoded character: use the text as typed.
    return text;
  }
};

/** The route of a pathname (without a query), or undefined for the not-found page. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const { route, names, pattern } of compiled) {
    const found = pattern.exec(pathname);
    if (found) return { route, params: Object.fromEntries(names.map((name, i) => [name, decode(found[i + 1] ?? '')])) };
  }
  return undefined;
}

export interface Crumb {
  readonly label: string;
  /** Missing on the last crumb and where the address has no page. */
  readonly href?: string;
}

const SMALL_WORDS = new Set(['and', 'of', 'the']);

/** 'logistics-and-transportation' -> 'Logistics and Transportation'. */
function crumbLabel(segment: string) {
  return decode(segment)
    .split('-')
    .filter(Boolean)
    .map((word, i) => (i > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/**
 * Breadcrumbs of a pathname, from Home: each URL segment capitalised, with spaces for hyphens. The last crumb is not a
 * link, nor is one without a page. Home gives an empty list, because a single crumb is hidden.
 */
export function breadcrumbs(pathname: string): readonly Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const trail = segments.map((segment, i): Crumb => {
    const target = `/${segments.slice(0, i + 1).join('/')}`;
    const isLink = i < segments.length - 1 && matchRoute(target) !== undefined;
    return { label: crumbLabel(segment), ...(isLink && { href: target }) };
  });
  return [{ label: 'Home', href: '/' }, ...trail];
}

export interface MenuItem {
  readonly label: string;
  readonly href: SiteHref;
  /** One line under the label in the desktop submenu. */
  readonly summary?: string;
  readonly strand?: 'route' | 'flow' | 'cover' | 'signal' | 'mist';
  readonly children?: readonly MenuItem[];
}

const LOGISTICS = '/industries/logistics-and-transportation';

/** The top menu of the specification; an item with children has a submenu. */
export const menu: readonly MenuItem[] = [
  {
    label: 'Industries',
    href: '/industries',
    children: [
      {
        label: 'Logistics and Transportation',
        href: LOGISTICS,
        summary: 'Planning, execution, billing and visibility.',
        strand: 'route',
        children: [
          { label: 'Fleet Management Services', href: `${LOGISTICS}/fleet-management-services` },
          { label: 'Order Processing & Billing', href: `${LOGISTICS}/order-processing-billing` },
          { label: 'Shipment Management', href: `${LOGISTICS}/shipment-management` },
          { label: 'Contract and Rate Management', href: `${LOGISTICS}/contract-rate-management` },
          { label: 'Operational Planning', href: `${LOGISTICS}/operational-planning` },
        ],
      },
      { label: 'Banking', href: '/industries/banking', summary: 'Payments, risk and core systems.', strand: 'flow' },
      {
        label: 'Insurance',
        href: '/industries/insurance',
        summary: 'Policy, underwriting and claims.',
        strand: 'cover',
      },
    ],
  },
  {
    label: 'Services',
    href: '/services',
    children: [
      {
        label: 'Digital Transformation',
        href: '/services/digital-transformation',
        summary: 'One process at a time, in sprints.',
        strand: 'mist',
      },
      {
        label: 'Application Development',
        href: '/services/application-development',
        summary: 'Built around how your teams work.',
        strand: 'mist',
      },
      {
        label: 'Generative AI Solutions',
        href: '/services/generative-ai',
        summary: 'Noise turned into decisions.',
        strand: 'signal',
      },
      {
        label: 'IT Staff Augmentation',
        href: '/services/it-staff-augmentation',
        summary: 'People who already know the trade.',
        strand: 'mist',
      },
    ],
  },
  { label: 'Technologies', href: '/technologies' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'Careers', href: '/careers' },
  { label: 'About', href: '/about' },
];

/** Whether the current page is the menu item's page or below it. */
export const isActive = (item: Pick<MenuItem, 'href'>, pathname: string) =>
  pathname === item.href || pathname.startsWith(`${item.href}/`);

/** Routes for crawlers: public, not hidden, without params. */
export const publicRoutes = routes.filter(
  (route): route is Extract<Route, { path: StaticPath }> =>
    !('access' in route) && !('isHidden' in route) && !route.path.includes(':'),
);
