import type { ScreenRoute } from '~/routing';

export const contact = { screen: 'contact', path: '/contact', title: 'Contact Us' } as const satisfies ScreenRoute;
