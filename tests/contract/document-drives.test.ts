import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import { bundle } from '../support/programs';
import {
  type RunningServer,
  removeDirectory,
  startServer,
  temporaryDirectory,
} from '../support/servers/mock-server-process';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The folders of the client, the mocks, the certifier and the generator. The mock server uses the server's guard. */
const PARTS = [
  'certifier',
  'contract',
  'mocks',
  'mock-server',
  'node-http',
  'server',
  'src',
  'tools',
  'package.json',
  'tsconfig.json',
];
const PROBE = 'tests/support/servers/contract-probe.ts';

/** Each edit changes one limit or pattern of the document. */
const CHANGES: readonly (readonly [before: string, after: string])[] = [
  [
    'PersonName:\n      type: string\n      minLength: 1\n      maxLength: 200',
    'PersonName:\n      type: string\n      minLength: 1\n      maxLength: 33',
  ],
  [
    'Title:\n      type: string\n      minLength: 1\n      maxLength: 300',
    'Title:\n      type: string\n      minLength: 1\n      maxLength: 250',
  ],
  ["pattern: '^[a-z0-9_]+(-[a-z0-9_]+)*$'", "pattern: '^[a-z0-9]+(-[a-z0-9]+)*$'"],
];

/** A copy of the project with a changed document. `programs` are bundled from it, `originals` from the project. */
let copy = '';
let changed: RunningServer;
let original: RunningServer;
const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: copy });

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'mindwave-copy-'));
  const filter = (path: string) => !path.includes('node_modules');
  await Promise.all(
    [...PARTS, PROBE].map((part) => cp(join(root, part), join(copy, part), { recursive: true, filter })),
  );
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const yaml = await readFile(join(root, 'openapi.yaml'), 'utf8');
  for (const [before] of CHANGES) if (!yaml.includes(before)) throw new Error(`openapi.yaml has no ${before}`);
  await writeFile(
    join(copy, 'openapi.yaml'),
    CHANGES.reduce((text, [before, after]) => text.replace(before, () => after), yaml),
  );
  await node('--import', 'tsx', 'tools/generate-api.ts');
  const programs = { certifier: 'certifier/cli.ts', 'mock-server': 'mock-server/main.ts', probe: PROBE };
  await bundle(copy, programs, join(copy, 'programs'));
  await bundle(root, { probe: PROBE }, join(copy, 'originals'));
  changed = await startServer({ DATA_DIR: await temporaryDirectory() }, [join(copy, 'programs/mock-server.js')]);
  original = await startServer({ DATA_DIR: await temporaryDirectory() });
}, 60_000);

afterAll(async () => {
  for (const server of [changed, original]) {
    await server.end();
    await removeDirectory(server.dataDir);
  }
  await removeDirectory(copy);
});

const leadStatus = async ({ url }: RunningServer) => {
  const lead = { name: 'x'.repeat(34), email: 'a@b.example', mobile: '1', company: 'C' };
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${url}/contact`, { method: 'POST', headers, body: JSON.stringify(lead) })).status;
};

const certify = ({ url }: RunningServer) => {
  const { email, password } = DEMO_ADMIN;
  const account = ['--email', email, '--password', password];
  const args = ['--url', url, ...account, '--level', 'L1', '--inputs', '3', '--seed', '1'];
  return node('programs/certifier.js', ...args).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, out: stdout }),
  );
};

describe('after a change of openapi.yaml and npm run api:generate', () => {
  it('the client and the embedded mock follow', async () => {
    expect(JSON.parse((await node('programs/probe.js')).stdout)).toEqual({
      nameField: 33,
      editorRefusesUnderscore: true,
      editorRefusesLongTitle: true,
      embeddedStatus: 422,
      embeddedErrors: { name: 'This is longer than 33 characters.' },
    });
    expect(JSON.parse((await node('originals/probe.js')).stdout)).toEqual({
      nameField: 200,
      editorRefusesUnderscore: false,
      editorRefusesLongTitle: false,
      embeddedStatus: 201,
      embeddedErrors: null,
    });
  });

  it('the json-server mock follows', async () => {
    expect(await leadStatus(changed)).toBe(422);
    expect(await leadStatus(original)).toBe(201);
  });

  it('the certifier follows: it accepts the changed backend, and no longer the original one', {
    timeout: 120_000,
  }, async () => {
    const failed = (out: string) => out.split('\n').filter((line) => line.startsWith('FAIL'));
    // This rule is from the specification, so a changed pattern does not affect it.
    const underscore = /a slug may contain underscores/;
    expect(failed((await certify(changed)).out).filter((line) => !underscore.test(line))).toEqual([]);
    const broken = await certify(original);
    expect(broken.code).toBe(1);
    expect(failed(broken.out).join('\n')).toMatch(/createArticle.*invalid/);
  });
});
