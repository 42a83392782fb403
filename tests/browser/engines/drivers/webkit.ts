import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { BrowserFailure, type Engine, type RawBrowser, type RawTab, type Settings } from './engine';

const LIMIT_MS = 60_000;
const DRIVER = '/usr/bin/WebKitWebDriver';

/** Matches one console message in WebKit's output. */
const COMPLAINT = /CONSOLE (?:\w+ )*(?:ERROR|WARN)\b.*/g;
/** An unknown CSP directive, and the config request cancelled by a navigation. */
const HARMLESS =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|cannot load \S+\/config\.json due to access control checks/;

/** Starts a virtual display if there is none. */
async function startDisplay(): Promise<{ display: string; stop: () => void }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => {} };
  const args = ['-displayfd', '3', '-screen', '0', '2600x2600x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3]!, 'data');
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}

/** Selenium's name for a `KeyboardEvent.key`: `ARROW_UP` for `ArrowUp`. Characters are their own names. */
const keyOf = (name: string): string => {
  const constant = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return name.length > 1 && constant in Key ? String(Key[constant as 'ENTER']) : name;
};

/** Sends commands to the driver, unless the browser has failed. @param name The name of the command, for error messages. */
type Ask = <Value>(name: string, command: () => Promise<Value>) => Promise<Value>;

function tabOf(driver: WebDriver, handle: string, ask: Ask, printed: (path: string) => Promise<unknown>): RawTab {
  /** Switches to this window first, because commands go to the current one. */
  const on = async <Value>(name: string, command: () => Promise<Value>) => {
    await ask('window', () => driver.switchTo().window(handle));
    return ask(name, command);
  };
  const actions = () => driver.actions({ async: true });
  const point = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), duration: 0 });

  const run = async (body: string, args: readonly unknown[]) => {
    const script = `const args = [...arguments], done = args.pop();
      (async () => {${body}})().then((value) => done({ value }), (error) => done({ error: error + '\\n' + error?.stack }));`;
    type Response = { readonly value?: unknown; readonly error?: string };
    const response = await on('script', () => driver.executeAsyncScript<Response>(script, ...args));
    if (response.error !== undefined) throw new Error(response.error);
    return response.value;
  };
  return {
    goto: (url) => on('url', () => driver.get(url)),
    reload: () => on('refresh', () => driver.navigate().refresh()),
    run,
    move: (x, y) => on('move', () => actions().move(point(x, y)).perform()),
    click: (x, y) => on('click', () => actions().move(point(x, y)).press().release().perform()),
    press: (keys) =>
      on('press', () => {
        const sequence = actions();
        for (const key of keys) sequence.keyDown(keyOf(key));
        for (const key of keys.toReversed()) sequence.keyUp(keyOf(key));
        return sequence.perform();
      }),
    type: (text) => on('type', () => actions().sendKeys(text).perform()),
    chooseFile: (selector, path) => on('file', () => driver.findElement({ css: selector }).sendKeys(path)),
    async print() {
      const path = join(mkdtempSync(join(tmpdir(), 'mindwave-print-')), 'page.pdf');
      await run('webkit.messageHandlers.paper.postMessage(args[0])', [path]);
      await printed(path);
      return readFileSync(path);
    },
    async resize(width, height) {
      await on('resize', () => driver.manage().window().setRect({ x: 0, y: 0, width, height }));
      const isResized = 'return innerWidth === args[0] && innerHeight === args[1]';
      await driver.wait(() => run(isResized, [width, height]), LIMIT_MS, 'The new size');
    },
    // Requests fail once the server is stopped; this tells the page that it is offline.
    goOffline: async () =>
      void (await run(
        "Object.defineProperty(navigator, 'onLine', { value: false }); dispatchEvent(new Event('offline'));",
        [],
      )),
    toFront: () => ask('window', () => driver.switchTo().window(handle)),
    close: () => on('close', () => driver.close()),
  };
}

/** Starts WebKitWebDriver, which starts `webkit-browser.mjs`. Both write to the file `log`. */
async function startDriver(log: string, profile: string, { reducedMotion, dark }: Settings) {
  const { display, stop } = await startDisplay();
  const output = openSync(log, 'a');
  const service = new DriverService.Builder(DRIVER)
    .setLoopback(true)
    .setStdio(['ignore', output, output])
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      ENGINE_PROFILE: profile,
      ENGINE_DARK: dark ? '1' : '0',
      ENGINE_REDUCED_MOTION: reducedMotion ? '1' : '0',
    })
    .build();
  const binary = { binary: '/usr/bin/gjs', args: ['-m', `${import.meta.dirname}/webkit-browser.mjs`] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'WebKitGTK', 'webkitgtk:browserOptions': binary }))
    .build();
  return {
    driver,
    async end() {
      await Promise.race([driver.quit().catch(() => undefined), pause(5000)]);
      await service.kill();
      stop();
      closeSync(output);
    },
  };
}

/** WebKitGTK, which shares Safari's engine, over WebDriver (WebKitWebDriver). */
export const webkit: Engine = {
  name: 'webkit',
  async launch(settings = {}, profile) {
    const folder = mkdtempSync(join(tmpdir(), 'mindwave-webkit-'));
    const log = join(folder, 'output.log');
    const { driver, end } = await startDriver(log, profile ?? join(folder, 'profile'), settings);
    const output = () => readFileSync(log, 'utf8');
    const hasCrashed = () => output().includes('CRASHED');
    let failure: BrowserFailure | undefined;
    const fail = (problem: string, cause?: unknown) => {
      failure = new BrowserFailure(problem, cause);
      // The log of a retried test does not show its error.
      console.warn(failure.message);
      return failure;
    };
    const ask: Ask = async (name, command) => {
      if (failure) throw failure;
      const limit = new AbortController();
      const silence = pause(LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
        throw fail(`does not respond to ${name}`);
      });
      try {
        return await Promise.race([command(), silence]);
      } catch (error) {
        if (error instanceof BrowserFailure) throw error;
        // The driver notices a crash slightly before the browser's output reports it.
        if (!hasCrashed()) await pause(500);
        throw hasCrashed() ? fail('crashed', error) : error;
      } finally {
        silence.catch(() => undefined);
        limit.abort();
      }
    };
    const printed = (path: string) => driver.wait(() => output().includes(`PRINTED ${path}`), LIMIT_MS, 'The print');
    let read = 0;
    /** The first window stays open and empty: the session ends with its last window, and new ones open from it. */
    const anchor = await driver.getWindowHandle();
    return {
      version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
      hasFailed: () => failure !== undefined || hasCrashed(),
      async newTab() {
        await ask('window', () => driver.switchTo().window(anchor));
        await ask('new window', () => driver.switchTo().newWindow('tab'));
        const tab = tabOf(driver, await driver.getWindowHandle(), ask, printed);
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
        await end();
        rmSync(folder, { recursive: true, force: true });
      },
    } satisfies RawBrowser;
  },
};
