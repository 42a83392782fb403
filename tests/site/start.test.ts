import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePorts } from '../support/servers/free-ports';

const running: ChildProcess[] = [];
const folders: string[] = [];
afterAll(() => {
  for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-start-'));
  folders.push(folder);
  return folder;
}

/** Installs what a folder lacks, like all commands. */
function install(cwd: string, env = process.env) {
  const script = `import(${JSON.stringify(resolve('tools/install.mjs'))}).then(({ install }) => install())`;
  execFileSync(process.execPath, ['--eval', script], { cwd, env, stdio: 'pipe' });
}

/** A copy of the project whose path has characters that are not the same in a URL or a shell, and names of our own folders. */
function copyOfProject() {
  // Otherwise the copy would install packages through its link.
  install('.');
  const copy = join(newFolder(), "src/mocks/my süte 100%'s");
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0')) if (file && existsSync(file)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs `npm start`'s script until it prints `line` or exits. Resolves with its output. */
async function start(cwd: string, port: number, line: RegExp) {
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port) };
  const child = spawn(process.execPath, ['tools/start.mjs'], { cwd, env, detached: true, stdio: 'pipe' });
  running.push(child);
  let output = '';
  const printed = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (line.test(output)) done();
      });
    }
  });
  await Promise.race([printed, once(child, 'exit')]);
  return output;
}

const statusOf = async (port: number, path: string) => (await fetch(`http://localhost:${port}${path}`)).status;

it('starts in any folder next to a running site, builds once, and says what already runs on a port', {
  timeout: 180_000,
}, async () => {
  const [first = 0, second = 0] = await freePorts(2);
  const copy = copyOfProject();
  expect(await start(copy, first, /Mindwave is at/)).toContain(`http://localhost:${first}/`);
  // Nothing changed, so there is no second build, and the first site still responds.
  const again = await start(copy, second, /Mindwave is at/);
  expect(again).toContain(`http://localhost:${second}/`);
  expect(again).not.toContain('prerendered');
  expect([await statusOf(first, '/about'), await statusOf(second, '/about')]).toEqual([200, 200]);
  expect(await start(copy, first, /already running/)).toContain(
    `Mindwave with the embedded backend is already running at http://localhost:${first}/.`,
  );
  // The same files as in every other folder: the chunks of the pages are not among those of the embedded backend.
  const builds = join(copy, '.cache/builds');
  const site = readdirSync(builds).find((name) => existsSync(join(builds, name, 'dist/index.html')));
  const scripts = readdirSync(join(builds, site ?? '', 'dist/assets')).map((name) => name.replace(/-[\w-]{8}\./, '.'));
  expect(scripts).toEqual(expect.arrayContaining(['entry-client.js', 'react.js', 'start.js']));
});

it.each([
  { NODE_ENV: 'production' },
  { NPM_CONFIG_OMIT: 'dev optional' },
  { NPM_CONFIG_PRODUCTION: 'true' },
  { NPM_CONFIG_IGNORE_SCRIPTS: 'true' },
])(
  'installs what a build needs with %o, even where an earlier install left it out',
  { timeout: 60_000 },
  (settings) => {
    const folder = newFolder();
    const env = { ...process.env, ...settings };
    const dependencies = { runs: 'file:runs' };
    const devDependencies = { builds: 'file:builds' };
    for (const name of ['runs', 'builds']) mkdirSync(join(folder, name));
    for (const [path, content] of [
      ['.', { name: 'site', version: '1.0.0', dependencies, devDependencies }],
      ['runs', { name: 'runs', version: '1.0.0' }],
      ['builds', { name: 'builds', version: '1.0.0' }],
    ] as const) {
      writeFileSync(join(folder, path, 'package.json'), JSON.stringify(content));
    }
    const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, env, stdio: 'pipe' });
    npm('install', '--package-lock-only', '--include=dev', '--offline');
    npm('ci', '--omit=dev', '--offline');
    const installed = () => ['runs', 'builds'].filter((name) => existsSync(join(folder, 'node_modules', name)));
    expect(installed()).toEqual(['runs']);
    const tool = `import(${JSON.stringify(resolve('tools/install.mjs'))}).then(({ install }) => install())`;
    execFileSync(process.execPath, ['--eval', tool], { cwd: folder, env, stdio: 'pipe' });
    expect(installed()).toEqual(['runs', 'builds']);
  },
);
