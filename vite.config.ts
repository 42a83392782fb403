import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readBase } from './server/base-path.ts';
import { SUPPORTED_BROWSERS } from './tools/site/browsers.ts';
import { CHUNKS, folderOf } from './tools/site/chunks.ts';
import { compress } from './tools/site/compress.ts';
import { devPages } from './tools/site/dev-pages.ts';
import { prerender } from './tools/site/prerender-plugin.ts';
import { pwa } from './tools/site/pwa/pwa.ts';
import { readOperator } from './tools/site/settings.ts';
import { componentIds } from './tools/site/styles/component-ids.ts';
import { appVersion } from './tools/site/version.ts';

const root = new URL('./', import.meta.url).pathname;

/** `WORKER=off` builds a site without a service worker. */
const isWorkerOff = process.env.WORKER === 'off';

/** The development server always uses the root. */
const baseFor = (command: string) => (command === 'build' ? readBase() : '/');

export default defineConfig(({ command, isSsrBuild }) => ({
  base: baseFor(command),
  appType: 'custom' as const,
  plugins: [
    // With a base path, this JSX runtime adds the base to the addresses that React renders.
    react(baseFor(command) === '/' ? {} : { jsxImportSource: '~/lib/based-jsx' }),
    componentIds(),
    devPages(),
    prerender(),
    ...(isSsrBuild ? [] : [pwa(baseFor(command), isWorkerOff), compress()]),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(appVersion(root)),
    __RELEASE_NOTE__: JSON.stringify(process.env.RELEASE_NOTE ?? ''),
    'import.meta.env.OPERATOR': JSON.stringify(readOperator()),
    'import.meta.env.WORKER': JSON.stringify(isWorkerOff ? 'off' : 'on'),
  },
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${root}src/` },
      { find: /^~mocks\//, replacement: `${root}mocks/` },
      { find: /^~contract\//, replacement: `${root}contract/` },
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
