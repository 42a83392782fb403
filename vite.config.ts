import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readBase } from './server/base-path';
import { caseStudies } from './src/content/case-studies';
import { projects } from './src/content/vision-and-mission';
import { fill } from './src/href';
import { publicRoutes, routes } from './src/routes';
import { caseStudy } from './src/screens/case-study/route';
import { project } from './src/screens/project/route';
import { SUPPORTED_BROWSERS } from './tools/site/browsers';
import { CHUNKS, folderOf, nameOf } from './tools/site/chunks';
import { compress } from './tools/site/hosting/compress';
import { devPages } from './tools/site/pages/dev-pages';
import { prerender } from './tools/site/pages/prerender-plugin';
import { pwa } from './tools/site/pwa/pwa';
import { recordPackages } from './tools/site/record-packages';
import { readOperator, readSettings } from './tools/site/settings';
import { componentIds } from './tools/site/styles/component-ids';
import { appVersion } from './tools/site/version';

const root = `${import.meta.dirname}/`;

if (process.argv.includes('build')) {
  // Whatever the shell says: with `development`, a build would contain the slow React.
  process.env.NODE_ENV = 'production';
  try {
    readSettings();
    readOperator();
  } catch (error) {
    // Without the stack of a failed build.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** `WORKER=off` builds a site without a service worker. */
const isWorkerOff = process.env.WORKER === 'off';

/** The addresses that the editor checks links against. The client's list of routes has no content pages. */
const pages = [
  ...publicRoutes.map(({ path }) => path),
  ...caseStudies.map(({ id }) => fill(caseStudy.path, { caseStudyId: id })),
  ...projects.map(({ id }) => fill(project.path, { projectId: id })),
];

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
    recordPackages(),
    ...(isSsrBuild ? [] : [pwa(baseFor(command), isWorkerOff), compress()]),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(appVersion(root)),
    __PAGE_FOLDERS__: JSON.stringify([...new Set(routes.map(({ path }) => path.split('/')[1]))]),
    __RELEASE_NOTE__: JSON.stringify(process.env.RELEASE_NOTE ?? ''),
    'import.meta.env.OPERATOR': JSON.stringify(readOperator()),
    'import.meta.env.PAGES': JSON.stringify(pages),
    'import.meta.env.SITE_HOST': JSON.stringify(new URL(readSettings().siteUrl).host),
    'import.meta.env.WORKER': JSON.stringify(isWorkerOff ? 'off' : 'on'),
  },
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${root}src/` },
      { find: /^~mocks\//, replacement: `${root}mocks/` },
      { find: /^~contract\//, replacement: `${root}contract/` },
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
          chunkFileNames: (chunk: { name: string; facadeModuleId?: string | null; moduleIds: string[] }) =>
            `assets/${folderOf(chunk.moduleIds)}${nameOf(chunk)}-[hash].js`,
          codeSplitting: { groups: CHUNKS },
        },
      },
    }),
  },
}));
