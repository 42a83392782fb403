import { defineConfig } from 'vite';
import { recordPackages } from './tools/site/record-packages.ts';

/** These packages load files of their own, so Node finds them in a folder of packages, if they are installed. */
const isExternal = (id: string) => /^(?:sharp|@electric-sql\/pglite)(?:\/|$)/.test(id);

/** The same paths in source maps wherever the bundle is written: `../../server/site.ts` -> `server/site.ts`. */
const fromProject = (source: string) => source.replace(/^(?:\.\.\/)+/, '');

/** Bundles the server with its other packages: `server.js`, and chunks that it loads. `tools/site` writes it next to the site. */
export default defineConfig({
  plugins: [recordPackages()],
  publicDir: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: 'server/server.ts',
      external: isExternal,
      output: { chunkFileNames: '[name].js', sourcemapPathTransform: fromProject },
    },
  },
});
