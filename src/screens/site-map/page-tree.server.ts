import { caseStudies } from '~/content/case-studies';
import { jobs } from '~/content/jobs';
import { projects } from '~/content/vision-and-mission';
import { href } from '~/href';
import { publicRoutes } from '~/routes';
import { siteMap } from './route';

interface Page {
  readonly path: string;
  readonly title: string;
}

/** A page and the pages below its address. */
export interface PageNode extends Page {
  readonly children: readonly PageNode[];
}

const pages: readonly Page[] = [
  ...publicRoutes.filter(({ path }) => path !== siteMap.path),
  ...projects.map(({ id, title }) => ({ path: href('/projects/:projectId', { projectId: id }), title })),
  ...jobs.map(({ id, title }) => ({ path: href('/careers/job/:jobId', { jobId: id }), title })),
  ...caseStudies.map(({ id, title }) => ({ path: href('/case-studies/:caseStudyId', { caseStudyId: id }), title })),
];

/** The page with the longest address above this one. Home is above none, so that the list is not one deep tree. */
const parentOf = ({ path }: Page) =>
  pages
    .filter((page) => page.path !== '/' && path.startsWith(`${page.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.path;

const childrenOf = (parent: string | undefined): readonly PageNode[] =>
  pages.filter((page) => parentOf(page) === parent).map((page) => ({ ...page, children: childrenOf(page.path) }));

/** Every public page of the site. Articles of a backend are in the newsroom's own list. */
export const pageTree: readonly PageNode[] = childrenOf(undefined);
