import type { ScreenRoute } from '~/routing';

export const careers = { screen: 'careers', path: '/careers', title: 'Careers' } as const satisfies ScreenRoute;
