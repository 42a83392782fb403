import { describe, expect, it } from 'vitest';
import { breadcrumbs } from '~/breadcrumbs';
import { menu } from '~/content/menu';
import { contentRoutes, isPage, matchRoute, matchScreen, routes } from '~/routes';
import { pageHead } from './head/page-head.server';

const LOGISTICS = '/industries/logistics-and-transportation';

/** The public route table (S2.routes.public), with sample parameters, and the screen of each route. */
const PUBLIC_ROUTES: readonly (readonly [path: string, screen?: string])[] = [
  ['/'],
  ['/about'],
  ['/contact', 'contact'],
  ['/support'],
  ['/careers', 'careers'],
  ['/careers/job/react-developer', 'job'],
  ['/case-studies', 'case-studies'],
  ['/case-studies/air-cargo-platform', 'case-study'],
  ['/technologies'],
  ['/projects/project-1', 'project'],
  ['/blog'],
  ['/newsroom', 'newsroom'],
  ['/newsroom/sample', 'sample-article'],
  ['/newsroom/claims-in-fewer-stops', 'article'],
  ['/newsroom/admin', 'public-editor'],
  ['/industries'],
  [LOGISTICS],
  [`${LOGISTICS}/fleet-management-services`],
  [`${LOGISTICS}/order-processing-billing`],
  [`${LOGISTICS}/shipment-management`],
  [`${LOGISTICS}/contract-rate-management`],
  [`${LOGISTICS}/operational-planning`],
  ['/industries/banking'],
  ['/industries/insurance'],
  ['/industries/information-technology'],
  ['/services'],
  ['/services/digital-transformation'],
  ['/services/application-development'],
  ['/services/generative-ai'],
  ['/services/it-staff-augmentation'],
  ['/demo', 'demo'],
];

/** Pages that the specification does not name (`docs/decisions.md`). */
const OUR_ROUTES = ['/privacy', '/accessibility', '/site-map'];

const labels = (items: readonly { readonly label: string }[] = []) => items.map(({ label }) => label);
const itemOf = (label: string) => menu.find((item) => item.label === label);

describe('the route table', () => {
  it('maps each of the 31 public routes to its screen and has no others', {
    tags: ['S2.routes.public'],
  }, () => {
    expect(PUBLIC_ROUTES.map(([path]) => [path, matchScreen(path)?.route.screen])).toEqual(
      PUBLIC_ROUTES.map(([path, screen]) => [path, screen]),
    );
    const others = routes.filter((route) => !('access' in route)).map(({ path }): string => path);
    for (const path of OUR_ROUTES) expect(others.splice(others.indexOf(path), 1)).toEqual([path]);
    expect(others).toHaveLength(PUBLIC_ROUTES.length);
  });

  it('opens the article editor to all visitors and does not read it as a slug', {
    tags: ['S2.routes.newsroom-admin'],
  }, () => {
    const match = matchScreen('/newsroom/admin');
    expect(match?.route.screen).toBe('public-editor');
    expect(match?.route).not.toHaveProperty('access');
  });

  it('guards three screens of the admin, and opens every public page to all visitors', { tags: ['S6.roles'] }, () => {
    const access = (wanted: string) =>
      routes.filter((route) => 'access' in route && route.access === wanted).map(({ path }) => path);
    expect(access('guarded')).toEqual(['/admin/dashboard', '/admin/edit-article', '/admin/add-article']);
    expect(access('admin')).toEqual(['/admin', '/admin/login']);
    for (const [path] of PUBLIC_ROUTES) expect(matchRoute(path)?.route, path).not.toHaveProperty('access');
  });

  it.each(['/admin/users', '/admin/login/again', '/administrator', '/newsroom/a/b', '/service', '/index.html'])(
    'has no route for %s',
    { tags: ['S2.routes.not-found', 'S2.routes.admin-unknown'] },
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );

  it('calls the start page Home and the services blog Our Services', {
    tags: ['S2.home.title', 'S2.blog.title'],
  }, async () => {
    expect((await pageHead('/')).title).toBe('Home');
    expect((await pageHead('/blog')).title).toBe('Our Services | Mindwave');
  });
});

describe('the menu', () => {
  it('has the six items, two with a submenu', { tags: ['S2.menu.items', 'S3.menu-item'] }, () => {
    expect(menu.map(({ label, href, children }) => [label, href, children !== undefined])).toEqual([
      ['Industries', '/industries', true],
      ['Services', '/services', true],
      ['Technologies', '/technologies', false],
      ['Case Studies', '/case-studies', false],
      ['Careers', '/careers', false],
      ['About', '/about', false],
    ]);
  });

  it('lists three industries, the first with its five subpages', {
    tags: ['S2.menu.industries', 'S3.menu-item'],
  }, () => {
    const children = itemOf('Industries')?.children;
    expect(labels(children)).toEqual(['Logistics and Transportation', 'Banking', 'Insurance']);
    expect(children?.map((child) => child.children?.length ?? 0)).toEqual([5, 0, 0]);
    expect(children?.[0]?.children?.map(({ href }) => href)).toEqual(
      PUBLIC_ROUTES.map(([path]) => path).filter((path) => path.startsWith(`${LOGISTICS}/`)),
    );
  });

  it('lists four services', { tags: ['S2.menu.services'] }, () => {
    const children = itemOf('Services')?.children;
    expect(labels(children)).toEqual([
      'Digital Transformation',
      'Application Development',
      'Generative AI Solutions',
      'IT Staff Augmentation',
    ]);
    for (const { href } of children ?? []) expect(contentRoutes.map(({ path }): string => path)).toContain(href);
  });
});

describe('breadcrumbs', () => {
  it('are the segments of the address, capitalised and without hyphens, from Home', {
    tags: ['S2.crumbs.built'],
  }, () => {
    expect(labels(breadcrumbs(`${LOGISTICS}/fleet-management-services`, isPage))).toEqual([
      'Home',
      'Industries',
      'Logistics and Transportation',
      'Fleet Management Services',
    ]);
    expect(labels(breadcrumbs('/case-studies/air-cargo-platform'))).toEqual([
      'Home',
      'Case Studies',
      'Air Cargo Platform',
    ]);
  });

  it('link to every parent page, never to the page itself or to an address without a page', {
    tags: ['S2.crumbs.last'],
  }, () => {
    expect(breadcrumbs('/careers/job/react-developer').map(({ href }) => href)).toEqual([
      '/',
      '/careers',
      undefined,
      undefined,
    ]);
  });

  it('are empty on the home page', { tags: ['S2.crumbs.hidden'] }, () => {
    expect(breadcrumbs('/')).toEqual([]);
  });
});
