import type { ScreenRoute } from '~/routing';

export const article = {
  screen: 'article',
  path: '/newsroom/:slug',
  title: 'Article',
  shell: 200,
} as const satisfies ScreenRoute;
