import { matcher, type RouteEntry } from './routing';
import { admin } from './screens/admin/route';
import { article } from './screens/article/route';
import { careers } from './screens/careers/route';
import { caseStudies } from './screens/case-studies/route';
import { caseStudy } from './screens/case-study/route';
import { contact } from './screens/contact/route';
import { demo } from './screens/demo/route';
import { job } from './screens/job/route';
import { newsroom } from './screens/newsroom/route';
import { project } from './screens/project/route';
import { publicEditor } from './screens/public-editor/route';
import { sampleArticle } from './screens/sample-article/route';
import { siteMap } from './screens/site-map/route';

/**
 * The list of all routes: the content pages here and the screens. Breadcrumbs, document titles, prerender list, sitemap
 * and the test that renders every route are derived from it. Data only: Node scripts import it. The client uses only the
 * screens; the rest is marked as pure, so its bundle leaves out the content pages.
 */

/** Pages of content, in `content/pages`. They are HTML, so the client's code does not know this list. */
export const contentRoutes = [
  { path: '/', title: 'Home' },
  { path: '/about', title: 'About Us' },
  { path: '/support', title: 'Support' },
  { path: '/technologies', title: 'Technologies' },
  { path: '/blog', title: 'Our Services' },
  { path: '/industries', title: 'Industries' },
  {
    path: '/industries/logistics-and-transportation',
    title: 'Logistics and Transportation IT Solutions',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/fleet-management-services',
    title: 'Fleet Management Services',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/order-processing-billing',
    title: 'Order Processing & Billing',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/shipment-management',
    title: 'Shipment Management',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/contract-rate-management',
    title: 'Contract and Rate Management',
    accent: 'route',
  },
  {
    path: '/industries/logistics-and-transportation/operational-planning',
    title: 'Operational Planning',
    accent: 'route',
  },
  { path: '/industries/banking', title: 'Banking', accent: 'flow' },
  { path: '/industries/insurance', title: 'Insurance', accent: 'cover' },
  { path: '/industries/information-technology', title: 'Information Technology' },
  { path: '/services', title: 'Services' },
  { path: '/services/digital-transformation', title: 'Digital Transformation' },
  { path: '/services/application-development', title: 'Application Development & Support' },
  { path: '/services/generative-ai', title: 'Generative AI Solutions', accent: 'signal' },
  { path: '/services/it-staff-augmentation', title: 'IT Staff Augmentation' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/accessibility', title: 'Accessibility' },
] as const satisfies readonly RouteEntry[];

/** Screens: pages with code of their own, in `screens/`. */
export const screenRoutes = [
  contact,
  careers,
  job,
  caseStudies,
  caseStudy,
  project,
  newsroom,
  sampleArticle,
  publicEditor,
  article,
  demo,
  siteMap,
  ...admin,
] as const;

const joined = <A extends readonly unknown[], B extends readonly unknown[]>(a: A, b: B): readonly [...A, ...B] => [
  ...a,
  ...b,
];

export const routes = /* @__PURE__ */ joined(contentRoutes, screenRoutes);

export type Route = (typeof routes)[number];
export type RoutePath = Route['path'];

/** Paths of routes rendered from `content/pages`: a route without content does not compile. */
export type ContentPath = (typeof contentRoutes)[number]['path'];

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
export const matchRoute = /* @__PURE__ */ matcher(routes);

/** The screen of a pathname, or undefined for a content page and for the not-found page. */
export const matchScreen = /* @__PURE__ */ matcher(screenRoutes);

/** Whether an address is a page of this site. */
export const isPage = (path: string) => matchRoute(path) !== undefined;

/** Routes for crawlers: public, not hidden, without params. */
export const publicRoutes = /* @__PURE__ */ routes.filter(
  (route): route is Extract<Route, { path: StaticPath }> =>
    !('access' in route) && !('isHidden' in route) && !route.path.includes(':'),
);
