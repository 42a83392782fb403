import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../support/servers/free-ports';
import { BrowserFailure, type Engine, type RawBrowser, type RawTab, type Settings } from './engine';
import { keyCode } from './webkit-keys';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LIMIT_MS = 60_000;

/** Matches one console message in WebKit's output. */
const COMPLAINT = /CONSOLE (?:\w+ )*(?:ERROR|WARN)\b.*/g;
/** An unknown CSP directive, and the config request cancelled by a navigation. */
const HARMLESS =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|cannot load \S+\/config\.json due to access control checks/;

/** Waits for a condition outside the page. */
async function until<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await pause(30)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`Timed out: ${what}.`);
}

/** Starts a virtual display if there is none. */
async function startDisplay(): Promise<{ display: string; stop: () => void }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => {} };
  const args = ['-displayfd', '3', '-screen', '0', '2600x2600x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3]!, 'data');
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}

/** Sends WebDriver commands over HTTP and returns the `value` of the response. */
const caller =
  (root: string) =>
  async <Value = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> => {
    const response = await fetch(`${root}${path}`, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };

type Call = ReturnType<typeof caller>;

function tabOf(call: Call, handle: string, printed: (path: string) => Promise<unknown>): RawTab {
  /** Switches to this window, because commands go to the current one. */
  const on = async <Value = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    await call('POST', '/window', { handle });
    return call<Value>(method, path, body);
  };
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    on('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });

  const run = async (body: string, args: readonly unknown[]) => {
    const script = `const args = [...arguments], done = args.pop();
      (async () => {${body}})().then((value) => done({ value }), (error) => done({ error: error + '\\n' + error?.stack }));`;
    const answer = await on<{ value?: unknown; error?: string }>('POST', '/execute/async', { script, args });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  return {
    goto: async (url) => void (await on('POST', '/url', { url })),
    reload: async () => void (await on('POST', '/refresh')),
    run,
    move: async (x, y) => void (await act('pointer', [move(x, y)])),
    click: async (x, y) =>
      void (await act('pointer', [move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])),
    press: async (keys) => {
      const down = keys.map((key) => ({ type: 'keyDown', value: keyCode(key) }));
      const up = keys.toReversed().map((key) => ({ type: 'keyUp', value: keyCode(key) }));
      await act('key', [...down, ...up]);
    },
    type: async (text) =>
      void (await act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    chooseFile: async (selector, path) => {
      const found = await on<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector });
      await on('POST', `/element/${found[ELEMENT]}/value`, { text: path });
    },
    screenshot: async () => Buffer.from(await on<string>('GET', '/screenshot'), 'base64'),
    print: async () => {
      const path = join(mkdtempSync(join(tmpdir(), 'mindwave-print-')), 'page.pdf');
      await run('webkit.messageHandlers.paper.postMessage(args[0])', [path]);
      await printed(path);
      return readFileSync(path);
    },
    resize: async (width, height) => {
      await on('POST', '/window/rect', { x: 0, y: 0, width, height });
      await until('The new size', async () =>
        (await run('return innerWidth === args[0] && innerHeight === args[1]', [width, height])) === true
          ? true
          : undefined,
      );
    },
    // Requests fail once the server is stopped; this tells the page that it is offline.
    goOffline: async () =>
      void (await run(
        "Object.defineProperty(navigator, 'onLine', { value: false }); dispatchEvent(new Event('offline'));",
        [],
      )),
    toFront: async () => void (await call('POST', '/window', { handle })),
    close: async () => void (await on('DELETE', '/window')),
  };
}

/** Text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Writes a script that starts the browser with its settings, because the driver does not pass on the environment. */
function launcher(folder: string, profile: string, { reducedMotion, dark }: Settings): string {
  const path = join(folder, 'browser.sh');
  const log = join(folder, 'output.log');
  const browser = `${import.meta.dirname}/webkit-browser.mjs`;
  const flags = `ENGINE_DARK=${dark ? 1 : 0} ENGINE_REDUCED_MOTION=${reducedMotion ? 1 : 0}`;
  writeFileSync(
    path,
    `#!/bin/sh\nENGINE_PROFILE=${quoted(profile)} ${flags} exec gjs -m ${quoted(browser)} "$@" >>${quoted(log)} 2>&1\n`,
  );
  chmodSync(path, 0o755);
  writeFileSync(log, '');
  return path;
}

const ended = async (process: ChildProcess) => {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
};

/** WebKitGTK, which shares Safari's engine, over WebDriver (WebKitWebDriver). */
export const webkit: Engine = {
  name: 'webkit',
  async launch(settings = {}, profile) {
    const folder = mkdtempSync(join(tmpdir(), 'mindwave-webkit-'));
    const [port] = await freePorts(1);
    const { display, stop } = await startDisplay();
    const binary = launcher(folder, profile ?? join(folder, 'profile'), settings);
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', GTK_A11Y: 'none', NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    });
    const root = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver', () =>
      fetch(`${root}/status`).then(
        () => true,
        () => undefined,
      ),
    );
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [] } } };
    const session = await caller(root)<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      '/session',
      { capabilities },
    );
    const log = join(folder, 'output.log');
    const output = () => readFileSync(log, 'utf8');
    const hasCrashed = () => output().includes('CRASHED');
    let failure: BrowserFailure | undefined;
    const fail = (problem: string, cause: unknown) => {
      failure = new BrowserFailure(problem, cause);
      // The log of a retried test does not show its error.
      console.warn(failure.message);
      return failure;
    };
    const ask = caller(`${root}/session/${session.sessionId}`);
    const call: typeof ask = async <Value>(...given: Parameters<typeof ask>) => {
      if (failure) throw failure;
      try {
        return await ask<Value>(...given);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'TimeoutError') {
          throw fail(`does not respond to ${given[0]} ${given[1]}`, error);
        }
        // The driver notices a crash slightly before the browser's output reports it.
        if (!hasCrashed()) await pause(500);
        throw hasCrashed() ? fail('crashed', error) : error;
      }
    };
    const printed = (path: string) =>
      until('The printed page', () => (output().includes(`PRINTED ${path}`) ? true : undefined));
    let read = 0;
    /** The first window stays open and empty: the session ends with its last window, and new ones open from it. */
    const anchor = await call<string>('GET', '/window');
    return {
      version: `WebKitGTK ${session.capabilities.browserVersion}`,
      hasFailed: () => failure !== undefined || hasCrashed(),
      async newTab() {
        await call('POST', '/window', { handle: anchor });
        const { handle } = await call<{ handle: string }>('POST', '/window/new', { type: 'tab' });
        const tab = tabOf(call, handle, printed);
        await tab.resize(1280, 800);
        return tab;
      },
      takeConsoleErrors() {
        const text = output();
        const found = text.slice(read).match(COMPLAINT) ?? [];
        read = text.length;
        return found.filter((line) => !HARMLESS.test(line));
      },
      async close() {
        await call('DELETE', '').catch(() => undefined);
        await ended(driver);
        stop();
        if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
      },
    } satisfies RawBrowser;
  },
};
