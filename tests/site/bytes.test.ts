import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { liveSections } from '~/app/island-code';
import { staticPaths } from '~/app/static-paths.server';
import { contentPages } from '~/content/pages/index';

/** Limits in bytes after Brotli compression. Unlike times, they are the same on every machine. */
const BUDGET = {
  homeHtml: 14_000,
  html: 12_000,
  /** The inline script. Other scripts load after `load` and idle, or on the first interaction. */
  eagerScript: 3_000,
  contentPageScript: 100_000,
  /** All files of the precache in one. */
  archive: 450_000,
};

const read = (path: string) => readFileSync(join('dist', path), 'utf8');
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);
const sizeOf = (path: string) => {
  try {
    return statSync(join('dist', `${path}.br`)).size;
  } catch {
    return statSync(join('dist', path)).size;
  }
};
const starterOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

const chunks = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
const chunk = (name: string) => {
  const found = chunks.find((file) => file.replace(/-[\w-]{8}\.js$/, '') === name);
  if (!found) throw new Error(`There is no chunk named ${name}`);
  return `/assets/${found}`;
};

/** The chunk and its transitive imports. */
function closure(path: string, seen: Set<string>) {
  if (seen.has(path)) return;
  seen.add(path);
  for (const [, file = ''] of read(path).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    closure(`/assets/${file}`, seen);
  }
}

const everywhere = new Set<string>();
for (const [, path = ''] of starterOf(read('/index.html')).matchAll(/["'`](\/assets\/[^"'`]+\.js)["'`]/g)) {
  closure(path, everywhere);
}
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + sizeOf(path), 0);
const pascal = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);
const contentPaths = Object.keys(contentPages).filter(
  (path): path is keyof typeof contentPages => path in contentPages,
);

describe('size budgets', () => {
  it('every page fits into the initial congestion window with its critical CSS', () => {
    const sizes = staticPaths.map((path) => [path, sizeOf(fileOf(path))] as const);
    const limit = (path: string) => (path === '/' ? BUDGET.homeHtml : BUDGET.html);
    expect(sizes.filter(([path, size]) => size > limit(path))).toEqual([]);
  });

  it('no page requests a script early, and its inline script is small', () => {
    for (const path of staticPaths) {
      const html = read(fileOf(path));
      expect(html, path).not.toMatch(/<script[^>]+src=|<link[^>]+modulepreload/);
      expect(brotliCompressSync(starterOf(html)).length, path).toBeLessThanOrEqual(BUDGET.eagerScript);
    }
  });

  it('a content page needs at most 100 kB of JavaScript: its islands and what they share', async () => {
    expect(everywhere.size).toBeGreaterThan(3);
    for (const path of contentPaths.filter((one) => one !== '/')) {
      const { sections } = await contentPages[path]();
      const all = new Set(everywhere);
      for (const { kind } of sections) if (kind in liveSections) closure(chunk(pascal(kind)), all);
      expect(sum(all), path).toBeLessThanOrEqual(BUDGET.contentPageScript);
    }
  });

  it('pages of jobs load neither forms nor lists of articles', () => {
    const all = new Set<string>();
    for (const name of ['careers', 'job']) closure(chunk(name), all);
    expect([...all].filter((path) => [chunk('forms'), chunk('articles')].includes(path))).toEqual([]);
  });

  it('forms and lists of articles load at most four files more than every page', () => {
    for (const name of ['forms', 'RecentArticlesPart']) {
      const all = new Set(everywhere);
      closure(chunk(name), all);
      expect(all.size - everywhere.size, name).toBeLessThanOrEqual(4);
    }
  });

  it('the archive is small, and has exactly the files of the precache: all pages, no video, admin and demo backend', () => {
    const urls = [...read('/sw.js').matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url);
    const [archive = '', ...precached] = urls;
    expect(new Set(Object.keys(JSON.parse(read(archive)).files))).toEqual(new Set(precached));
    const pages = staticPaths.map((path) => fileOf(path).slice(1));
    expect(precached).toEqual(expect.arrayContaining([...pages, 'shell/article.html']));
    expect(precached.filter((url) => /\.mp4$|config\.json|assets\/(?:admin|embedded)\//.test(url))).toEqual([]);
    expect(sizeOf(archive)).toBeLessThanOrEqual(BUDGET.archive);
  });

  it('a visitor’s bundle has no code of the admin, the demo backend or Storybook', () => {
    const foreign = /No sections yet|Untitled Section|Confirm Delete|\[MSW\]|__STORYBOOK|Unsaved changes/;
    expect(chunks.map((file) => `/assets/${file}`).filter((path) => foreign.test(read(path)))).toEqual([]);
  });

  it('no chunk contains @msw/data or its models, not even the demo backend', () => {
    const all = readdirSync('dist/assets', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    const models = /~standard|INVALID_INITIAL_VALUES|breaks openapi\.yaml/;
    expect(all.some((file) => file.startsWith('embedded/'))).toBe(true);
    expect(all.filter((file) => models.test(read(`/assets/${file}`)))).toEqual([]);
  });
});
