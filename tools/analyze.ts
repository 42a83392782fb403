import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

interface ChunkReport {
  readonly file: string;
  /** Bytes after brotli compression, as the server sends them. */
  readonly size: number;
  /** Module paths with their minified size in the chunk, before compression. */
  readonly modules: readonly (readonly [name: string, bytes: number])[];
}

/** Smaller modules are summed up in one line, so that the report is readable. */
const SMALL_MODULE_BYTES = 512;

/** Collects the content of each client chunk. Skips the server build for prerendering. */
function collector(reports: ChunkReport[]): Plugin {
  let root = '';
  return {
    name: 'mindwave:analyze',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules = Object.entries(chunk.modules)
          .map(([id, { renderedLength }]) => [relative(root, id.replace(/^\0/, '')), renderedLength] as const)
          .filter(([, bytes]) => bytes > 0)
          .sort((a, b) => b[1] - a[1]);
        reports.push({ file: chunk.fileName, size: brotliCompressSync(chunk.code).length, modules });
      }
    },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'mindwave-analyze-'));
const chunks: ChunkReport[] = [];
try {
  await build({
    logLevel: 'error',
    plugins: [collector(chunks)],
    build: { outDir: join(folder, 'site'), emptyOutDir: true },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const wanted = process.argv[2] ?? '';
const shown = chunks.filter(({ file }) => file.includes(wanted)).sort((a, b) => b.size - a.size);
for (const { file, size, modules } of shown) {
  console.log(`\n${file}  ${size} B brotli`);
  const large = modules.filter(([, bytes]) => bytes >= SMALL_MODULE_BYTES);
  for (const [name, bytes] of large) console.log(`  ${String(bytes).padStart(8)}  ${name}`);
  const small = modules.length - large.length;
  const rest = modules.slice(large.length).reduce((sum, [, bytes]) => sum + bytes, 0);
  if (small > 0) console.log(`  ${String(rest).padStart(8)}  ${small} smaller modules`);
}
console.log(`\n${shown.length} chunks, ${shown.reduce((sum, { size }) => sum + size, 0)} B brotli`);
