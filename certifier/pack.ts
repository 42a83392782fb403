/**
 * `npm pack` runs this script before it makes the tarball, and with `--clean` afterwards. It bundles all code into one file, so the
 * package has no dependencies.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('./', import.meta.url));
const bin = join(here, 'bin');
const contract = join(here, 'openapi.yaml');

if (process.argv.includes('--clean')) {
  for (const path of [bin, contract]) rmSync(path, { recursive: true, force: true });
} else {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(here, 'cli.ts'),
      target: 'node20',
      outDir: bin,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'mindwave-certify.js' } },
    },
  });
  copyFileSync(join(here, '../openapi.yaml'), contract);
}
