// Measures how fast the admin is with a large article and a long list, in Chromium on the built site with the embedded backend:
// `node bench/editor.mjs [--dist DIR] [--check]`. With --check it fails if a median exceeds its limit.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { timeOpening, typeInto, watchKeys } from './page-timers.mjs';

const { createSite } = await tsImport('../server/site.ts', import.meta.url);
const { chromiumFlags, chromiumPath } = await tsImport('../tests/support/browser/chromium.ts', import.meta.url);

const { values: options } = parseArgs({
  options: { dist: { type: 'string', default: 'dist' }, check: { type: 'boolean', default: false } },
});

const SECTIONS = 200;
/** An article that is longer than readers will like. It must open. */
const MOST_SECTIONS = 1000;
const BLOCKS = 20;
const ARTICLES = 2000;
const OPENINGS = 5;
/** Limits for the medians in milliseconds. */
const LIMITS = { key: 50, opening: 1000, openingLargest: 2000 };
const LARGE_ID = ARTICLES + 100;
const LARGEST_ID = LARGE_ID + 1;
const TYPED = 'A keystroke must be painted before the next one comes.';

/** Writes the articles into the database of the embedded backend. Runs in the page. */
async function fill({ blocks, articles, large }) {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('mindwave');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const text = 'Freight moves when every stop knows the next one. ';
  const section = (i) => ({
    title: `Section ${i + 1} of a long article`,
    content: Array.from({ length: blocks }, (_, j) => ({ type: 'paragraph', content: `${i}.${j} ${text.repeat(3)}` })),
  });
  const article = (id, title, list) => ({
    id,
    title,
    slug: `bench-${id}`,
    date: `2025-${String((id % 12) + 1).padStart(2, '0')}-${String((id % 28) + 1).padStart(2, '0')}`,
    bannerImage: null,
    sections: JSON.stringify(list),
    sidebarItems: '[]',
    etag: `"bench-${id}"`,
  });
  const list = Array.from({ length: articles - large.length }, (_, i) =>
    article(i + 100, `Report ${i} on freight`, [section(0)]),
  );
  const longArticle = ([id, sections]) => ({
    ...article(
      id,
      'The long article',
      Array.from({ length: sections }, (_, i) => section(i)),
    ),
    date: '2027-01-01',
  });
  const writing = database.transaction('state', 'readwrite');
  writing.objectStore('state').put([...large.map(longArticle), ...list], 'articles');
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  database.close();
}

async function measure(page, site) {
  await page.addInitScript(watchKeys);
  await page.goto(`${site}/admin/login`);
  await page.getByLabel('Email').fill('admin@mindwave.example');
  await page.getByLabel('Password', { exact: true }).fill('mindwave-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Add New Article' }).waitFor();
  const large = [
    [LARGE_ID, SECTIONS],
    [LARGEST_ID, MOST_SECTIONS],
  ];
  await page.evaluate(fill, { blocks: BLOCKS, articles: ARTICLES, large });

  const edit = 'a[href^="/admin/edit-article"]';
  const dashboard = 'a[href="/admin/dashboard"]';
  const times = { openList: [], openArticle: [], openLargest: [], filter: [], title: [], block: [] };
  await page.goto(`${site}/admin/dashboard`);
  await page.locator(edit).first().waitFor();
  for (let i = 0; i < OPENINGS; i += 1) {
    times.openLargest.push(await page.evaluate(timeOpening, [`${edit}[href$="id=${LARGEST_ID}"]`, '#article-title']));
    await page.waitForTimeout(1000);
    await page.evaluate(timeOpening, [dashboard, edit]);
    await page.waitForTimeout(500);
    times.openArticle.push(await page.evaluate(timeOpening, [`${edit}[href$="id=${LARGE_ID}"]`, '#article-title']));
    await page.waitForTimeout(1000);
    times.openList.push(await page.evaluate(timeOpening, [dashboard, edit]));
    await page.waitForTimeout(500);
  }
  times.filter = await typeInto(page, page.getByLabel('Search articles'), TYPED);
  await page.goto(`${site}/admin/edit-article?id=${LARGE_ID}`);
  times.title = await typeInto(page, page.getByLabel('Article Title'), TYPED);
  await page.getByRole('button', { name: 'Expand: Section 100', exact: true }).click();
  times.block = await typeInto(page, page.getByLabel('Content', { exact: true }).nth(10), TYPED);
  return times;
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function row(what, list, limit) {
  const sorted = [...list].sort((one, other) => one - other);
  const median = Math.round(at(sorted, 0.5));
  return { what, samples: list.length, median, p95: Math.round(at(sorted, 0.95)), limit, ok: median < limit };
}

const server = createSite({ root: options.dist, env: {} });
const port = await new Promise((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve(server.address().port));
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const times = await measure(page, `http://localhost:${port}`);
  const size = `${SECTIONS} x ${BLOCKS}`;
  const rows = [
    row(`article of ${MOST_SECTIONS} x ${BLOCKS}: opening, ms`, times.openLargest, LIMITS.openingLargest),
    row(`article of ${size}: opening, ms`, times.openArticle, LIMITS.opening),
    row(`article of ${size}: key in the title, ms`, times.title, LIMITS.key),
    row(`article of ${size}: key in a block, ms`, times.block, LIMITS.key),
    row(`${ARTICLES} articles: opening, ms`, times.openList, LIMITS.opening),
    row(`${ARTICLES} articles: key in the filter, ms`, times.filter, LIMITS.key),
  ];
  console.table(rows);
  if (options.check && rows.some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
