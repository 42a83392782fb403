import type { ScreenRoute } from '~/routing';

export const siteMap = { screen: 'site-map', path: '/site-map', title: 'Site Map' } as const satisfies ScreenRoute;
