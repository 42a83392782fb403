import { appendFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The path of a package below the project, which is also its key in the lockfile. A package may contain others. */
const PACKAGE = /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

/**
 * Appends the packages whose code or files are in the output to the file `PACKAGES_FILE`. Only a release sets it. A build consists of
 * several builds, which share nothing else: the client, the worker, the renderer and the server.
 */
export function recordPackages(file = process.env.PACKAGES_FILE): Plugin {
  let root = '';
  return {
    name: 'mindwave:record-packages',
    apply: () => file !== undefined,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const paths = Object.values(bundle).flatMap((output) =>
        output.type === 'asset'
          ? output.originalFileNames
          : Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? relative(root, id.replace('\0', '')) : [],
            ),
      );
      const packages = paths.flatMap((path) => PACKAGE.exec(path.replaceAll(sep, '/'))?.[0] ?? []);
      if (file) appendFileSync(file, [...new Set(packages)].map((name) => `${name}\n`).join(''));
    },
  };
}
