import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { recordPackages } from './tools/site/record-packages.ts';

/** These packages load files of their own, so Node finds them in a folder of packages, if they are installed. */
const isExternal = (id: string) => /^(?:sharp|@electric-sql\/pglite)(?:\/|$)/.test(id);

/** The same paths in source maps wherever the bundle is written: `../../server/site.ts` -> `server/site.ts`. */
const fromProject = (source: string) => source.replace(/^(?:\.\.\/)+/, '');

/** What the drill reads: the certifier's contract, and the statements that describe a database. */
const drillFiles: Plugin = {
  name: 'mindwave:drill-files',
  generateBundle(_, bundle) {
    // The drill prints what the certifier reports. Nobody reads its traces.
    delete bundle['certifier/cli.js.map'];
    for (const path of ['openapi.yaml', 'deploy/server/describe.sql'])
      this.emitFile({ type: 'asset', fileName: path.replace(/^.*\//, ''), source: readFileSync(path, 'utf8') });
  },
};

/**
 * Bundles the server with its other packages: `server.js`, chunks that it loads, and the certifier, which the drill runs. `tools/site`
 * writes it next to the site.
 */
export default defineConfig({
  plugins: [recordPackages(), drillFiles],
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
      input: { server: 'server/server.ts', 'certifier/cli': 'certifier/cli.ts' },
      external: isExternal,
      // Traces of errors need the names and lines of the sources, but not their text.
      output: { sourcemapExcludeSources: true, chunkFileNames: '[name].js', sourcemapPathTransform: fromProject },
    },
  },
});
