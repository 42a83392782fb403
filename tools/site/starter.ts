import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import { READABLE_BROWSERS } from './browsers';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; src?: string }>;

/** The placeholder for the app's modules in the compiled starter. */
const URLS_MARK = '__MODULES_OF_THE_APP__';

/** Compiles the starter to one script. The modules of each page are inserted later. */
async function compileStarter(config: ResolvedConfig) {
  const result = await build({
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    base: config.base,
    resolve: { alias: config.resolve.alias },
    define: { __APP_URLS__: URLS_MARK },
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

/** Returns the chunks of source files and of their static imports, in order and without duplicates. */
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

/** Makes the starter, with the addresses of the modules that it loads. */
export async function starterFor(config: ResolvedConfig, outDir: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  // Preload the dynamic imports of the entry (the libraries and the app), but not the registration of the worker.
  const preloaded = (manifest[ENTRY]?.dynamicImports ?? []).filter((key) => !key.includes('service-worker'));
  const urls = JSON.stringify(chunksOf(manifest, [ENTRY, ...preloaded], config.base));
  return (await compileStarter(config)).replaceAll(URLS_MARK, urls);
}
