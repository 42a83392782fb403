import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** Matches the compiler's id of a styled component: a hash of the file's absolute path, and the component's position in the file. */
const COMPILED_ID = /\bsc-[a-z0-9]+-(\d+)(?=["'`])/g;

/** Four characters are enough for 300 files. The build fails on a collision. */
const HASH_LENGTH = 4;

/** Returns the short id of a file. It is the same on every machine. */
const fileHash = (path: string) =>
  BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
    .toString(36)
    .slice(-HASH_LENGTH);

/**
 * Derives the ids of styled components from their path **inside** the project. The compiler uses the absolute path, so builds of
 * the same commit in two folders would have different class names, file names and sizes.
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
        if (other !== undefined && other !== path)
          this.error(`${path} and ${other} have the same hash: increase HASH_LENGTH`);
        files.set(hash, path);
        return { code: code.replace(COMPILED_ID, `sc-${hash}-$1`), map: null };
      },
    },
  };
}
