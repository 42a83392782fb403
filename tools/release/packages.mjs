import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { runOrExit } from '../run.mjs';

/** The server finds these packages in `node_modules`. All others are in its bundle. */
const EXTERNAL = ['@electric-sql/pglite', 'sharp'];
/** No import leads to these packages: generators have copied fonts, icons and common passwords from them. */
const COPIED = [
  '@fontsource-variable/funnel-display',
  '@fontsource-variable/hanken-grotesk',
  '@zxcvbn-ts/language-common',
  'lucide-react',
];
/** The binaries of `sharp` are for this system, whichever one makes the release. */
const TARGET = { os: 'linux', cpu: 'x64', libc: 'glibc' };
/** The server needs none of these files. */
const UNUSED = /\.(?:map|d\.c?ts)$/;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Returns a package of the lockfile with its path, as Node finds it from the path `from`, or undefined. */
function find(name, from = '') {
  const parents = (from && `/${from}`).split('/node_modules/');
  const path = parents
    .map((_, count) => [...parents.slice(0, parents.length - count), name].join('/node_modules/').slice(1))
    .find((candidate) => candidate in packages);
  return path && { path, name, ...packages[path] };
}

const fits = (found) => Object.entries(TARGET).every(([key, value]) => found[key]?.includes(value) ?? true);

/** Returns the packages that a package needs on the target. */
export const neededBy = ({ path, dependencies, optionalDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const found = find(name, path);
    return found && fits(found) ? [found] : [];
  });

/** Returns the packages of the release's `node_modules`. */
export function installedPackages() {
  const found = new Map();
  const add = (one) => {
    if (found.has(one.path)) return;
    found.set(one.path, one);
    neededBy(one).map(add);
  };
  EXTERNAL.map((name) => add(find(name)));
  return [...found.values()];
}

/** Returns the packages whose code or files are in the build. `record` is the file that it has written (`record-packages.ts`). */
export const bundledPackages = (record) => [
  ...COPIED.map((name) => find(name)),
  ...readFileSync(record, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((path) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...packages[path] })),
];

const INSTALL = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
const FOR_TARGET = Object.entries(TARGET).map(([key, value]) => `--${key}=${value}`);
/** Where another system installs the packages for the target. */
const OTHER = '.cache/release-packages';

/** Copies packages into a folder, each to its path in the lockfile. */
export async function copyPackages(found, folder) {
  const isHere = found.every(({ path }) => existsSync(path));
  if (!isHere) {
    for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(OTHER, file));
    await runOrExit('npm', [...INSTALL, ...FOR_TARGET, '--prefix', OTHER]);
  }
  for (const { path } of found) {
    const from = join(isHere ? '.' : OTHER, path);
    const isUsed = (file) => !UNUSED.test(file) && !relative(from, file).split(sep).includes('node_modules');
    cpSync(from, join(folder, path), { recursive: true, filter: isUsed });
  }
}
