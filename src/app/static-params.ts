import { caseStudies } from '~/content/case-studies';
import { jobs } from '~/content/jobs';
import { projects } from '~/content/projects';
import { href } from '~/href';
import { type DynamicPath, type Params, publicRoutes } from '~/routes';

/** The addresses of dynamic routes known at build time. Articles are in the backend and get a shell. */
const staticParams: { readonly [P in DynamicPath]: readonly Params<P>[] } = {
  '/careers/job/:jobId': jobs.map((job) => ({ jobId: job.id })),
  '/case-studies/:caseStudyId': caseStudies.map((study) => ({ caseStudyId: study.id })),
  '/projects/:projectId': projects.map((project) => ({ projectId: project.id })),
  '/newsroom/:slug': [],
};

const addresses = <P extends DynamicPath>(path: P) => staticParams[path].map((params) => String(href<P>(path, params)));

/** Every public address with a prerendered page. */
export const staticPaths: readonly string[] = [
  ...publicRoutes.map((route) => route.path),
  ...addresses('/careers/job/:jobId'),
  ...addresses('/case-studies/:caseStudyId'),
  ...addresses('/projects/:projectId'),
];
