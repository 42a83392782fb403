import { type MenuItem, menu } from '../../src/content/menu';
import { contentRoutes, screenRoutes } from '../../src/routes';

/** Returns the file of a page in the built site. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const pathsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ href, children = [] }) => [href, ...pathsIn(children)]);

/** Screens come before content pages, because there are few screens, and there may be thousands of content pages. */
const paths = ['/', ...pathsIn(menu), ...[...screenRoutes, ...contentRoutes].map(({ path }) => path)];
const order = [...new Set(paths.map(pageFile))];
const ranks = new Map(order.map((file, i) => [file, i]));

/** Returns the rank of a page, by its file. The home page and the menu come first, then screens, then the other routes in order. */
export const pageRank = (file: string) => ranks.get(file) ?? ranks.size;
