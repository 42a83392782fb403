import { expect, it } from 'vitest';
import { pagerSteps } from './pager-steps';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 'gap-after', 9]],
  [2, 9, [1, 2, 3, 'gap-after', 9]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [9, 9, [1, 'gap-before', 8, 9]],
])('on page %i of %i shows %j', (page, pageCount, steps) => {
  expect(pagerSteps(page, pageCount)).toEqual(steps);
});
