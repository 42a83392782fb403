// What lies next to the archive: the bill of materials, where it comes from, and the checksums.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededBy } from './packages.mjs';

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

export const toJson = (value) => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);

/** A document has the same number as long as it describes the same archive. */
const serialNumber = (digest) =>
  `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')}`;

const licensesOf = (license) => (license.includes(' ') ? { expression: license } : { license: { id: license } });

/** The libraries that are linked into the binary of a package, as the package lists them. */
function partsOf(folder, path) {
  const file = join(folder, path, 'versions.json');
  const versions = existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [];
  return versions.map(([name, version]) => ({ type: 'library', 'bom-ref': `${path}#${name}`, name, version }));
}

function componentOf({ path, name, version, license, integrity }, folder) {
  const parts = partsOf(folder, path);
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    ...(license && { licenses: [licensesOf(license)] }),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(parts.length > 0 && { components: parts }),
  };
}

/** Returns a CycloneDX bill of materials with the packages of a release, whose files are in `folder`. */
export function billOfMaterials({ name, version, digest, date, packages, folder }) {
  const refOf = (one) => `${one.name}@${one.version}`;
  const unique = new Map(packages.map((one) => [refOf(one), one]));
  const sorted = [...unique].sort(([one], [other]) => (one < other ? -1 : 1));
  const ref = `${name}@${version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(digest),
    version: 1,
    metadata: {
      timestamp: date,
      component: { type: 'application', 'bom-ref': ref, name, version, hashes: [{ alg: 'SHA-256', content: digest }] },
    },
    components: sorted.map(([, one]) => componentOf(one, folder)),
    dependencies: [
      { ref, dependsOn: sorted.map(([key]) => key) },
      ...sorted.map(([key, one]) => ({
        ref: key,
        dependsOn: [...new Set(neededBy(one).map(refOf))].filter((other) => unique.has(other)).sort(),
      })),
    ],
  };
}

/** Returns an in-toto statement with the SLSA provenance of some files. */
export const provenance = ({ subjects, command, settings, commit, isChanged }) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: subjects.map(([name, bytes]) => ({ name, digest: { sha256: sha256(bytes) } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'https://www.mindwave.example/build/npm-run-release/v1',
      externalParameters: { command, settings },
      internalParameters: { filesDifferFromCommit: isChanged },
      resolvedDependencies: [
        { name: 'source', digest: { gitCommit: commit } },
        { name: 'package-lock.json', digest: { sha256: sha256(readFileSync('package-lock.json')) } },
      ],
    },
    runDetails: {
      builder: {
        id: 'https://www.mindwave.example/build/local',
        version: { node: process.versions.node },
      },
    },
  },
});
