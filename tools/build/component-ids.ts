import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** What the compiler calls a styled component: a hash of its file's whole path, and its place in the file. */
const COMPILED_ID = /\bsc-[a-z0-9]+-(\d+)(?=["'`])/g;

/** As long as 300 files need to stay apart; should two ever meet, the build says so. */
const HASH_LENGTH = 4;

/** Short name of a file, the same on every machine. */
const fileHash = (path: string) =>
  BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
    .toString(36)
    .slice(-HASH_LENGTH);

/**
 * Names styled components by their path **inside** the project. The compiler takes the whole path, so the same commit
 * built in two folders had other class names, other file names, and pages of other sizes.
 */
export function componentIds(): Plugin {
  let root = '';
  const files = new Map<string, string>();
  return {
    name: 'mindwave:component-ids',
    enforce: 'post',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /componentId/ },
      handler(code, id) {
        const path = posix.relative(root, id);
        const hash = fileHash(path);
        const other = files.get(hash);
        if (other !== undefined && other !== path) this.error(`${path} and ${other} have the same hash; lengthen it`);
        files.set(hash, path);
        return { code: code.replace(COMPILED_ID, `sc-${hash}-$1`), map: null };
      },
    },
  };
}
