import type { Page } from '@playwright/test';

export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' });
export const department = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Department' }).getByRole('checkbox', { name });
export const jobType = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Job Type' }).getByRole('checkbox', { name });
export const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter ${name}` });
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
