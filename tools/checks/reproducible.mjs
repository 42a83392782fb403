// `npm run reproducible`: makes a release here and from a copy in another folder, and compares every byte. If they differed, nobody could
// check where a release comes from, and a size or a hash that is right on one machine could be wrong on another.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** At most this many files are listed. A difference in one file changes its hash in hundreds of others. */
const SHOWN = 20;

function releasedIn(folder) {
  const all = join(folder, '.cache/reproducible');
  rmSync(all, { recursive: true, force: true });
  execFileSync(process.execPath, ['tools/release/release.mjs', '--out', all], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const files = readdirSync(all, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(all.length), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

const elsewhere = realpathSync(mkdtempSync(join(tmpdir(), "my süte 100%'s-")));
try {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0').filter(Boolean)) cpSync(file, join(elsewhere, file));
  // A release contains the commit and its time.
  symlinkSync(realpathSync('.git'), join(elsewhere, '.git'));
  // Copy node_modules, because the build would resolve a symbolic link to a path outside the folder.
  cpSync('node_modules', join(elsewhere, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  // The build here uses the cache of earlier builds, the other one does not.
  rmSync(join(elsewhere, 'node_modules/.cache'), { recursive: true, force: true });
  const [here, there] = [releasedIn(process.cwd()), releasedIn(elsewhere)];
  const different = [...new Set([...here.keys(), ...there.keys()])].filter(
    (file) => here.get(file) !== there.get(file),
  );
  for (const file of different.slice(0, SHOWN)) console.error(`✗ ${file}`);
  console.log(`${here.size} files made twice, ${different.length} of them different`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}
