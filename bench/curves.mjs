// Measures the cost of growth: one table each for pages, articles and jobs, with the ratio of the largest to the smallest size.
import { measurePages } from './curve-pages.mjs';
import { articlePoint, jobPoint } from './curve-records.mjs';
import { rounded, table } from './report.mjs';

/** The first number is the size of the site. `--pages 3400` adds a build that takes a quarter of an hour. */
const PAGES = [36, 340, 1000];
const ARTICLES = [10, 1000, 10_000];
const JOBS = [12, 120, 1200];

/** One row per figure, one column per size. */
function curve(kind, points) {
  const [smallest] = points;
  const largest = points.at(-1);
  const rows = Object.keys(smallest)
    .filter((name) => name !== kind)
    .map((name) => [name, ...points.map((point) => rounded(point[name])), `×${(largest[name] / smallest[name]).toFixed(2)}`]);
  return table([kind, ...points.map((point) => String(point[kind])), `×${rounded(largest[kind] / smallest[kind])}`], rows);
}

async function pointsOf(counts, measure) {
  const points = [];
  for (const count of counts) {
    points.push(await measure(count));
    console.error(`curves ${JSON.stringify(points.at(-1))}`);
  }
  return points;
}

/** The three tables as text. `most` adds a larger number of pages. */
export async function curvesPart({ dist, browser, most }) {
  const pages = most ? [...PAGES.filter((count) => count < most), most] : PAGES;
  return [
    'Pages: a build of a copy with more content pages. Sizes are after brotli compression.',
    '',
    curve('pages', await pointsOf(pages, measurePages)),
    '',
    'Articles come from json-server (responses are not compressed), jobs from a minimal backend. No throttling, medians of 3. A list,',
    'the editor and the dashboard are open when their first row or field is painted.',
    '',
    curve('articles', await pointsOf(ARTICLES, (count) => articlePoint(dist, browser, count))),
    '',
    curve('jobs', await pointsOf(JOBS, (count) => jobPoint(dist, browser, count))),
    '',
  ];
}
