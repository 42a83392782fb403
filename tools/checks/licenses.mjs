// `npm run licenses`: lists the licences of all packages in the lockfile, and marks the packages that the site uses at run time.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const byLicence = new Map();
for (const [path, { license = 'unknown', dev = false, version }] of Object.entries(packages)) {
  if (path === '') continue;
  const name = `${path.replace(/^.*node_modules\//, '')}@${version}${dev ? '' : ' *'}`;
  byLicence.set(license, [...(byLicence.get(license) ?? []), name]);
}
for (const [licence, names] of [...byLicence].sort(([, one], [, other]) => other.length - one.length)) {
  console.log(`${licence}: ${names.length}\n  ${[...new Set(names)].sort().join('\n  ')}`);
}
console.log('\n* used at run time. The others are used only for building and testing.');
