import type { ScreenRoute } from '~/routing';

const shared = { screen: 'admin', isHidden: true } as const;

/** One app with several addresses, which share the first one's shell. */
export const admin = [
  { ...shared, path: '/admin', title: 'Admin', access: 'admin', shell: 200 },
  { ...shared, path: '/admin/login', title: 'Admin Login', access: 'admin' },
  { ...shared, path: '/admin/dashboard', title: 'Newsroom Articles', access: 'guarded' },
  { ...shared, path: '/admin/edit-article', title: 'Edit Article', access: 'guarded' },
  { ...shared, path: '/admin/add-article', title: 'Add New Article', access: 'guarded' },
] as const satisfies readonly ScreenRoute[];

/** Whether the admin's app shows this path. It has a not-found screen for paths without a route. */
export const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');
