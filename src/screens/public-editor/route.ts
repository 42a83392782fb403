import type { ScreenRoute } from '~/routing';

export const publicEditor = {
  screen: 'public-editor',
  path: '/newsroom/admin',
  title: 'Newsroom Content Manager',
  isHidden: true,
  shell: 200,
} as const satisfies ScreenRoute;
