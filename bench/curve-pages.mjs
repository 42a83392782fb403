// Measures what more pages cost. Copies the project, adds content pages as a developer would (a route, a content file, a line in
// the index), and builds it.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** The inputs of a build. */
const COPIED = [
  'contract',
  'mocks',
  'openapi.yaml',
  'package.json',
  'public',
  'server',
  'src',
  'tools',
  'tsconfig.json',
  'tsconfig.worker.json',
  'vite.config.ts',
];
/** Prints the most memory that the process had, in kB. A build is one process. */
const PRINT_MEMORY = "data:text/javascript,process.on('exit',()=>console.log('memory',process.resourceUsage().maxRSS))";
/** The content page that is copied and measured. */
const MODEL = { file: 'banking', name: 'banking', path: '/industries/banking', title: 'Banking' };
/** The path of the generated pages. */
const AREA = '/bench';

function insertBefore(file, mark, text) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(mark)) throw new Error(`${file} has no line '${mark.trim()}' to insert at.`);
  writeFileSync(
    file,
    source.replace(mark, () => text + mark),
  );
}

/** Adds `count` pages with different text. */
function addPages(root, count) {
  const numbers = Array.from({ length: count }, (_, i) => String(i + 1).padStart(4, '0'));
  const content = readFileSync(join(root, `src/content/pages/${MODEL.file}.ts`), 'utf8');
  for (const number of numbers) {
    const own = content
      .replace(`export const ${MODEL.name}`, `export const page${number}`)
      .replaceAll(`'${MODEL.title}'`, `'${MODEL.title} ${number}'`)
      .replaceAll('Your ', `Your ${number} `);
    writeFileSync(join(root, `src/content/pages/page-${number}.ts`), own);
  }
  const routes = numbers.map(
    (number) => `  { path: '${AREA}/page-${number}', title: 'Page ${number}', page: 'content' },\n`,
  );
  insertBefore(join(root, 'src/routes.ts'), "  { path: '/industries/banking',", routes.join(''));
  const lines = numbers.map(
    (number) =>
      `  '${AREA}/page-${number}': () => import('./page-${number}').then((module) => module.page${number}),\n`,
  );
  insertBefore(join(root, 'src/content/pages/index.ts'), '} satisfies Record<ContentPath', lines.join(''));
}

/** Size of a built file as it is sent. */
const weigh = (dist, path) => {
  const packed = join(dist, `${path}.br`);
  return statSync(readdirSync(join(packed, '..')).includes(packed.split('/').at(-1)) ? packed : join(dist, path)).size;
};

/** The addresses in the service worker's precache list. */
const precachedBy = (dist) =>
  [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(
    ([, url]) => url,
  );

const scriptsOfEveryPage = (html) => [
  ...new Set([...html.matchAll(/["'`](\/assets\/[^"'`]+\.js)["'`]/g)].map(([, path]) => path)),
];

/** Links the packages one by one, so that the copy has its own build cache in node_modules. */
function linkPackages(root) {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(PROJECT, 'node_modules', name), join(root, 'node_modules', name));
  }
}

/** Builds as `npm run build` does. Returns the seconds and what was printed. */
function build(root) {
  const started = performance.now();
  const vite = join(PROJECT, 'node_modules/vite/bin/vite.js');
  const settings = `--env-file=${join(PROJECT, 'tools/site/build.env')}`;
  const output = execFileSync('node', [settings, '--import', PRINT_MEMORY, vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { seconds: (performance.now() - started) / 1000, output };
}

/**
 * Builds the site with `total` pages, or with its own if they are more, and measures it.
 * @returns seconds, kB and counts for one point of the curve.
 */
export function measurePages(total) {
  const root = mkdtempSync(join(tmpdir(), 'mindwave-pages-'));
  try {
    for (const part of COPIED) cpSync(join(PROJECT, part), join(root, part), { recursive: true });
    linkPackages(root);
    const routes = readFileSync(join(root, 'src/routes.ts'), 'utf8');
    const present = [...routes.matchAll(/^ {2,4}(?:\{ )?path: '/gm)].length;
    addPages(root, Math.max(0, total - present));
    const { seconds, output } = build(root);
    const again = build(root);
    const dist = join(root, 'dist');
    const precached = precachedBy(dist);
    const kB = (paths) => paths.reduce((sum, path) => sum + weigh(dist, path.replace(/^\//, '')), 0) / 1000;
    return {
      pages: Math.max(total, present),
      'build, s': seconds,
      'the same with a cache, s': again.seconds,
      'prerendering, s': Number(/prerendered \d+ pages in (\d+) ms/.exec(output)?.[1]) / 1000,
      'memory of the build, MB': (Number(/memory (\d+)\s*$/.exec(output)?.[1]) * 1024) / 1e6,
      'precached files': precached.length,
      'precached, kB': kB(precached),
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
