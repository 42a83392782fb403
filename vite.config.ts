import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SUPPORTED_BROWSERS } from './tools/build/browsers.ts';
import { componentIds } from './tools/build/component-ids.ts';
import { compress } from './tools/build/compress.ts';
import { inlineConstantsPlugin } from './tools/build/inline-constants.ts';
import { manifest } from './tools/build/manifest.ts';
import { prerender } from './tools/build/prerender-plugin.ts';
import { readBase } from './server/base-path.ts';

const root = new URL('./', import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

/** Short commit of the build, for the version line; a build outside a checkout goes without. */
function commit() {
  try {
    return `+${execSync('git rev-parse --short HEAD', { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()}`;
  } catch {
    return '';
  }
}

/** Chunks of the admin and of the demo backend with its QA console lie apart, because the service worker does not keep them in advance. */
function folderOf(modules: readonly string[]) {
  if (
    modules.some((id) =>
      /\/(?:features\/admin|ui\/icons\/admin|api\/upload|pages\/(?:Login|Dashboard|EditArticle|AddArticle|PublicEditor))/.test(
        id,
      ),
    )
  ) {
    return 'admin/';
  }
  return modules.some((id) => /\/(?:mocks|features\/qa|api\/generated)\//.test(id)) ? 'embedded/' : '';
}

/**
 * What every page of the site loads comes in three chunks and not in forty: it packs better and costs fewer requests.
 * The libraries stay apart, because each is evaluated in a task of its own (`entry-client.tsx`). A group takes along what
 * its modules import, unless a group of higher priority has it.
 */
const CHUNKS = [
  // With Vite's helper for dynamic imports: in 'start' it would pull all of the app into the entry's own task.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/, priority: 3 },
  { name: 'styled-components', test: /node_modules\/(?:styled-components|stylis)\//, priority: 2 },
  {
    name: 'start',
    test: /src\/app\/(?:start|Header|Footer|service-worker)\.tsx?$/,
    priority: 1,
  },
];

/**
 * Vite wraps every dynamic import to preload its style sheets and modules. There are no such sheets, and modules are not
 * preloaded, so the wrapper only has to call.
 */
const plainImports: Plugin = {
  name: 'mindwave:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Last step: after pages and worker are written. */
function compressed(): Plugin {
  let outDir = '';
  return {
    name: 'mindwave:compress',
    enforce: 'post',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved({ root: base, build }) {
      outDir = resolve(base, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compress(outDir) },
  };
}

/** `WORKER=off` builds a site without a service worker, and one that removes the worker earlier builds have left. */
const isWorkerOff = process.env.WORKER === 'off';

const pwa = (base: string) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: isWorkerOff ? 'src/sw/off' : 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: manifest(base),
    integration: { closeBundleOrder: 'post' },
    injectManifest: {
      rollupFormat: 'iife',
      // Nothing is injected into the worker that only goes.
      ...(isWorkerOff && { injectionPoint: '' }),
      globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}', 'icons/*.png', 'video/*.webp'],
      globIgnores: ['assets/admin/**', 'assets/embedded/**', 'sw.js', 'art/logo/{icon,mark,favicon,logo-light}*'],
    },
  });

/** The development server is always at the root. */
const baseFor = (command: string) => (command === 'build' ? readBase() : '/');

export default defineConfig(({ command, isSsrBuild }) => ({
  base: baseFor(command),
  plugins: [
    // Below a path, what React renders gets the base; at the root nothing is changed.
    react(baseFor(command) === '/' ? {} : { jsxImportSource: '~/lib/based-jsx' }),
    plainImports,
    inlineConstantsPlugin(),
    componentIds(),
    prerender(),
    ...(isSsrBuild ? [] : [pwa(baseFor(command)), compressed()]),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(`${version}${commit()}`),
    'import.meta.env.WORKER': JSON.stringify(isWorkerOff ? 'off' : 'on'),
  },
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${root}src/` },
      { find: /^~mocks\//, replacement: `${root}mocks/` },
      { find: /^~contract\//, replacement: `${root}contract/` },
      // What these packages carry for old browsers: React 19 has the hook, and styled-components adds no vendor prefixes.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^\.\/(?:src\/)?Prefixer\.js$/, replacement: `${root}tools/build/no-prefixer.ts` },
      // msw's own reads localStorage at once, also where the browser refuses it; the embedded backend uses no cookies.
      { find: '../cookieStore.mjs', replacement: `${root}mocks/cookie-store-stub.ts` },
    ],
  },
  // Class names from the compiler: without it they depend on the order modules run in, and server and client differ.
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, minify: true, pure: true } } } as never,
  ssr: { noExternal: ['styled-components'] },
  build: {
    target: SUPPORTED_BROWSERS,
    reportCompressedSize: false,
    modulePreload: false as const,
    manifest: !isSsrBuild,
    ...(!isSsrBuild && {
      rollupOptions: {
        input: 'src/entry-client.tsx',
        preserveEntrySignatures: 'strict' as const,
        output: {
          chunkFileNames: (chunk: { moduleIds: string[] }) => `assets/${folderOf(chunk.moduleIds)}[name]-[hash].js`,
          codeSplitting: { groups: CHUNKS },
        },
      },
    }),
  },
}));
