import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

interface ChunkReport {
  readonly file: string;
  /** Bytes after brotli, as the site's server sends them. */
  readonly size: number;
  /** Module paths with their minified share of the chunk in bytes, before compression. */
  readonly modules: readonly (readonly [name: string, bytes: number])[];
}

/** Modules under half a kilobyte are summed up in one line, so that the report stays readable. */
const SMALL_MODULE_BYTES = 512;

/** Collects what each chunk of the browser's build holds; the build for the prerender has other names and is left out. */
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

const outDir = mkdtempSync(join(tmpdir(), 'mindwave-analyze-'));
const chunks: ChunkReport[] = [];
try {
  await build({ logLevel: 'error', plugins: [collector(chunks)], build: { outDir, emptyOutDir: true } });
} finally {
  rmSync(outDir, { recursive: true, force: true });
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
