import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../programs';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The last commit before the schema got its fourth step, or undefined without the history. */
function findCommit(): string | undefined {
  try {
    const [next] = git('log', '--reverse', '--format=%H', '-S./conversions', '--', 'server/database/schema.ts').split(
      '\n',
    );
    return git('rev-parse', '--verify', `${next}^`);
  } catch (error) {
    console.warn(`The former release is not in the history: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

const commit = findCommit();

/** Why tests with the former release are skipped, or undefined. */
export const noFormerRelease = commit ? undefined : 'The former release is not in the history of this clone.';

/** Bundles the server of the former release. Resolves with Node's arguments for it, and a function that deletes it. */
export async function bundleFormerRelease() {
  const source = mkdtempSync(join(tmpdir(), 'mindwave-former-'));
  const files = ['server', 'contract', 'mock-server', 'src', 'package.json', 'tsconfig.json'];
  const archive = execFileSync('git', ['archive', commit ?? '', ...files], { cwd: project, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', source], { input: archive });
  // From here, Node finds the packages of the server.
  const cache = join(project, 'server/node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'former-'));
  await bundle(source, { server: 'server/main.ts' }, folder);
  rmSync(source, { recursive: true });
  return { args: [join(folder, 'server.js')], remove: () => rmSync(folder, { recursive: true }) };
}
