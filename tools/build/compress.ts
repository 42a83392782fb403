import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes `.br` and `.gz` next to every text file, so that the server does not need to compress. */
async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'config.json');
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file);
    const [br, gz] = await Promise.all([
      brotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
      zip(text, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}

/** Compresses the build. Runs last, after the pages and the service worker are written. */
export function compress(): Plugin {
  let outDir = '';
  return {
    name: 'mindwave:compress',
    enforce: 'post',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(outDir) },
  };
}
