import type { ScreenRoute } from '~/routing';

export const newsroom = { screen: 'newsroom', path: '/newsroom', title: 'Newsroom' } as const satisfies ScreenRoute;
