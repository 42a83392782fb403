import type { Boot } from './boot';
import { sectionOf } from './boot';

/**
 * Section by section hydration: the server's HTML of a section stays as it is until its gate opens (it comes into view,
 * is touched, or the browser is idle). Outside the first load every gate is open. See `ui/Boundary`.
 */

interface Gate {
  readonly promise: Promise<void>;
  readonly open: () => void;
}

const gates = new Map<string, Gate>();
let boot: Boot | undefined;
let isHydrating = false;

function createGate(): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

/** The promise a section waits for while the prerendered page becomes live; undefined when it need not wait. */
export function gateOf(id: string): Promise<void> | undefined {
  if (!isHydrating) return undefined;
  let gate = gates.get(id);
  if (!gate) {
    gate = createGate();
    gates.set(id, gate);
  }
  return gate.promise;
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
  for (const field of boot.touched) {
    if (sectionOf(field) !== id) continue;
    boot.touched.delete(field);
    resync(field);
  }
  queueMicrotask(replay);
}

/** Begins the takeover of a prerendered page. Call before `hydrateRoot`. */
export function beginHydration(starter: Boot | undefined) {
  boot = starter;
  isHydrating = true;
  if (boot) boot.open = openGate;
}

export function openGate(id: string) {
  gates.get(id)?.open();
}

/** Ends it: on navigation every section that still waits opens, and new ones never wait. */
export function endHydration() {
  isHydrating = false;
  for (const gate of gates.values()) gate.open();
  boot?.live.add('*');
  replay();
}

const idle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 50);

/** Opens the gates: first what was touched, then what comes into view, the rest one by one when the browser is idle. */
export function openGatesInTurn() {
  if (boot?.wanted) openGate(boot.wanted);
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-sec]')];
  if (waiting.length === 0) return endHydration();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        openGate(sectionOf(target));
      }
    },
    { rootMargin: '100px' },
  );
  for (const element of waiting) observer.observe(element);
  const next = () => {
    const element = waiting.shift();
    if (!element) {
      observer.disconnect();
      isHydrating = false;
      return;
    }
    openGate(sectionOf(element));
    idle(next);
  };
  idle(next);
}
