import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { cached, inParallel, pruneCache } from '../cache';
import { pageRank } from '../page-order';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/**
 * Quality 11 takes 55 ms per page. Quality 5 takes 1 ms, and makes files 11 % larger. Only the first pages in `page-order.ts` get quality
 * 11, so a large site builds in minutes instead of hours.
 */
const BEST_PAGES = 100;
const [BEST, FAST] = [11, 5];

const compressed = (text: Buffer, quality: number) =>
  Promise.all([
    cached(`brotli ${quality}`, text, () =>
      brotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
    ),
    cached('gzip', text, () => zip(text, { level: 9 })),
  ]);

/** Returns the pages that get the fast quality. */
function fastPages(folder: string, files: readonly string[]) {
  const rank = (file: string) => pageRank(relative(folder, file).replaceAll(sep, '/'));
  const pages = files.filter((file) => file.endsWith('.html'));
  return new Set(pages.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1)).slice(BEST_PAGES));
}

/** Writes `.br` and `.gz` copies next to every text file, so that the server never compresses. */
export async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'config.json')
    .map((entry) => join(entry.parentPath, entry.name));
  const fast = fastPages(folder, files);
  await inParallel(files, async (file) => {
    const [br, gz] = await compressed(await readFile(file), fast.has(file) ? FAST : BEST);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  });
  await pruneCache();
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
