// Measures what more articles and jobs cost the browser: `npm run bench -- --only lists`. Articles come from the json-server mock. Jobs come from a small backend, because
// the mock has only the site's jobs.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { timeChange, timeClick, timeUntil, typeInto, watchKeys } from './page-timers.mjs';
import { curve, median, pointsOf } from './report.mjs';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const { createSite } = await tsImport('../server/site.ts', import.meta.url);
const { jobs } = await tsImport('../src/content/jobs.ts', import.meta.url);

const RUNS = 3;
/** Timeout for one step with the largest list. */
const STEP_TIMEOUT_MS = 120_000;
const WINDOW = { viewport: { width: 1440, height: 900 } };
const SEARCHED = 'report 7 on freight';
const ARTICLES = [10, 10_000, 100_000];
const JOBS = [12, 120, 1200];
const CPU_SLOWDOWN = 4;
/** After this time, a list is complete and the page is idle. */
const PAUSE_MS = 1000;

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** An article of about 1 kB, as the mock stores it. */
function article(i) {
  const text = 'Freight moves when every stop knows the next one. '.repeat(4);
  const section = (title) => ({ title, content: [{ type: 'paragraph', content: text }] });
  return {
    id: i + 1,
    title: `Report ${i} on freight`,
    slug: `report-${i}`,
    date: `2025-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`,
    bannerImage: null,
    sections: JSON.stringify(['What happened', 'What changed', 'The result'].map(section)),
    sidebarItems: '[]',
    etag: `"bench-${i}"`,
  };
}

/** Starts json-server with `count` articles. `api` is its root. */
async function articleBackend(count) {
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-articles-'));
  const state = {
    counter: count,
    articles: times(count, article),
    leads: [],
    sessions: [],
    failures: [],
    requests: [],
    contacts: [],
  };
  writeFileSync(join(folder, 'db.json'), JSON.stringify(state));
  const child = spawn('node', ['--import', 'tsx', 'mock-server/main.ts'], {
    cwd: PROJECT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const api = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The mock server ended with ${code}.`)));
    child.stdout.on('data', (text) => {
      const address = /http:\S+\/api/.exec(String(text))?.[0];
      // The browser of the benchmark can reach only localhost.
      if (address) resolve(address.replace('127.0.0.1', 'localhost'));
    });
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { api, stop };
}

/** Starts a backend with `count` copies of the site's jobs. */
async function jobBackend(count) {
  const list = times(count, (i) => ({
    ...jobs[i % jobs.length],
    id: `job-${i}`,
    title: `${jobs[i % jobs.length].title} ${i}`,
  }));
  const body = JSON.stringify({ data: list });
  const server = createServer(({ url, method, headers }, response) => {
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Content-Type', 'application/json');
    const isKnown = /^\/api\/jobs\/?$/.test(url ?? '');
    response.writeHead(method === 'OPTIONS' ? 204 : isKnown ? 200 : 404);
    response.end(method === 'OPTIONS' ? undefined : isKnown ? body : '{"message":"Not found"}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { api: `http://localhost:${server.address().port}/api`, stop };
}

/** Runs a measurement several times on the built site with a backend, each time in a new profile. Returns medians. */
async function measured(dist, { executablePath, args }, { api, stop }, measure) {
  const server = createSite({ root: dist, env: { API_URL: api } });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath, args });
  try {
    const runs = [];
    for (let i = 0; i < RUNS; i += 1) {
      const context = await browser.newContext({ ...WINDOW, serviceWorkers: 'block' });
      context.setDefaultTimeout(STEP_TIMEOUT_MS);
      const page = await context.newPage();
      await page.addInitScript(watchKeys);
      runs.push(await measure(page, `http://localhost:${server.address().port}`));
      await context.close();
    }
    return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    await stop();
  }
}

const EDIT = 'a[href^="/admin/edit-article"]';

/** Counts the requests for lists and the bytes of their responses while `work` runs. */
async function countLists(page, work) {
  const sizes = [];
  const count = (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/news/?')) sizes.push(request.sizes());
  };
  page.on('request', count);
  const result = await work();
  await page.waitForTimeout(PAUSE_MS);
  page.off('request', count);
  const bytes = (await Promise.all(sizes)).map(({ responseBodySize }) => responseBodySize);
  return { result, requests: bytes.length, kB: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
}

async function measureArticles(page, site) {
  const newsroom = await countLists(page, async () => {
    await page.goto(`${site}/newsroom`);
    return page.evaluate(timeUntil, ['#latest li a', 1, '#latest']);
  });
  const next = '#latest nav a:last-of-type';
  const turned = await page.evaluate(timeChange, [next, '#latest nav [role=status]']);
  await page.goto(`${site}/admin/login`);
  await page.getByLabel('Email').fill('admin@mindwave.example');
  await page.getByLabel('Password', { exact: true }).fill('mindwave-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator(EDIT).first().waitFor();
  await page.waitForTimeout(PAUSE_MS);
  const dashboard = await countLists(page, async () => {
    await page.goto(`${site}/admin/dashboard`);
    return page.evaluate(timeUntil, [EDIT, 1]);
  });
  const search = await countLists(page, () => typeInto(page, page.getByLabel('Search articles'), SEARCHED));
  return {
    'newsroom: requests for lists': newsroom.requests,
    'newsroom: lists, kB': newsroom.kB,
    'newsroom: first row, ms': newsroom.result,
    'newsroom: next page, ms': turned,
    'dashboard: requests for lists': dashboard.requests,
    'dashboard: list, kB': dashboard.kB,
    'dashboard: first row, ms': dashboard.result,
    'search: requests for 19 keys': search.requests,
    'search: key painted, ms': median(search.result),
  };
}

async function measureJobs(page, site, count) {
  await page.goto(`${site}/careers`);
  const list = await page.evaluate(timeUntil, ['a[href^="/careers/job/job-"]', count]);
  await page.waitForTimeout(PAUSE_MS);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const status = 'main p[role=status]';
  const box = 'main [type=checkbox][value=engineering]';
  const times = {};
  for (const step of ['on', 'off']) {
    times[`filter ${step}: tick painted, ms`] = await page.evaluate(timeClick, box);
    await page.waitForTimeout(PAUSE_MS);
  }
  for (const step of ['on', 'off']) {
    times[`filter ${step}: list painted, ms`] = await page.evaluate(timeChange, [box, status]);
    await page.waitForTimeout(PAUSE_MS);
  }
  const keys = await typeInto(page, page.getByRole('searchbox'), 'developer');
  return {
    'list complete, without throttling, ms': list,
    'elements in the page': elements,
    ...times,
    'search: key painted, ms': median(keys),
    'search: slowest key, ms': Math.max(...keys),
  };
}

/** One point of the curve for articles. */
export const articlePoint = async (dist, browser, count) => ({
  articles: count,
  ...(await measured(dist, browser, await articleBackend(count), measureArticles)),
});

/** One point of the curve for jobs. */
export const jobPoint = async (dist, browser, count) => ({
  jobs: count,
  ...(await measured(dist, browser, await jobBackend(count), (page, site) => measureJobs(page, site, count))),
});

/** The two tables as text. */
export async function listsPart({ dist, browser }) {
  const articles = await pointsOf(ARTICLES, (count) => articlePoint(dist, browser, count));
  const jobs = await pointsOf(JOBS, (count) => jobPoint(dist, browser, count));
  return [
    'Medians of 3 in new profiles. Articles of 1 kB come from json-server, whose responses are not compressed; there is no throttling. A',
    'next page has not been prefetched.',
    '',
    curve('articles', articles),
    '',
    'Jobs come from a minimal backend. Clicks and keys are on a four times slower CPU.',
    '',
    curve('jobs', jobs),
    '',
  ];
}
