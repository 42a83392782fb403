import { type MenuItem, menu } from '../../src/content/menu';
import { contentRoutes, screenRoutes } from '../../src/routes';

/** The file of a page in the built site. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const pathsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ href, children = [] }) => [href, ...pathsIn(children)]);

/** Few pages are screens, and there may be thousands with content. */
const paths = ['/', ...pathsIn(menu), ...[...screenRoutes, ...contentRoutes].map(({ path }) => path)];
const order = [...new Set(paths.map(pageFile))];
const ranks = new Map(order.map((file, i) => [file, i]));

/** Where some pages of a large site get more than others: the home page and the menu first, then screens, then the order of the routes. */
export const pageRank = (file: string) => ranks.get(file) ?? ranks.size;
