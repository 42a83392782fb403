import type { FC } from 'react';
import CaseStudyPage from '~/pages/CaseStudyPage';
import NotFoundPage from '~/pages/NotFoundPage';
import type { PageProps } from '~/pages/page-props';
import ProjectPage from '~/pages/ProjectPage';
import type { StaticScreen } from './islands';

/** Pages with data but without state. Only the server renders them. */
export const staticScreens: Readonly<Record<StaticScreen | 'notFound', FC<PageProps>>> = {
  caseStudy: CaseStudyPage,
  project: ProjectPage,
  notFound: NotFoundPage,
};
