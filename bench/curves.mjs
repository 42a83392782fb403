// What growth costs: a table per kind of thing, with what the largest costs as a multiple of the smallest.
import { measurePages } from './curve-pages.mjs';
import { articlePoint, jobPoint } from './curve-records.mjs';
import { rounded, table } from './report.mjs';

/** The first is what the site has. 3,400 pages are asked for with `--pages 3400`: their build takes a quarter of an hour. */
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

/** The three curves as text. `most` adds a largest number of pages. */
export async function curvesPart({ dist, browser, most }) {
  const pages = most ? [...PAGES.filter((count) => count < most), most] : PAGES;
  return [
    'Pages: the build of a copy with content pages added; sizes in brotli.',
    '',
    curve('pages', await pointsOf(pages, measurePages)),
    '',
    'Articles behind json-server (answers not compressed), jobs behind a bare backend; no throttling, medians of 3. The list is',
    'visible, the editor and the dashboard are open when their first row or field is painted.',
    '',
    curve('articles', await pointsOf(ARTICLES, (count) => articlePoint(dist, browser, count))),
    '',
    curve('jobs', await pointsOf(JOBS, (count) => jobPoint(dist, browser, count))),
    '',
  ];
}
