import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { pagePolicy } from '../../../node-http/security-headers';
import { drawingWith } from '../../../server/pictures/drawing';
import type * as ArticleRenderer from '../../../server/render/article-renderer';
import { BUILD, KIT, RENDERER, rendererFolder } from '../../../server/render/renderer';
import { hostFiles, hostsFolder } from '../hosting/host-files';
import { readSettings } from '../settings';
import { starterFor } from '../starter';
import { drawPreviews } from './og-images';
import { renderSite, writeTo } from './render-site';

type Renderer = typeof ArticleRenderer;

/**
 * Builds the app for Node.js, and imports it. Later, the server renders articles with it. The build is one file. With several, the order
 * of modules and styles would depend on the file system, and builds would not be reproducible.
 */
async function buildRenderer(config: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    root: config.root,
    ...(config.configFile && { configFile: config.configFile }),
    logLevel: 'warn',
    // All packages are inside, so the file also runs in another folder.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'server/render/article-renderer.ts',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      // The embedded backend and the reader of Markdown load on demand in a browser, and never here.
      rollupOptions: { external: ['~mocks/embedded-start', './plain-text'], output: { codeSplitting: false } },
    },
  });
  return import(pathToFileURL(join(outDir, RENDERER)).href);
}

/** Bundles the server into the folder of the renderer. */
const buildServer = ({ root }: ResolvedConfig, outDir: string) =>
  build({ root, configFile: join(root, 'vite.server.config.ts'), build: { outDir } });

/** Writes the files for other hosts. Their rules are for a site at the root of its origin, so a site under a path gets none. */
async function writeHostFiles(outDir: string, base: string, policies: Readonly<Record<string, string>>) {
  const folder = hostsFolder(outDir);
  await rm(folder, { recursive: true, force: true });
  if (base !== '/') return;
  const headers = Object.entries(policies).map(([file, policy]) => [file, pagePolicy(policy)] as const);
  for (const [file, text] of Object.entries(hostFiles(new Map(headers)))) await writeTo(folder, file, text);
}

/**
 * Writes all pages and shells after the client build, with inline critical CSS and the starter. Runs before the service worker is
 * built, because its precache list contains hashes of the final files.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'mindwave:prerender',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Vite calls this after a failed build, too. An error here would hide the first one.
        if (!isWritten) return;
        const started = performance.now();
        const outDir = resolve(config.root, config.build.outDir);
        const starter = await starterFor(config, outDir);
        const serverDir = rendererFolder(outDir);
        const renderer = await buildRenderer(config, serverDir);
        await buildServer(config, serverDir);
        const { files, previews, kit } = await renderSite(
          renderer,
          { starter, base: config.base, outDir },
          readSettings(),
        );
        const articleRenderer = renderer.createArticleRenderer(kit);
        const drawing = drawingWith(sharp);
        const articles = await renderer.staticArticles(process.env.ARTICLES_FROM, outDir, articleRenderer, drawing);
        const policies: Record<string, string> = {};
        for (const part of [files, articles]) {
          for await (const [file, content] of part) {
            const isPage = typeof content === 'object' && 'policy' in content;
            await writeTo(outDir, file, isPage ? content.html : content);
            if (isPage) policies[file] = content.policy;
          }
        }
        await drawPreviews(outDir, previews);
        await writeHostFiles(outDir, config.base, policies);
        await rm(join(outDir, '.vite'), { recursive: true, force: true });
        await writeFile(join(serverDir, KIT), JSON.stringify(kit));
        await writeFile(join(serverDir, BUILD), JSON.stringify({ base: config.base, policies }));
        console.log(
          `prerendered ${Object.keys(policies).length} pages in ${Math.round(performance.now() - started)} ms`,
        );
      },
    },
  };
}
