// Measures the cost of more pages: one table, with the ratio of the largest to the smallest size.
import { measurePages } from './curve-pages.mjs';
import { curve, pointsOf } from './report.mjs';

/** The first number is the size of the site. `--pages 3400` adds a build that takes a quarter of an hour. */
const PAGES = [36, 340, 1000];

/** The table as text. `most` adds a larger number of pages. */
export async function curvesPart({ most }) {
  const pages = most ? [...PAGES.filter((count) => count < most), most] : PAGES;
  return [
    'A build of a copy with more content pages. Sizes are after brotli compression.',
    '',
    curve('pages', await pointsOf(pages, measurePages)),
    '',
  ];
}
