/**
 * `npm run certifier:pack`: makes a tarball of the certifier that runs without this repository. All code is in one file, so the package
 * has no dependencies.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('./', import.meta.url));
const destination = resolve(process.argv[2] ?? '.');
const staging = mkdtempSync(join(tmpdir(), 'mindwave-certifier-'));

try {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(here, 'cli.ts'),
      target: 'node20',
      outDir: join(staging, 'bin'),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'mindwave-certify.js' } },
    },
  });
  for (const file of ['package.json', 'README.md']) copyFileSync(join(here, file), join(staging, file));
  copyFileSync(join(here, '../openapi.yaml'), join(staging, 'openapi.yaml'));
  const name = execFileSync('npm', ['pack', staging, '--silent', '--pack-destination', destination], {
    encoding: 'utf8',
  });
  console.log(join(destination, name.trim()));
} finally {
  rmSync(staging, { recursive: true, force: true });
}
