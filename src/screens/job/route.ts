import type { ScreenRoute } from '~/routing';

export const job = {
  screen: 'job',
  path: '/careers/job/:jobId',
  title: 'Job',
  shell: 404,
} as const satisfies ScreenRoute;
