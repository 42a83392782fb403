import { setTimeout as pause } from 'node:timers/promises';
import { toolsScript } from './bundle';
import { BrowserFailure, type RawTab } from './engine';
import type { Target, tools } from './in-page';

type Tools = typeof tools;
type ToolName = keyof Tools;

/** Generous, because a busy machine is slow. */
const LIMIT_MS = 60_000;

/** The result of a successful check. */
type Success<Found> = Exclude<Awaited<Found>, undefined | null | false>;

/** User actions and assertions in a tab, for every engine. Each waits up to a minute. */
export class Tab {
  constructor(
    readonly raw: RawTab,
    readonly origin: string,
  ) {}

  /** Opens a page and waits until it is hydrated. */
  async open(path: string) {
    await this.goto(path);
    await this.untilLive();
  }

  goto(path: string) {
    return this.raw.goto(new URL(path, this.origin).href);
  }

  reload = () => this.raw.reload();
  /** Uses history.back(), because a driver may wait forever for a page from the back/forward cache to load. */
  back = () => this.evaluate(() => history.back()).catch(() => undefined);
  forward = () => this.evaluate(() => history.forward()).catch(() => undefined);
  close = () => this.raw.close();

  /** Runs a function in the page. It can use its arguments and the page's globals only. */
  async evaluate<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.raw.run(`return (${task.toString()})(...args)`, args)) as Awaited<Result>;
  }

  /** Calls a tool of `in-page.ts`. The tools are injected into a page on first use. */
  private async tool<Name extends ToolName>(name: Name, ...args: Parameters<Tools[Name]>) {
    const call =
      'if (!window.engineTools) return { missing: true }; return { value: await engineTools[args[0]](...args[1]) };';
    type Response = { missing?: true; value?: Awaited<ReturnType<Tools[Name]>> };
    const first = (await this.raw.run(call, [name, args])) as Response;
    if (!first.missing) return first.value;
    await this.raw.run(await toolsScript(), []);
    return ((await this.raw.run(call, [name, args])) as Response).value;
  }

  /** Waits until the check returns a value other than undefined, null or false. Errors, as during navigation, are ignored. */
  async until<Found>(what: string, look: () => Promise<Found>, limit = LIMIT_MS): Promise<Success<Found>> {
    let last: unknown;
    for (const end = Date.now() + limit; Date.now() < end; await pause(40)) {
      try {
        const found = await look();
        if (found !== undefined && found !== false && found !== null) return found as Success<Found>;
      } catch (error) {
        if (error instanceof BrowserFailure) throw error;
        last = error;
      }
    }
    const focus = await this.tool('describeFocus').catch(() => 'unknown');
    const url = await this.evaluate(() => location.href).catch(() => 'unknown');
    throw new Error(`${what}: not within ${limit / 1000} s at ${url}, focus on ${focus}`, { cause: last });
  }

  untilLive = () =>
    this.until('The page is hydrated', () =>
      this.evaluate(() => {
        const live = window.__starter?.live;
        return document.readyState === 'complete' && (live?.has('root') || live?.has('*') || false);
      }),
    );

  /** Waits until the worker controls the page. */
  untilControlled = () =>
    this.until('The worker controls the page', () => this.evaluate(() => navigator.serviceWorker.controller !== null));

  /** Waits until the response to this request is cached. */
  untilCached = (url: string) =>
    this.until(`Cached: ${url}`, () => this.evaluate(async (it) => (await caches.match(it)) !== undefined, url));

  /** Waits until the worker is active and its caches are filled. */
  async untilInstalled() {
    await this.until(
      'The worker is installed',
      () =>
        this.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          if (registration?.active?.state !== 'activated') return false;
          if (!(await caches.keys()).includes('used-code')) return false;
          const used = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/assets/embedded/'));
          return (await Promise.all(used.map(({ name }) => caches.match(name)))).every(Boolean);
        }),
      40_000,
    );
  }

  sees = (target: Target, limit?: number) =>
    this.until(`Visible: ${JSON.stringify(target)}`, () => this.tool('isSeen', target), limit);

  seesNot = (target: Target) =>
    this.until(`Hidden: ${JSON.stringify(target)}`, async () => !(await this.tool('isSeen', target)));

  seesCount = (target: Target, count: number) =>
    this.until(`${count} of ${JSON.stringify(target)}`, async () => (await this.tool('count', target)) === count);

  count = async (target: Target) => (await this.tool('count', target)) ?? 0;
  isSeen = async (target: Target) => (await this.tool('isSeen', target)) ?? false;

  isFocused = (target: Target) =>
    this.until(`Focused: ${JSON.stringify(target)}`, () => this.tool('isFocused', target));

  hasFocusInside = (target: Target) =>
    this.until(`Focus inside: ${JSON.stringify(target)}`, () => this.tool('hasFocusInside', target));

  hasValue = (target: Target, value: string) =>
    this.until(
      `Value '${value}' in ${JSON.stringify(target)}`,
      async () => (await this.tool('valueOf', target)) === value,
    );

  async textOf(target: Target): Promise<string> {
    await this.sees(target);
    return (await this.tool('textOf', target)) ?? '';
  }

  isAt = (path: string) =>
    this.until(`URL ${path}`, () => this.evaluate((it) => location.pathname + location.search === it, path));

  private point = (target: Target) =>
    this.until(`Clickable: ${JSON.stringify(target)}`, () => this.tool('pointOf', target));

  async click(target: Target) {
    const { x, y } = await this.point(target);
    await this.raw.click(x, y);
  }

  async hover(target: Target) {
    const { x, y } = await this.point(target);
    await this.raw.move(x, y);
  }

  /** Presses keys, such as `Control+s`. */
  press = (chord: string) => this.raw.press(chord.split(/(?<=.)\+/));
  type = (text: string) => this.raw.type(text);

  /** Clicks a field and replaces its text, as a user does. */
  async typeInto(target: Target, text: string) {
    await this.click(target);
    await this.isFocused(target);
    await this.press('Control+a');
    if (text === '') await this.press('Delete');
    else await this.type(text);
    await this.hasValue(target, text);
  }

  focus = (target: Target) => this.tool('focus', target);
  horizontalOverflow = async () => (await this.tool('horizontalOverflow')) ?? 0;
  brokenImages = async () => (await this.tool('brokenImages')) ?? [];
  scrollThrough = () => this.tool('scrollThrough');
}
