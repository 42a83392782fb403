import { matcher, type RouteEntry, screenRoutes } from './screen-routes';

/**
 * The list of all routes: the content pages here and the screens. Breadcrumbs, document titles, prerender list, sitemap
 * and the test that renders every route are derived from it. Data only: Node scripts import it.
 */

/** Pages of content, in `content/pages`. They are HTML, so the client's code does not know this list. */
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
  { path: '/privacy', title: 'Privacy', page: 'content' },
  { path: '/accessibility', title: 'Accessibility', page: 'content' },
] as const satisfies readonly RouteEntry[];

export const routes = [...contentRoutes, ...screenRoutes] as const;

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
export type Filled<P extends string> = P extends `${infer Head}:${string}/${infer Rest}`
  ? `${Head}${string}/${Filled<Rest>}`
  : P extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : P;

/** Any address inside the site, optionally with a query or a fragment. Content may link to these. */
export type SiteHref = StaticPath | Filled<DynamicPath> | `${StaticPath}?${string}` | `${StaticPath}#${string}`;

/** The route of a pathname, or undefined for the not-found page. */
export const matchRoute = matcher(routes);

/** Whether an address is a page of this site. */
export const isPage = (path: string) => matchRoute(path) !== undefined;

/** Routes for crawlers: public, not hidden, without params. */
export const publicRoutes = routes.filter(
  (route): route is Extract<Route, { path: StaticPath }> =>
    !('access' in route) && !('isHidden' in route) && !route.path.includes(':'),
);
