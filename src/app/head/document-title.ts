import { company } from '~/content/site';

/** Every title ends with the company's name, except the title of the home page (S2.home.title). */
export const titleSuffix = (path: string) => (path === '/' ? '' : ` | ${company.name}`);
