import type { ScreenRoute } from '~/routing';

export const demo = { screen: 'demo', path: '/demo', title: 'Request a Demo' } as const satisfies ScreenRoute;
