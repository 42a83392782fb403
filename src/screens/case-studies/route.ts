import type { ScreenRoute } from '~/routing';

export const caseStudies = {
  screen: 'case-studies',
  path: '/case-studies',
  title: 'Case Studies',
} as const satisfies ScreenRoute;
