import type { Boot } from './boot';
import { sectionOf } from './boot';
import { reportChunkError } from './chunk-error';

/**
 * Hydration section by section: the server's HTML of a section is unchanged until its gate opens (it scrolls into view,
 * is touched, or the browser is idle). After the first load every gate is open. See `ui/Boundary`.
 */

/** After a failed load, interactions retry at most once in this time, not on every key press. */
const RETRY_PAUSE_MS = 3000;

interface Gate {
  /**
   * Resolves when the section is wanted and its code has loaded. If the code cannot be loaded, the HTML stays as it is.
   */
  readonly promise: Promise<void>;
  /** Sets the loader of the section's code. */
  readonly guard: (load: () => Promise<unknown>) => void;
  /** Requests hydration. Rejects when the code cannot be loaded. */
  readonly open: () => Promise<void>;
  /** Retries the load if the section is wanted. */
  readonly retry: () => Promise<void>;
}

const gates = new Map<string, Gate>();
let boot: Boot | undefined;
let isHydrating = false;

/** The server's HTML stays on the page. A user who touches the section is notified. */
const leaveAsItIs = () => undefined;

function createGate(): Gate {
  let pass = () => {};
  const promise = new Promise<void>((resolve) => {
    pass = resolve;
  });
  let setGuarded = () => {};
  const guarded = new Promise<void>((resolve) => {
    setGuarded = resolve;
  });
  let isWanted = false;
  let load: (() => Promise<unknown>) | undefined;
  let attempt: Promise<void> | undefined;
  const retry = () => {
    if (!isWanted || !load) return Promise.resolve();
    if (attempt) return attempt;
    attempt = load().then(pass);
    // Once per attempt: a second timer would end the pause of the next attempt.
    attempt.catch(() =>
      setTimeout(() => {
        attempt = undefined;
      }, RETRY_PAUSE_MS),
    );
    return attempt;
  };
  return {
    promise,
    retry,
    guard(next) {
      load ??= next;
      setGuarded();
    },
    // A touch may come before React reaches the section. The visitor still sees how it ends.
    open() {
      isWanted = true;
      return guarded.then(retry);
    },
  };
}

function gate(id: string): Gate {
  const known = gates.get(id);
  if (known) return known;
  const created = createGate();
  gates.set(id, created);
  return created;
}

/** Whether a prerendered page is hydrating. */
export const isTakingOver = () => isHydrating;

/**
 * The promise a section waits for during hydration: it resolves when the section is wanted and `load` has loaded its
 * code. Undefined when there is nothing to wait for. Each render of a waiting section gets the same promise, as `use`
 * requires.
 */
export function gateOf(id: string, load: () => Promise<unknown>): Promise<void> | undefined {
  if (!isHydrating && !gates.has(id)) return undefined;
  const { guard, promise } = gate(id);
  guard(load);
  return promise;
}

/** Makes React read text that was typed into a controlled field before hydration. Focus and caret do not change. */
function resync(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement || field.type === 'checkbox' || field.type === 'radio') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React compares with the last value it saw. Setting a different one first makes the event count as a change.
  field.value = `${value}\u200b`;
  setter?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replay() {
  if (!boot) return;
  const { live } = boot;
  const isLive = (element: Element) => live.has('*') || live.has(sectionOf(element));
  boot.isReplaying = true;
  const ready = boot.queue.filter(([element]) => isLive(element));
  boot.queue = boot.queue.filter(([element]) => !isLive(element));
  for (const [, run] of ready) run();
  boot.isReplaying = false;
}

/**
 * Called from a section's layout effect. It takes over typed text at once (later, React would erase it), and runs
 * queued taps after the commit.
 */
export function sectionIsLive(id: string) {
  if (!boot || boot.live.has(id)) return;
  boot.live.add(id);
  const taken = [...boot.touched].filter((field) => sectionOf(field) === id);
  for (const field of taken) {
    boot.touched.delete(field);
    resync(field);
  }
  if (taken.length > 0) boot.keep();
  queueMicrotask(replay);
}

/** Starts the hydration of a prerendered page. Call it before `hydrateRoot`. */
export function beginHydration(starter: Boot | undefined) {
  boot = starter;
  isHydrating = true;
  // The user touched the section. Report it if its code cannot be loaded.
  if (boot) boot.open = (id) => void openGate(id).catch(reportChunkError);
  addEventListener('online', () => {
    for (const { retry } of gates.values()) retry().catch(leaveAsItIs);
  });
}

/** Hydrates a section, even if React has not reached it yet. Rejects when its code cannot be loaded. */
const openGate = (id: string) => gate(id).open();

/**
 * Ends hydration. On navigation no new section waits, and the shell, which stays, opens. Sections of the old page that
 * are still waiting never open, so their code is not fetched.
 */
export function endHydration() {
  isHydrating = false;
  for (const [id, { open }] of gates) {
    if (document.querySelector(`main [data-sec="${id}"]`)) gates.delete(id);
    else open().catch(reportChunkError);
  }
  boot?.live.add('*');
  // A field of the old page belongs to no section of the next one. Its text is stored for the next load of that page.
  boot?.touched.clear();
  replay();
}

/** How far below the window a section hydrates: one window height, so that it is ready when the user reaches it. */
const AHEAD = '100%';

/**
 * Opens the gates of the page: touched sections at once, the others as they come near. A form far down the page costs a
 * visitor nothing until then.
 */
export function openGatesInTurn() {
  const early = [...(boot?.touched ?? []), ...(boot?.queue ?? []).map(([target]) => target)].map(sectionOf);
  for (const id of boot?.wanted ? [boot.wanted, ...early] : early) openGate(id).catch(reportChunkError);
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-sec]:not([data-static])')];
  let left = waiting.length;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        openGate(sectionOf(target)).catch(leaveAsItIs);
        left -= 1;
      }
      if (left === 0) isHydrating = false;
    },
    { rootMargin: `${AHEAD} 0px` },
  );
  for (const element of waiting) observer.observe(element);
  if (left === 0) endHydration();
}
