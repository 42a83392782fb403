import type { ScreenRoute } from '~/routing';

export const project = {
  screen: 'project',
  path: '/projects/:projectId',
  title: 'Project',
  shell: 404,
} as const satisfies ScreenRoute;
