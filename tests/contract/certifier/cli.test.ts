import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import {
  type RunningServer,
  removeDirectory,
  startServer,
  temporaryDirectory,
} from '../../support/servers/mock-server-process';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const runFile = promisify(execFile);
let server: RunningServer;
/** Contains the tarball, its content in `package`, and the folder `empty`. */
let folder = '';
let tarball = '';

beforeAll(async () => {
  folder = await temporaryDirectory();
  // Teams pack it without knowing this repository's scripts.
  await runFile('npm', ['pack', '--pack-destination', folder], { cwd: join(root, 'certifier') });
  tarball = join(folder, 'mindwave-certifier-1.0.0.tgz');
  await runFile('tar', ['xzf', tarball], { cwd: folder });
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
  readonly out: string;
  readonly err: string;
}

/** Runs a command in the empty folder, without the packages of this repository. */
const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  runFile(command, args, { cwd: join(folder, 'empty'), env: { ...process.env, NODE_PATH: '', ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
  );

/** Runs the program in the tarball. */
const contract = (...args: string[]) =>
  run(process.execPath, [join(folder, 'package/bin/mindwave-certify.js'), ...args]);

/** Runs the tarball with npx, without network access to the registry. It is slower. */
const certify = (...args: string[]) =>
  run('npx', ['--yes', '--offline', `--package=${tarball}`, 'mindwave-certify', ...args], {
    npm_config_cache: join(folder, 'cache'),
  });

/** Starts a backend for one test and returns its address. */
async function listening(respond: RequestListener): Promise<string> {
  const backend = createServer(respond).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  onTestFinished(() => {
    backend.closeAllConnections();
    backend.close();
  });
  const address = backend.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const signIn = ['--email', DEMO_ADMIN.email, '--password', DEMO_ADMIN.password];

describe('the packed certifier', () => {
  it('has no dependencies', async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
    const files = await readdir(join(folder, 'package'), { recursive: true });
    expect(files.sort()).toEqual([
      'FROM-ZERO.md',
      'README.md',
      'bin',
      'bin/mindwave-certify.js',
      'openapi.yaml',
      'package.json',
    ]);
    expect(await readdir(join(root, 'certifier'))).not.toContain('bin');
  });

  it('runs in an empty folder, leaves nothing there, and documents every option in its README', async () => {
    const { code, out } = await certify('--help');
    expect(code).toBe(0);
    expect(out).toContain('Exit codes');
    const options = [...out.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name = '']) => name);
    expect(options.length).toBeGreaterThan(8);
    const readme = await readFile(join(folder, 'package/README.md'), 'utf8');
    expect(options.filter((name) => !readme.includes(name))).toEqual([]);
    expect((await certify('--url', 'nonsense')).code).toBe(2);
    expect(await readdir(join(folder, 'empty'))).toEqual([]);
  });

  it('lists the changes between two documents, and exits with 1 if one is breaking', async () => {
    const document = join(folder, 'package/openapi.yaml');
    const stricter = join(folder, 'stricter.yaml');
    await writeFile(stricter, (await readFile(document, 'utf8')).replace('maxLength: 300', 'maxLength: 30'));
    const same = await contract('diff', document, document);
    expect(same).toEqual({ code: 0, out: 'The documents say the same.\n', err: '0 breaking and 0 other changes\n' });
    const { code, out } = await contract('diff', document, stricter);
    expect(code).toBe(1);
    expect(out).toContain('BREAKING request: title changed maxLength from 300 to 30 (POST /news/, PUT /news/{id})');
    expect((await contract('diff', document, join(folder, 'package/package.json'))).code).toBe(2);
    expect((await contract('diff', document)).err).toContain('diff needs two files');
  });

  it('lists its rules, and checks only the chosen ones', async () => {
    const { code, out } = await contract('--list', '--only', 'listJobs');
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(2);
    const chosen = await contract('--url', server.url, ...signIn, '--only', 'listJobs', '--inputs', '3');
    expect(chosen.out).toContain('2 passed, 0 failed, 0 skipped');
    expect(chosen.err).toContain('To certify a level, run without --only and --skip.');
  });

  it('exits with 2 if the report cannot be written', async () => {
    const file = await open(tarball, 'r');
    const program = join(folder, 'package/bin/mindwave-certify.js');
    const child = spawn(process.execPath, [program, '--list'], { stdio: ['ignore', file.fd, 'pipe'] });
    let err = '';
    child.stderr?.on('data', (chunk) => {
      err += chunk;
    });
    await once(child, 'close');
    await file.close();
    expect(child.exitCode).toBe(2);
    expect(err).toContain('The report could not be written: EBADF');
  });

  it('uses a token instead of a login, and sends the headers of a gateway without printing them', async () => {
    const login = await fetch(`${server.url}/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(DEMO_ADMIN),
    });
    const { token } = await login.json();
    let logins = 0;
    const gateway = await listening(async (request, response) => {
      if (request.headers['x-api-key'] !== 'secret-4f1c') return void response.writeHead(403).end();
      if (request.url === '/login') logins += 1;
      if (request.url?.startsWith('/news/no-such')) return void response.writeHead(500).end();
      const headers = new Headers();
      for (const name of ['authorization', 'content-type']) {
        const value = request.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { method = 'GET' } = request;
      const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
      const reply = await fetch(`${server.url}${request.url}`, { method, headers, body });
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
    });
    const args = ['--header', 'X-Api-Key: secret-4f1c', '--token', token, '--level', 'L0', '--inputs', '2'];
    const { out, code } = await contract('--url', gateway, ...args, '--only', 'getArticle', '--only', 'login');
    expect(logins).toBe(0);
    expect(code).toBe(1);
    expect(out).toContain('a token was given, so this backend may have no login');
    expect(out).toContain('-H "X-Api-Key: $X_API_KEY"');
    expect(out).not.toContain('secret-4f1c');
  });

  it('accepts the failures in a baseline that it has written', async () => {
    const broken = await listening((_, response) => response.writeHead(500).end());
    const file = join(folder, 'known.json');
    const args = ['--url', broken, '--read-only', '--only', 'listJobs', '--inputs', '2'];
    expect((await contract(...args)).code).toBe(1);
    expect((await contract(...args, '--write-baseline', file)).code).toBe(0);
    const { code, out } = await contract(...args, '--baseline', file);
    expect(code).toBe(0);
    expect(out).toContain('0 passed, 0 failed, 0 skipped, 2 known');
    const healed = await contract('--url', server.url, ...args.slice(2), '--baseline', file);
    expect(healed.code).toBe(1);
    expect(healed.out).toContain(`the rule holds again: remove it from ${file}`);
  });

  it('changes nothing in a read-only run, and says why it skips rules', async () => {
    const { code, out } = await contract('--url', server.url, '--read-only', '--level', 'L0', '--inputs', '5');
    expect(code).toBe(0);
    expect(out).toContain('it changes data and this is a read-only run');
    expect(out).toContain('no administrator was given');
    expect(out).not.toMatch(/^\S+ +L[12] /m);
  });

  const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
  const page =
    (status: number, headers: Readonly<Record<string, string>>): RequestListener =>
    (_, response) =>
      void response.writeHead(status, headers).end('<html>');
  it.each<[string, RequestListener | undefined, string]>([
    ['no server', undefined, 'cannot be reached'],
    ['a web page', page(200, HTML), 'has no API at this URL: it sends a web page with status 200 for /news/.'],
    ['a page that is not found', page(404, HTML), 'it sends a web page with status 404 for /news/.'],
    ['a redirect to HTTPS', page(308, { Location: 'https://localhost/news/' }), 'it redirects to https://localhost.'],
    [
      'a site that redirects to a page',
      ({ url = '' }, response) =>
        url.endsWith('/')
          ? response.writeHead(301, { Location: url.slice(0, -1) }).end()
          : response.writeHead(404, HTML).end('<html>'),
      'it sends a web page',
    ],
    ['a server that never responds', () => undefined, 'cannot be reached: no response within 1 s.'],
  ])('exits with 2 and one sentence if the URL leads to %s instead of an API', async (_, respond, problem) => {
    // No server may use port 1.
    const url = respond ? await listening(respond) : 'http://127.0.0.1:1/api';
    const { code, out, err } = await contract('--url', url, '--read-only', '--timeout', '1');
    expect(err).toContain(`The server at ${url}`);
    expect(err).toContain(problem);
    expect([code, out]).toEqual([2, '']);
  });

  it('exits with 2 and one sentence if the server has no HTTPS', async () => {
    const plain = await listening((_, response) => response.end('{}'));
    const { code, err } = await contract('--url', plain.replace('http:', 'https:'), '--read-only');
    expect(err).toMatch(/cannot be reached: it does not speak TLS \(ERR_SSL_\w+\)\.$/m);
    expect(code).toBe(2);
  });

  it('checks before a run that it can write the baseline, and that the second address is given', async () => {
    const file = join(folder, 'no-such-folder', 'known.json');
    const baseline = await contract('--url', server.url, '--read-only', '--write-baseline', file);
    expect([baseline.code, baseline.err]).toEqual([2, expect.stringContaining(`${file} cannot be written.`)]);
    const address = await contract('--url', server.url, '--from', '192.0.2.1');
    expect([address.code, address.err]).toEqual([
      2,
      expect.stringContaining('from --from 192.0.2.1: bind EADDRNOTAVAIL'),
    ]);
  });

  // In other tools, users lose the report (schemathesis#295, #2818), and here articles would stay.
  it('cleans up and reports the rules that ran when it is interrupted', async () => {
    const before = await (await fetch(`${server.url}/news`)).json();
    const args = ['--url', server.url, ...signIn, '--level', 'L0', '--only', 'createArticle', '--inputs', '5000'];
    const child = spawn(process.execPath, [join(folder, 'package/bin/mindwave-certify.js'), ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    await expect
      .poll(async () => (await (await fetch(`${server.url}/news`)).json()).data.length, { timeout: 20_000 })
      .toBeGreaterThan(before.data.length);
    child.kill('SIGINT');
    expect((await once(child, 'close'))[0]).toBe(130);
    expect(out).toMatch(/\d+ passed, 0 failed, \d+ skipped/);
    expect(err).toContain('The run was interrupted');
    expect(await (await fetch(`${server.url}/news`)).json()).toEqual(before);
  });

  it('reports an operation that never responds', async () => {
    const partial = await listening((request, response) => {
      if (request.url !== '/contact') response.end();
    });
    const args = ['--url', partial, '--read-only', '--level', 'L0', '--inputs', '1', '--timeout', '1'];
    const { code, out } = await contract(...args);
    expect(out).toContain('no complete response within 1 s');
    expect(code).toBe(1);
  }, 60_000);

  it.each([
    ['json', (text: string) => expect(JSON.parse(text).results.length).toBeGreaterThan(5)],
    ['junit', (text: string) => expect(text).toMatch(/^<\?xml[\s\S]*<testcase [\s\S]*<\/testsuites>\s*$/)],
    ['html', (text: string) => expect(text).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/)],
  ])('reports as %s', async (format, check) => {
    const { out, err } = await contract('--url', server.url, '--read-only', '--report', format, '--inputs', '5');
    check(out);
    expect(err).toMatch(/passed/);
  });

  it.each([[['--url', 'nonsense']], [['--url', 'http://x', '--level', 'L0', '--only', 'L2']], [['--wrong']]])(
    'prints its usage when called with %j',
    async (args) => {
      const { code, err } = await contract(...args);
      expect(code).toBe(2);
      expect(err).toContain('mindwave-certify --url URL');
    },
  );

  // This test is last, because the backend then refuses logins from this machine for a minute. A whole run took 45 s on a busy machine.
  it('certifies a conforming backend and leaves no articles behind', async () => {
    const before = await (await fetch(`${server.url}/news`)).json();
    const { code, out, err } = await contract(
      '--url',
      server.url,
      ...signIn,
      '--from',
      '127.0.0.2',
      '--origin',
      'http://localhost:4173',
      '--inputs',
      '25',
      '--seed',
      '7',
    );
    expect(err).toContain('25 generated inputs for each rule about inputs, seed 7');
    expect(out).toMatch(/\d+ passed, 0 failed, 7 skipped$/m);
    expect(err).toContain('The backend conforms at L2.');
    expect(code).toBe(0);
    expect(await (await fetch(`${server.url}/news`)).json()).toEqual(before);
    const leads: readonly { name: string }[] = await (await fetch(new URL('/data/leads', server.url))).json();
    expect(leads.length).toBeGreaterThan(20);
    expect(leads.length).toBeLessThan(50);
    expect(new Set(leads.map(({ name }) => name))).toEqual(new Set(['Contract check (please ignore)']));
  }, 120_000);
});
