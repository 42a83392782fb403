import { expect, it } from 'vitest';
import { staticPaths } from '~/app/static-paths.server';
import { type PageNode, pageTree } from './page-tree.server';

const pathsIn = (nodes: readonly PageNode[]): readonly string[] =>
  nodes.flatMap(({ path, children }) => [path, ...pathsIn(children)]);

it('lists every page that the build renders, except itself', () => {
  expect(pathsIn(pageTree).toSorted()).toEqual(staticPaths.filter((path) => path !== '/site-map').toSorted());
});

it('puts a page below the page with the nearest address', () => {
  const industries = pageTree.find(({ path }) => path === '/industries');
  expect(industries?.children.map(({ title }) => title)).toContain('Banking');
  expect(pageTree.find(({ path }) => path === '/careers')?.children).not.toEqual([]);
});
