import type { Boot } from './boot';
import { sectionOf } from './boot';
import { tellMissingPart } from './chunk-error';

/**
 * Section by section hydration: the server's HTML of a section stays as it is until its gate opens (it comes into view,
 * is touched, or the browser is idle). Outside the first load every gate is open. See `ui/Boundary`.
 */

/** A section whose code could not be had is asked for again by the next touch, but not by every key. */
const RETRY_PAUSE_MS = 3000;

interface Gate {
  /** Resolves when the section is wanted and its code is here; while that cannot be had, the HTML stays as it is. */
  readonly promise: Promise<void>;
  /** Names the code behind the gate. */
  readonly guard: (load: () => Promise<unknown>) => void;
  /** Wants the section; rejects when its code cannot be had. */
  readonly open: () => Promise<void>;
  /** Tries again what is wanted. */
  readonly retry: () => Promise<void>;
}

const gates = new Map<string, Gate>();
let boot: Boot | undefined;
let isHydrating = false;

/** The page stays as the server wrote it, and somebody who touches the section is told. */
const leaveAsItIs = () => undefined;

function createGate(): Gate {
  let pass = () => {};
  const promise = new Promise<void>((resolve) => {
    pass = resolve;
  });
  let knowsItsCode = () => {};
  const guarded = new Promise<void>((resolve) => {
    knowsItsCode = resolve;
  });
  let isWanted = false;
  let load: (() => Promise<unknown>) | undefined;
  let attempt: Promise<void> | undefined;
  const retry = () => {
    if (!isWanted || !load) return Promise.resolve();
    if (attempt) return attempt;
    attempt = load().then(pass);
    // Once for each try: a second clock would end the pause of the next one.
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
      knowsItsCode();
    },
    // A touch may come before React reaches the section; the visitor still sees how it ends.
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

/** Whether a prerendered page is becoming live right now. */
export const isTakingOver = () => isHydrating;

/**
 * The promise a section waits for while the prerendered page becomes live: until it is wanted and `load` has brought its
 * code. Undefined when it need not wait. A section that waited gets the same promise again when React repeats it, as
 * `use` wants.
 */
export function gateOf(id: string, load: () => Promise<unknown>): Promise<void> | undefined {
  if (!isHydrating && !gates.has(id)) return undefined;
  const { guard, promise } = gate(id);
  guard(load);
  return promise;
}

/** Makes React take text that was typed into a controlled field before it was there; focus and caret stay. */
function resync(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement || field.type === 'checkbox' || field.type === 'radio') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React compares with the last value it saw; a different one first makes the event count as a change.
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
 * A section calls this from its layout effect: its text is taken over at once (later, React would erase it), and its
 * queued taps run when React has finished the commit.
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

/** Begins the takeover of a prerendered page. Call before `hydrateRoot`. */
export function beginHydration(starter: Boot | undefined) {
  boot = starter;
  isHydrating = true;
  // Somebody touched the section: if it cannot answer, they are told.
  if (boot) boot.open = (id) => void openGate(id).catch(tellMissingPart);
  addEventListener('online', () => {
    for (const { retry } of gates.values()) retry().catch(leaveAsItIs);
  });
}

/** Lets a section become live, also when React has not come to it yet; rejects when its code cannot be had. */
const openGate = (id: string) => gate(id).open();

/**
 * Ends it: on navigation nothing new waits any more, and the shell, which stays, opens. What still waits on the page that
 * is left never opens, so its code is not fetched for nothing.
 */
export function endHydration() {
  isHydrating = false;
  for (const [id, { open }] of gates) {
    if (document.querySelector(`main [data-sec="${id}"]`)) gates.delete(id);
    else open().catch(tellMissingPart);
  }
  boot?.live.add('*');
  // A field of the page that is left belongs to no section of the next; its text is kept for when that page is loaded again.
  boot?.touched.clear();
  replay();
}

/** How far below the window a section becomes live: as far as the window is high, so that it is when it is reached. */
const AHEAD = '100%';

/**
 * Opens the gates of the page: at once what was touched, and the rest as it comes near. A form far below costs a visitor
 * nothing until then.
 */
export function openGatesInTurn() {
  const early = [...(boot?.touched ?? []), ...(boot?.queue ?? []).map(([target]) => target)].map(sectionOf);
  for (const id of boot?.wanted ? [boot.wanted, ...early] : early) openGate(id).catch(tellMissingPart);
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
