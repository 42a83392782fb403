// Measures what more records cost the browser. Articles come from the json-server mock. Jobs come from a small backend, because
// the mock has only the site's jobs.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { timeClick, timeOpening, timeUntil, typeInto, watchKeys } from './page-timers.mjs';
import { median } from './report.mjs';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const { createSite } = await tsImport('../server/site.ts', import.meta.url);
const { jobs } = await tsImport('../src/content/jobs.ts', import.meta.url);

const RUNS = 3;
/** Timeout for one step with the largest list. */
const STEP_TIMEOUT_MS = 120_000;
const WINDOW = { viewport: { width: 1440, height: 900 } };
const SEARCHED = 'report 7 on freight';

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
  const state = { counter: count, articles: times(count, article), leads: [], sessions: [], failures: [], requests: [] };
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
  return { api, list: '/news/', stop };
}

/** Starts a backend with `count` copies of the site's jobs. */
async function jobBackend(count) {
  const list = times(count, (i) => ({ ...jobs[i % jobs.length], id: `job-${i}`, title: `${jobs[i % jobs.length].title} ${i}` }));
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
  return { api: `http://localhost:${server.address().port}/api`, list: '/jobs', stop };
}

/** Runs a measurement several times on the built site with a backend, each time in a new profile. Returns medians. */
async function measured(dist, { executablePath, args }, { api, list, stop }, measure) {
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
    const { length } = await (await fetch(api + list)).text();
    const medians = Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]);
    return { 'response, kB': length / 1000, ...Object.fromEntries(medians) };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    await stop();
  }
}

const EDIT = 'a[href^="/admin/edit-article"]';

async function measureArticles(page, site) {
  await page.goto(`${site}/newsroom`);
  const newsroom = await page.evaluate(timeUntil, ['#latest li a', 1, '#latest']);
  await page.goto(`${site}/admin/login`);
  await page.getByLabel('Email').fill('admin@mindwave.example');
  await page.getByLabel('Password', { exact: true }).fill('mindwave-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator(EDIT).first().waitFor();
  await page.goto(`${site}/admin/dashboard`);
  const dashboard = await page.evaluate(timeUntil, [EDIT, 1]);
  const keys = await typeInto(page, page.getByLabel('Search articles'), SEARCHED);
  await page.getByLabel('Search articles').fill('');
  await page.waitForTimeout(500);
  const editor = await page.evaluate(timeOpening, [EDIT, '#article-title']);
  return {
    'newsroom list visible, ms': newsroom,
    'dashboard open, ms': dashboard,
    'search key painted, ms': median(keys),
    'editor open, ms': editor,
  };
}

async function measureJobs(page, site, count) {
  await page.goto(`${site}/careers`);
  const list = await page.evaluate(timeUntil, ['a[href^="/careers/job/job-"]', count]);
  await page.waitForTimeout(1000);
  const box = 'main [type=checkbox][value=engineering]';
  const on = await page.evaluate(timeClick, box);
  await page.waitForTimeout(500);
  const off = await page.evaluate(timeClick, box);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { 'list complete, ms': list, 'filter on, ms': on, 'filter off, ms': off, 'elements in the page': elements };
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
