import type { ScreenRoute } from '~/routing';

export const caseStudy = {
  screen: 'case-study',
  path: '/case-studies/:caseStudyId',
  title: 'Case Study',
  shell: 404,
} as const satisfies ScreenRoute;
