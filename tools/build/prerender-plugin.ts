import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { KIT, RENDERER, rendererFolder } from '../../server/pages/renderer.ts';
import type * as ArticleRenderer from './articles/article-renderer.ts';
import { drawPreviews } from './og-images.ts';
import { READABLE_BROWSERS } from './browsers.ts';
import { renderSite, writeTo } from './render-site.ts';
import { readSettings } from './settings.ts';

type Renderer = typeof ArticleRenderer;
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; src?: string }>;

/** Placeholder for the app's modules in the compiled starter. */
const URLS_MARK = '__MODULES_OF_THE_APP__';

/** Compiles the starter to one script. The modules of each page are inserted later. */
async function compileStarter(config: ResolvedConfig) {
  const result = await build({
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    base: config.base,
    resolve: { alias: config.resolve.alias },
    define: { __BOOT_URLS__: URLS_MARK },
    build: {
      write: false,
      target: READABLE_BROWSERS,
      minify: true,
      modulePreload: false,
      rollupOptions: { input: 'src/islands/starter.ts', output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (!chunk || chunk.type !== 'chunk') throw new Error('The starter did not compile to a chunk.');
  return chunk.code.trim();
}

/**
 * Builds the app for Node and imports it. The server uses it later to render articles. The build is one file: with several, the
 * order of modules and styles would depend on the file system, and builds would not be reproducible.
 */
async function buildRenderer(config: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    root: config.root,
    ...(config.configFile && { configFile: config.configFile }),
    logLevel: 'warn',
    // With all packages inside, the file also runs in another folder.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'tools/build/articles/article-renderer.ts',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  return import(pathToFileURL(join(outDir, RENDERER)).href);
}

/** The chunks of source files with their static imports, in order and without duplicates. */
function chunksOf(manifest: Manifest, sources: readonly string[], base: string) {
  const files = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no chunk for ${key}.`);
    if (files.has(base + entry.file)) return;
    files.add(base + entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files];
}

const ENTRY = 'src/entry-client.tsx';

/** The starter, with the addresses of the modules that it loads. */
async function starterFor(config: ResolvedConfig, outDir: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  // Preload the dynamic imports of the entry (the libraries and the app), but not the registration of the worker.
  const preloaded = (manifest[ENTRY]?.dynamicImports ?? []).filter((key) => !key.includes('service-worker'));
  const urls = JSON.stringify(chunksOf(manifest, [ENTRY, ...preloaded], config.base));
  return (await compileStarter(config)).replaceAll(URLS_MARK, urls);
}

/**
 * Writes all pages and shells after the client build, with inline critical CSS and the starter. Runs before the service worker is
 * built, because its precache list contains hashes of the final files.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'mindwave:prerender',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const started = performance.now();
        const outDir = resolve(config.root, config.build.outDir);
        const starter = await starterFor(config, outDir);
        const serverDir = rendererFolder(outDir);
        const renderer = await buildRenderer(config, serverDir);
        const { files, previews, kit } = await renderSite(
          renderer,
          { starter, base: config.base, outDir },
          readSettings(),
        );
        const articleRenderer = renderer.createArticleRenderer(kit);
        const articles = await renderer.staticArticles(process.env.ARTICLES_FROM, outDir, articleRenderer);
        let count = 0;
        for (const part of [files, articles]) {
          for await (const [file, text] of part) {
            await writeTo(outDir, file, text);
            if (file.endsWith('.html')) count += 1;
          }
        }
        await drawPreviews(outDir, previews);
        await rm(join(outDir, '.vite'), { recursive: true, force: true });
        await writeFile(join(serverDir, KIT), JSON.stringify(kit));
        console.log(`prerendered ${count} pages in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
