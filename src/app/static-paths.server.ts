import { fill } from '~/href';
import { publicRoutes, screenRoutes } from '~/routes';
import { headOf } from './page-at.server';

/** Every public address with a prerendered page. Other addresses of screens with params get a shell. */
export const staticPaths: readonly string[] = [
  ...publicRoutes.map(({ path }) => path),
  ...screenRoutes.flatMap(({ screen, path }) => (headOf(screen)?.params ?? []).map((params) => fill(path, params))),
];
