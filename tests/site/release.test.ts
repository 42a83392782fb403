import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../support/servers/free-ports';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const ARCHIVE = `mindwave-${version}.tar.gz`;
const SLIM = `mindwave-${version}-slim.tar.gz`;

let folder = '';
let out = '';

/** Unpacks an archive into a new folder outside of the project, where Node finds no packages of the project. */
function unpack(archive: string, name: string): string {
  const target = join(folder, name);
  mkdirSync(target);
  execFileSync('tar', ['-xzf', join(out, archive), '-C', target]);
  return target;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mindwave-release-'));
  out = join(folder, 'out');
  for (const option of [[], ['--slim']])
    execFileSync(process.execPath, ['tools/release/release.mjs', '--out', out, ...option], { stdio: 'pipe' });
  unpack(ARCHIVE, 'full');
  unpack(SLIM, 'slim');
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
/** The lines of `tar -tv`: mode, owner, size, time and name. */
const listed = (archive: string) =>
  execFileSync('tar', ['-tvzf', join(out, archive)], { encoding: 'utf8' })
    .trim()
    .split('\n');

/** The packages in a folder `node_modules`, also those inside of others. */
const packagesIn = (modules: string) =>
  readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path))
    .map((path): { name: string; version: string } => JSON.parse(readFileSync(join(modules, path), 'utf8')));

it('contains the site, the server and few packages, in a small archive', () => {
  const full = join(folder, 'full');
  const files = ['README.md', 'deploy', 'dist', 'dist-server', 'openapi.yaml', 'package.json'];
  expect(readdirSync(join(folder, 'slim')).sort()).toEqual(files);
  expect(readdirSync(full).sort()).toEqual([...files, 'node_modules'].sort());
  const names = packagesIn(join(full, 'node_modules')).map(({ name }) => name);
  expect(names.sort()).toEqual([
    '@electric-sql/pglite',
    '@img/colour',
    '@img/sharp-libvips-linux-x64',
    '@img/sharp-linux-x64',
    'detect-libc',
    'semver',
    'sharp',
  ]);
  expect(statSync(join(out, ARCHIVE)).size).toBeLessThan(40_000_000);
  expect(statSync(join(out, SLIM)).size).toBeLessThan(12_000_000);
});

it('is the same in every run of a commit, with the time of the commit and without the user', () => {
  // Both archives come from builds of their own. `npm run reproducible` compares all bytes of two folders.
  const common = (archive: string) => listed(archive).filter((line) => !line.includes(' node_modules/'));
  expect(common(SLIM)).toEqual(common(ARCHIVE));
  const names = readdirSync(join(folder, 'slim'), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, 'slim', name)).isFile());
  expect(files.filter((name) => sha256(join(folder, 'slim', name)) !== sha256(join(folder, 'full', name)))).toEqual([]);
  const time = Number(execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }));
  expect(statSync(join(folder, 'full/dist/index.html')).mtimeMs).toBe(time * 1000);
  expect(listed(ARCHIVE).filter((line) => !/^-rw[-x]r-[-x]r-[-x] (?:0\/0|root\/root) /.test(line))).toEqual([]);
});

it('has right checksums and a provenance of the commit', () => {
  for (const suffix of ['', '-slim']) {
    const sums = readFileSync(join(out, `SHA256SUMS${suffix}`), 'utf8')
      .trim()
      .split('\n');
    expect(sums).toHaveLength(3);
    for (const [sum, file = ''] of sums.map((line) => line.split('  '))) expect(sha256(join(out, file))).toBe(sum);
  }
  const { subject, predicate } = JSON.parse(readFileSync(join(out, 'provenance.json'), 'utf8'));
  expect(subject[0]).toEqual({ name: ARCHIVE, digest: { sha256: sha256(join(out, ARCHIVE)) } });
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  expect(predicate.buildDefinition.resolvedDependencies).toEqual([
    { name: 'source', digest: { gitCommit: commit } },
    { name: 'package-lock.json', digest: { sha256: sha256('package-lock.json') } },
  ]);
});

it('has a bill of materials with exactly the packages inside', () => {
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(
    readFileSync(join(out, 'sbom.cdx.json'), 'utf8'),
  );
  const names = components.map(({ name }) => name);
  for (const { name, version: installed } of packagesIn(join(folder, 'full/node_modules')))
    expect(components).toContainEqual(expect.objectContaining({ name, version: installed }));
  // A second opinion on what the server's bundle contains.
  const server = join(folder, 'full/dist-server');
  const sources = readdirSync(server)
    .filter((file) => file.endsWith('.map'))
    .flatMap((file): string[] => JSON.parse(readFileSync(join(server, file), 'utf8')).sources);
  const bundled = sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  expect(bundled).toEqual(expect.arrayContaining(['pg', 'pino', 'nodemailer', 'send']));
  expect([...new Set(bundled)].filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'workbox-precaching', 'msw', 'lucide-react']));
  expect(names.filter((name) => /^(?:vite|storybook|playwright|typescript|tsx|vitest|@types)\b/.test(name))).toEqual(
    [],
  );
});

/** How an unpacked release runs: with no more than a new machine has. */
const optionsOf = (name: string, env: Readonly<Record<string, string>>) => ({
  cwd: join(folder, name),
  env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
});
// WebAssembly that runs once is not worth optimizing.
const PROGRAM = ['--liftoff-only', 'dist-server/server.js'];

/** Runs a command of an unpacked release to its end. */
const command = (name: string, args: readonly string[], env = {}) =>
  spawnSync(process.execPath, [...PROGRAM, ...args], { ...optionsOf(name, env), encoding: 'utf8' });

/** Starts an unpacked release, calls `work` with its origin, and stops it. */
async function running(name: string, env: Readonly<Record<string, string>>, work: (origin: string) => Promise<void>) {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, PROGRAM, optionsOf(name, { ...env, PORT: String(port) }));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const exited = once(child, 'exit');
  try {
    while (!output.includes('Mindwave is at')) {
      if (child.exitCode !== null) throw new Error(`The release did not start: ${output}`);
      await Promise.race([once(child.stdout, 'data'), exited]);
    }
    await work(`http://localhost:${port}`);
  } finally {
    if (child.exitCode === null) child.kill();
    await exited;
  }
  expect(output.split('\n').filter((line) => line && !/^(?:Mindwave is at|Note:|Node \d)/.test(line))).toEqual([]);
}

const verify = (name: string, url: string) => command(name, ['verify-deployment', url]);

it('serves its files in an empty folder, and finds a file that differs', async () => {
  await running('full', {}, async (origin) => {
    expect((await fetch(`${origin}/about`)).status).toBe(200);
    const same = verify('full', origin);
    expect([same.status, same.stderr]).toEqual([0, '']);
    expect(same.stdout).toMatch(/^Not compared: config\.json.*\n(?:all of 2\d\d files) at /);
    appendFileSync(join(folder, 'slim/dist/robots.txt'), 'Disallow: /');
    const different = verify('slim', `${origin}/`);
    expect([different.status, different.stderr]).toEqual([1, 'Different: robots.txt\n']);
    const copy = join(folder, 'full/dist/about.html.br');
    const bytes = readFileSync(copy);
    writeFileSync(copy, brotliCompressSync('Something else'));
    expect(verify('full', origin)).toMatchObject({ status: 1, stderr: 'Different: about.html\n' });
    writeFileSync(copy, bytes);
    expect(verify('full', `${origin}/about`)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('home page'),
    });
  });
  const [closed] = await freePorts(1);
  expect(verify('full', `http://localhost:${closed}`)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('cannot be compared'),
  });
});

it('has the API on PGlite, and names what a backend renders', async () => {
  const data = mkdtempSync(join(tmpdir(), 'mindwave-release-data-'));
  await running('full', { DATABASE_URL: `pglite:${data}/database` }, async (origin) => {
    expect((await fetch(`${origin}/api/news/`)).status).toBe(200);
    const { status, stdout } = verify('full', origin);
    expect(status).toBe(0);
    expect(stdout).toContain('Not compared: sitemap.xml, which a server with a backend renders');
  });
  rmSync(data, { recursive: true });
}, 120_000);

it('works with an API elsewhere, and says what is missing', async () => {
  await running('slim', { API_URL: 'https://api.example.com/api' }, async (origin) => {
    expect(await (await fetch(`${origin}/config.json`)).json()).toMatchObject({
      apiUrl: 'https://api.example.com/api',
    });
  });
  const lite = command('slim', [], { DATABASE_URL: 'pglite:/tmp/none' });
  expect([lite.status, lite.stderr]).toEqual([1, expect.stringMatching(/^PGlite cannot be loaded .+$/m)]);
  rmSync(join(folder, 'slim/dist'), { recursive: true });
  const empty = command('slim', []);
  expect([empty.status, empty.stderr]).toEqual([1, expect.stringMatching(/^There is no built site in .+$/m)]);
});
