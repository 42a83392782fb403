import type { FC } from 'react';
import { type LazyPart, lazyPart } from '~/lib/lazy-part';
import type { PageProps } from '~/pages/page-props';
import type { PageId } from '~/routes';

type PageModule = { default: FC<PageProps> };
const page = (importer: () => Promise<PageModule>): LazyPart<PageProps> =>
  lazyPart(() => importer().then((module) => module.default));

/** Screen -> component, each in a separate chunk. Pages of kind `content` are rendered from `content/pages` instead. */
export const pageRegistry: Readonly<Record<Exclude<PageId, 'content'> | 'notFound', LazyPart<PageProps>>> = {
  careers: page(() => import('~/pages/CareersPage')),
  job: page(() => import('~/pages/JobPage')),
  caseStudies: page(() => import('~/pages/CaseStudiesPage')),
  caseStudy: page(() => import('~/pages/CaseStudyPage')),
  project: page(() => import('~/pages/ProjectPage')),
  contact: page(() => import('~/pages/ContactPage')),
  demo: page(() => import('~/pages/DemoPage')),
  newsroom: page(() => import('~/pages/NewsroomPage')),
  sampleArticle: page(() => import('~/pages/SampleArticlePage')),
  article: page(() => import('~/pages/ArticlePage')),
  publicEditor: page(() => import('~/pages/PublicEditorPage')),
  adminRedirect: page(() => import('~/pages/AdminRedirectPage')),
  login: page(() => import('~/pages/LoginPage')),
  dashboard: page(() => import('~/pages/DashboardPage')),
  editArticle: page(() => import('~/pages/EditArticlePage')),
  addArticle: page(() => import('~/pages/AddArticlePage')),
  notFound: page(() => import('~/pages/NotFoundPage')),
};
