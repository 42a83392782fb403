import type { ScreenRoute } from '~/routing';

export const sampleArticle = {
  screen: 'sample-article',
  path: '/newsroom/sample',
  title: 'Sample Article',
} as const satisfies ScreenRoute;
