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

/** The short commit for the version line, or empty outside a Git checkout. */
function commit() {
  try {
    return `+${execSync('git rev-parse --short HEAD', { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()}`;
  } catch {
    return '';
  }
}

/** The chunks of the admin and the embedded backend have separate folders, because the service worker does not precache them. */
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
 * Bundles the code of every page into three chunks instead of forty, which compress better and need fewer requests. The libraries
 * have separate chunks, because `entry-client.tsx` evaluates each in a separate task. A group includes the imports of its modules,
 * unless a group with a higher priority does.
 */
const CHUNKS = [
  // Includes Vite's helper for dynamic imports. In 'start' it would make the entry import the whole app.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/, priority: 3 },
  { name: 'styled-components', test: /node_modules\/(?:styled-components|stylis)\//, priority: 2 },
  {
    name: 'start',
    test: /src\/app\/(?:start|Header|Footer|service-worker)\.tsx?$/,
    priority: 1,
  },
];

/**
 * Vite wraps every dynamic import to preload its style sheets and modules. This site has no such style sheets and preloads no
 * modules, so the wrapper only calls the import.
 */
const plainImports: Plugin = {
  name: 'mindwave:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Runs last, after the pages and the service worker are written. */
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

/** `WORKER=off` builds a site without a service worker, which also removes the worker of earlier builds. */
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
      // The worker that removes itself needs no precache list.
      ...(isWorkerOff && { injectionPoint: '' }),
      globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}', 'icons/*.png', 'video/*.webp'],
      globIgnores: ['assets/admin/**', 'assets/embedded/**', 'sw.js', 'art/logo/{icon,mark,favicon,logo-light}*'],
    },
  });

/** The development server always uses the root. */
const baseFor = (command: string) => (command === 'build' ? readBase() : '/');

export default defineConfig(({ command, isSsrBuild }) => ({
  base: baseFor(command),
  plugins: [
    // With a base path, this JSX runtime adds the base to the addresses that React renders.
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
      // Replaces code for old browsers: React 19 has the hook, and styled-components does not use vendor prefixes.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^\.\/(?:src\/)?Prefixer\.js$/, replacement: `${root}tools/build/no-prefixer.ts` },
      // The original reads localStorage on import, which throws if the browser blocks it. The embedded backend uses no cookies.
      { find: '../cookieStore.mjs', replacement: `${root}mocks/cookie-store-stub.ts` },
    ],
  },
  // The compiler generates class names. At run time they would depend on the order of modules, which differs on the server.
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
