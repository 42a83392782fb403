// What more pages cost: the project is copied, content pages are added the way a person would add them (a route, a file of
// words, a line in the index), and it is built.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** What a build reads. */
const COPIED = ['src', 'mocks', 'public', 'index.html', 'package.json', 'vite.config.ts', 'tsconfig.json', 'tsconfig.worker.json'];
/** The content page that the generated ones repeat, and the one that is weighed. */
const MODEL = { file: 'banking', name: 'banking', path: '/industries/banking', title: 'Banking' };
/** The folder of the generated addresses. */
const AREA = '/bench';

function insertBefore(file, mark, text) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(mark)) throw new Error(`${file} has no line '${mark.trim()}' to insert at.`);
  writeFileSync(file, source.replace(mark, () => text + mark));
}

/** Adds `count` pages; their words differ, as words do. */
function addPages(root, count) {
  const numbers = Array.from({ length: count }, (_, i) => String(i + 1).padStart(4, '0'));
  const words = readFileSync(join(root, `src/content/pages/${MODEL.file}.ts`), 'utf8');
  for (const number of numbers) {
    const own = words
      .replace(`export const ${MODEL.name}`, `export const page${number}`)
      .replaceAll(`'${MODEL.title}'`, `'${MODEL.title} ${number}'`)
      .replaceAll('Your ', `Your ${number} `);
    writeFileSync(join(root, `src/content/pages/page-${number}.ts`), own);
  }
  const routes = numbers.map((number) => `  { path: '${AREA}/page-${number}', title: 'Page ${number}', page: 'content' },\n`);
  insertBefore(join(root, 'src/routes.ts'), "  { path: '/demo',", routes.join(''));
  const lines = numbers.map(
    (number) => `  '${AREA}/page-${number}': () => import('./page-${number}').then((module) => module.page${number}),\n`,
  );
  insertBefore(join(root, 'src/content/pages/index.ts'), '} satisfies Record<ContentPath', lines.join(''));
}

/** Bytes of a built file as it travels. */
const weigh = (dist, path) => {
  const packed = join(dist, `${path}.br`);
  return statSync(readdirSync(join(packed, '..')).includes(packed.split('/').at(-1)) ? packed : join(dist, path)).size;
};

/** What the service worker keeps in advance: the addresses in its list. */
const keptBy = (dist) =>
  [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url]) => url);

const scriptsOfEveryPage = (html) =>
  [...new Set([...html.matchAll(/["'`](\/assets\/[^"'`]+\.js)["'`]/g)].map(([, path]) => path))];

/**
 * Builds the site once with as many pages as `total` says (at least those it has) and weighs it.
 * @returns seconds, kB and counts of one point of the curve
 */
export function measurePages(total) {
  const root = mkdtempSync(join(tmpdir(), 'mindwave-pages-'));
  try {
    for (const part of COPIED) cpSync(join(PROJECT, part), join(root, part), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
    const routes = readFileSync(join(root, 'src/routes.ts'), 'utf8');
    const present = [...routes.matchAll(/^ {2,4}(?:\{ )?path: '/gm)].length;
    addPages(root, Math.max(0, total - present));
    const started = performance.now();
    const vite = join(PROJECT, 'node_modules/vite/bin/vite.js');
    const output = execFileSync('node', [vite, 'build', '--logLevel', 'error'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const seconds = (performance.now() - started) / 1000;
    const dist = join(root, 'dist');
    const kept = keptBy(dist);
    const kB = (paths) => paths.reduce((sum, path) => sum + weigh(dist, path.replace(/^\//, '')), 0) / 1000;
    return {
      pages: Math.max(total, present),
      'build, s': seconds,
      'of it prerender, s': Number(/prerendered \d+ pages in (\d+) ms/.exec(output)?.[1]) / 1000,
      'kept in advance, files': kept.length,
      'kept in advance, kB': kB(kept),
      'worker, kB': kB(['sw.js']),
      'home HTML, kB': kB(['index.html']),
      'content page HTML, kB': kB([`${MODEL.path}.html`]),
      'script of every page, kB': kB(scriptsOfEveryPage(readFileSync(join(dist, 'index.html'), 'utf8'))),
      'sitemap, kB': kB(['sitemap.xml']),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
