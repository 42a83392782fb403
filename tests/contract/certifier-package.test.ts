import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import {
  type RunningServer,
  removeDirectory,
  startServer,
  temporaryDirectory,
} from '../support/servers/mock-server-process';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

let folder = '';
let tarball = '';
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mindwave-package-'));
  await run(process.execPath, ['--import', 'tsx', 'certifier/pack.ts', folder], { cwd: root });
  tarball = join(folder, 'mindwave-certifier-1.0.0.tgz');
  await mkdir(join(folder, 'empty'));
  server = await startServer({ DATA_DIR: await temporaryDirectory() });
}, 60_000);

afterAll(async () => {
  await server.end();
  await removeDirectory(server.dataDir);
  await removeDirectory(folder);
});

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command of the tarball in an empty folder, without network access to the registry. */
const certify = (...args: string[]): Promise<Outcome> => {
  const npx = ['--yes', '--offline', `--package=${tarball}`, 'mindwave-certify', ...args];
  const env = { ...process.env, npm_config_cache: join(folder, 'cache'), NODE_PATH: '' };
  return run('npx', npx, { cwd: join(folder, 'empty'), env }).then(
    (streams) => ({ code: 0, ...streams }),
    (error: Outcome) => error,
  );
};

describe('the packed certifier, in an empty folder', () => {
  it('shows its options and exit codes', async () => {
    const { code, stdout } = await certify('--help');
    expect(code).toBe(0);
    for (const part of ['--url', '--report', '--from', '--leads', 'Exit codes']) expect(stdout).toContain(part);
  });

  it('has no dependencies, and leaves nothing in the folder', async () => {
    const manifest = JSON.parse(await readFile(join(root, 'certifier/package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
    expect(await readdir(join(folder, 'empty'))).toEqual([]);
    const { stdout } = await run('tar', ['tzf', tarball]);
    expect(stdout.trim().split('\n').sort()).toEqual([
      'package/README.md',
      'package/bin/mindwave-certify.js',
      'package/openapi.yaml',
      'package/package.json',
    ]);
  });

  it('certifies a conforming backend, and reports as JUnit', async () => {
    const { email, password } = DEMO_ADMIN;
    const account = ['--email', email, '--password', password, '--from', '127.0.0.2'];
    const { code, stdout, stderr } = await certify(
      '--url',
      server.url,
      ...account,
      '--inputs',
      '5',
      '--report',
      'junit',
    );
    expect(stderr).toMatch(/\d+ passed, 0 failed, 1 skipped/);
    expect(stdout).toMatch(/^<\?xml[\s\S]*<\/testsuites>\s*$/);
    expect(code).toBe(0);
  });

  it('exits with 1 if there is no such backend, and with 2 if the command is wrong', async () => {
    const elsewhere = new URL('/elsewhere', server.url).href;
    const broken = await certify('--url', elsewhere, '--read-only', '--level', 'L0', '--inputs', '5');
    expect(broken.code).toBe(1);
    expect(broken.stdout).toContain('listArticles breaks the rule');
    expect((await certify('--url', 'nonsense')).code).toBe(2);
  });
});

it('documents every option in its README', async () => {
  const readme = await readFile(join(root, 'certifier/README.md'), 'utf8');
  const { stdout } = await certify('--help');
  const options = [...stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name = '']) => name);
  expect(options.length).toBeGreaterThan(8);
  expect(options.filter((name) => !readme.includes(name))).toEqual([]);
});
