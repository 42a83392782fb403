import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const project = fileURLToPath(new URL('../../', import.meta.url));

const programs = { server: 'server/server.ts', 'mock-server': 'mock-server/main.ts' } as const;

/** Node's arguments for a program: its bundle, or its source outside test runs. */
export const program = (name: keyof typeof programs): readonly string[] => {
  const folder = process.env.MINDWAVE_PROGRAMS;
  // Most processes end before it pays off to optimize the code of PGlite.
  if (folder) return ['--liftoff-only', join(folder, `${name}.js`)];
  return ['--import', 'tsx', join(project, programs[name])];
};

/**
 * Bundles the server as a build does, and the mock server, because compiling TypeScript at each start takes a second of CPU time. Returns
 * a function that deletes the bundles.
 */
export async function bundlePrograms() {
  // From here, Node finds the packages of the project. Each run has a separate folder.
  const cache = join(project, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  await build({ root: project, configFile: join(project, 'vite.server.config.ts'), build: { outDir: folder } });
  // Packages are not bundled. Node finds them from the folder of the bundle.
  const external = (id: string) => !/^[./~]/.test(id);
  const input = { 'mock-server': join(project, programs['mock-server']) };
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: { ssr: true, target: 'node20', outDir: folder, emptyOutDir: false, rolldownOptions: { input, external } },
  });
  process.env.MINDWAVE_PROGRAMS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
