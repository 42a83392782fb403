import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const project: {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
} = read('package.json');

/** Permissive licences. Packages that are optional or only for build and tests may also have a weak copyleft licence. */
const FREE =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Zlib|Unlicense|OFL-1\.1|Python-2\.0|PSF-2\.0|CC-BY-4\.0)$/;
const FOR_TOOLS = /^(?:MPL-2\.0|LGPL-3\.0-or-later)$/;

/** Requires every part of `(MIT AND Zlib)`, and one of `(MIT OR GPL-3.0-or-later)`, where the user chooses. */
const isFree = (licence: string, isTool: boolean) =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => FREE.test(one) || (isTool && FOR_TOOLS.test(one))));

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).filter(
  ([path]) => path !== '',
);

describe('package-lock.json', () => {
  it('has a strong checksum for every package, and uses only the npm registry', () => {
    expect(locked.length).toBeGreaterThan(100);
    const wrong = locked.filter(
      ([, { integrity = '', resolved = 'https://registry.npmjs.org/' }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity) || !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('runs only approved install scripts', () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect(scripted.filter((name) => !Object.hasOwn(project.allowScripts, name))).toEqual([]);
    expect(Object.values(project.allowScripts)).not.toContain(true);
  });
});

it('contains only allowed licences', () => {
  const wrong = locked.filter(
    ([, { license = 'unknown', dev, optional }]) => !isFree(license, dev === true || optional === true),
  );
  expect(wrong.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
});

it('pins the exact version of every package', () => {
  const all = { ...project.dependencies, ...project.optionalDependencies, ...project.devDependencies };
  const ranges = Object.entries<string>(all).filter(
    ([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});
