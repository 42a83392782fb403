import type { FC } from 'react';
import CaseStudyPage from '~/pages/CaseStudyPage';
import ContactPage from '~/pages/ContactPage';
import NewsroomPage from '~/pages/NewsroomPage';
import NotFoundPage from '~/pages/NotFoundPage';
import ProjectPage from '~/pages/ProjectPage';
import type { PageProps } from '~/pages/page-props';
import SampleArticlePage from '~/pages/SampleArticlePage';
import type { StaticScreen } from './island-code';

/** Pages that only the server renders. Their live parts are islands. */
export const staticScreens: Readonly<Record<StaticScreen | 'notFound', FC<PageProps>>> = {
  caseStudy: CaseStudyPage,
  project: ProjectPage,
  contact: ContactPage,
  newsroom: NewsroomPage,
  sampleArticle: SampleArticlePage,
  notFound: NotFoundPage,
};
