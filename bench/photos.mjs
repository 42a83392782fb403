// What photos cost visitors and the server: articles with photos of 3,000 x 2,000 px, uploaded as a camera makes them. A figure beyond its
// limit makes the command fail.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';
import { load, onPhone, pause } from './phone.mjs';
import { drawPhoto } from './photo.mjs';
import { least, limitsTable, median, most, verdict, whole } from './report.mjs';
import { memoryOf, startServer, stop } from './server.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Articles on a page of the newsroom, and of the dashboard. Each has its own photo. */
const LISTED = 5;
const MANAGED = 10;
/** Photos whose pictures are requested for the first time at once. */
const NEW = 20;
/** 40 megapixels, the most that the editor accepts, in less than 5 MB. */
const LARGE = { width: 8000, height: 5000 };
/** How often a picture is requested again. */
const ATTEMPTS = 10;
const QUIET_MS = 10_000;
const READ_EVERY_MS = 20;
const READ = ['/', '/newsroom', '/newsroom/photo-1', '/api/news/?page=1'];

const support = (path) => tsImport(`../tests/support/${path}.ts`, import.meta.url);

/** Kilobytes of uploaded pictures on a page that lists `count` articles: those that load before scrolling, and all. */
async function picturesOn(chrome, dist, count, open) {
  const page = await chrome.newPage({ ...PHONE, serviceWorkers: 'block' });
  const kilobytes = async () => {
    const seen = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.toJSON()));
    // What is neither a file of the build nor requested by a script is an uploaded picture.
    return seen
      .filter(({ name, initiatorType }) => initiatorType !== 'fetch' && !existsSync(join(dist, new URL(name).pathname)))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0);
  };
  await open(page);
  const first = await kilobytes();
  const pictures = page.locator('main li img');
  await pictures.nth(count - 1).waitFor();
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
  return { first, all: await kilobytes() };
}

/** The width of the banner's file. `naturalWidth` of the banner itself depends on its attribute `sizes`. */
async function bannerWidth(chrome, address) {
  const page = await chrome.newPage(DESKTOP);
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.locator('main header img').evaluate(async ({ currentSrc }) => {
    const file = new Image();
    file.src = currentSrc;
    await file.decode();
    return file.naturalWidth;
  });
}

/** The largest paint of a first visit on a slow phone, in milliseconds. */
const largestPaint = (browser, address) =>
  onPhone(browser, async (open) => (await load(await open(), address)).lcp, PHONE);

async function visits({ browser, dist, runs }, origin, openDashboard) {
  const chrome = await chromium.launch(browser);
  const openList = (page) => page.goto(`${origin}/newsroom`, { waitUntil: 'networkidle' });
  const list = await picturesOn(chrome, dist, LISTED, openList);
  const dashboard = await picturesOn(chrome, dist, MANAGED, openDashboard);
  const width = await bannerWidth(chrome, `${origin}/newsroom/photo-1`);
  await chrome.close();
  const paints = [];
  for (let round = 0; round < runs; round += 1) {
    const plain = await largestPaint(browser, `${origin}/newsroom/plain`);
    paints.push({ plain, photo: await largestPaint(browser, `${origin}/newsroom/photo-1`) });
    console.error(`photos ${round + 1}/${runs}`);
  }
  const ratio = median(paints.map(({ plain, photo }) => photo / plain));
  return [
    ['/newsroom: kB of pictures before scrolling', whole(list.first), '', ''],
    most('/newsroom: kB of pictures', list.all, 60),
    most('dashboard: kB of pictures', dashboard.all, 60),
    ['article without a picture: LCP', whole(median(paints.map(({ plain }) => plain))), '', ''],
    ['article with a photo: LCP', whole(median(paints.map(({ photo }) => photo))), '', ''],
    ['article with a photo: LCP, of the one without', `×${ratio.toFixed(2)}`, 'at most ×1.25', verdict(ratio <= 1.25)],
    least('article at 1,440 px: width of the banner', width, 1200),
  ];
}

/** Reads pages at a steady rate until `work` has ended. Resolves with the 95th percentile of the times, in milliseconds. */
async function readDuring(origin, work) {
  const read = async (path) => {
    const started = performance.now();
    const isRead = await fetch(origin + path).then(
      async (response) => (await response.arrayBuffer()) && response.ok,
      () => false,
    );
    return isRead ? performance.now() - started : Number.POSITIVE_INFINITY;
  };
  const reads = [];
  const timer = setInterval(() => reads.push(read(READ[reads.length % READ.length])), READ_EVERY_MS);
  await work.finally(() => clearInterval(timer));
  const times = (await Promise.all(reads)).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)];
}

/** Requests pictures at once. Resolves with those that do not arrive with the width that the API declares. */
async function missingOf(origin, pictures) {
  const hasArrived = async ({ url, width }) => {
    const response = await fetch(new URL(url, origin));
    const bytes = await response.arrayBuffer();
    return response.ok && [undefined, (await sharp(bytes).metadata()).width].includes(width);
  };
  const arrived = await Promise.all(pictures.map(hasArrived));
  return pictures.filter((_, index) => !arrived[index]);
}

/** Requests pictures until all have arrived. A busy server may send the photo itself, and the picture next time. */
async function requestAll(origin, pictures) {
  const first = await missingOf(origin, pictures);
  let missing = first;
  for (let i = 0; i < ATTEMPTS && missing.length > 0; i += 1) missing = await missingOf(origin, missing);
  return { late: first.length, arrived: pictures.length - missing.length };
}

/** The most memory that the server or one of its child processes has used, in megabytes. */
function mostMemory({ child: { pid } }) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return Math.max(...[pid, ...children].map((one) => memoryOf(one, 'VmHWM')));
}

async function firstRequests(server, publish) {
  const { origin } = server;
  const articles = [];
  for (let i = 1; i <= NEW; i += 1) articles.push(await publish(`new-${i}`, await drawPhoto(MANAGED + i)));
  const { bannerSizes: sizes = [] } = await publish('large', await drawPhoto(0, LARGE));
  // Without sizes, a browser requests the photo itself.
  const pictures = articles.flatMap(({ bannerImage, bannerSizes = [{ url: bannerImage }] }) => bannerSizes);
  const quiet = await readDuring(origin, pause(QUIET_MS));
  const requested = requestAll(origin, pictures);
  const busy = await readDuring(origin, requested);
  const { late, arrived } = await requested;
  return [
    ['readers: 95th percentile of waits, ms', whole(quiet), '', ''],
    most(`readers while ${NEW} photos are new: ms longer`, busy - quiet, 300),
    [`pictures of ${NEW} new photos: not at the first request`, late, '', ''],
    least(`pictures of ${NEW} new photos`, arrived, pictures.length),
    least('sizes of a photo of 40 megapixels', (await requestAll(origin, sizes)).arrived, Math.max(1, sizes.length)),
    most('largest process, MB', mostMemory(server), 400),
  ];
}

/** Starts a server with articles. Resolves with the rows of the table. */
async function measure(run, url, servers) {
  const { EDITOR, prepareDatabase } = await support('servers/server-process');
  const { createEditor } = await support('admin/article-editor');
  const { signIn } = await support('admin/admin-steps');
  await prepareDatabase(url);
  const dist = resolve(run.dist);
  const server = await startServer(url, dirname(dist), dist);
  servers.push(server);
  // The browser opens no other host.
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const { save } = await createEditor({ url: `${origin}/api` }, EDITOR);
  const publish = (slug, photo) => save({ slug, title: 'Freight', ...(photo && { image: new Blob([photo]) }) });
  await publish('plain');
  for (let i = 1; i <= MANAGED; i += 1) await publish(`photo-${i}`, await drawPhoto(i));
  const openDashboard = (page) => signIn(page, origin, EDITOR);
  return [...(await visits(run, origin, openDashboard)), ...(await firstRequests(server, publish))];
}

export async function photosPart(run) {
  const { startPostgres } = await support('postgres/postgres');
  const postgres = await startPostgres();
  const servers = [];
  try {
    const rows = await measure(run, postgres.url, servers);
    return ['Milliseconds, kilobytes of bodies, and pixels. The phone has 390 x 844 px, DPR 2.', '', limitsTable(rows)];
  } finally {
    await stop(servers);
    await postgres.end();
  }
}
