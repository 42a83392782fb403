import { company } from '~/content/site';

/** Every title ends with the company's name but the home page's, which is 'Home' (specification section 2). */
export const titleSuffix = (path: string) => (path === '/' ? '' : ` | ${company.name}`);
