import { createStore } from '~/lib/store';

/**
 * Short messages at the bottom of the screen. A plain module and not a context: the API layer, the service worker code
 * and components all call `toast()`, and `ToastRegion` shows the messages.
 */

export type ToastTone = 'ok' | 'error' | 'info';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** A second line, for example the title of an article. */
  detail?: string;
  /** Errors are announced at once, other messages when the screen reader pauses. */
  tone?: ToastTone;
  /** How long it stays, in milliseconds: 4000 by default, 3000 for the admin's messages, Infinity until dismissed. */
  durationMs?: number;
  /** E.g. Undo, Update. It dismisses the toast. */
  action?: ToastAction;
  /** A second, less prominent choice such as Later. */
  secondAction?: ToastAction;
  /** Replaces the toast with the same key. The default key is the text. */
  key?: string;
  /** Called when the toast's time is up, but not if it is dismissed or removed first. It can show another toast in its place. */
  onEnd?: () => void;
}

export interface ToastItem {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly tone: ToastTone;
  readonly actions: readonly ToastAction[];
}

interface Clock {
  /** Remaining milliseconds. */
  remaining: number;
  /** When the current timer started, by `performance.now()`, which a new date does not change. */
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  onEnd: ToastOptions['onEnd'];
}

/** Messages about requests (S9.toast). */
export const TOAST_MS = 4000;
/** Success and delete messages of the admin (S4.delete). */
export const SHORT_TOAST_MS = 3000;
/** More would cover a phone's screen. The oldest one is removed. */
const MAX_TOASTS = 3;

const toasts = createStore<readonly ToastItem[]>([]);
let nextId = 1;
const clocks = new Map<number, Clock>();
const pauses = new Set<string>();

function run(id: number) {
  const clock = clocks.get(id);
  if (!clock || clock.timer !== undefined || !Number.isFinite(clock.remaining) || pauses.size > 0) return;
  clock.startedAt = performance.now();
  clock.timer = setTimeout(() => {
    clock.onEnd?.();
    dismissToast(id);
  }, clock.remaining);
}

function hold(clock: Clock) {
  if (clock.timer === undefined) return;
  clearTimeout(clock.timer);
  clock.timer = undefined;
  clock.remaining -= performance.now() - clock.startedAt;
}

/** Shows a message and returns its id. */
export function toast(text: string, options: ToastOptions = {}): number {
  const { detail, tone = 'ok', durationMs = TOAST_MS, action, secondAction, key = text, onEnd } = options;
  const id = nextId;
  nextId += 1;
  const actions = [action, secondAction].filter((choice) => choice !== undefined);
  const shown = toasts.get();
  const rest = shown.filter((item) => item.key !== key).slice(1 - MAX_TOASTS);
  for (const item of shown) if (!rest.includes(item)) stop(item.id);
  clocks.set(id, { remaining: durationMs, startedAt: 0, timer: undefined, onEnd });
  toasts.set([...rest, { id, key, text, detail, tone, actions }]);
  run(id);
  return id;
}

function stop(id: number) {
  const clock = clocks.get(id);
  if (clock) hold(clock);
  clocks.delete(id);
}

export function dismissToast(id: number) {
  stop(id);
  const shown = toasts.get();
  if (shown.some((item) => item.id === id)) toasts.set(shown.filter((item) => item.id !== id));
}

/** Pauses the timers for a reason (pointer, focus, hidden tab) until that reason ends. */
export function pauseToasts(reason: string) {
  pauses.add(reason);
  for (const clock of clocks.values()) hold(clock);
}

export function resumeToasts(reason: string) {
  pauses.delete(reason);
  for (const id of clocks.keys()) run(id);
}

/** Removes every toast. For tests. */
export function clearToasts() {
  for (const id of clocks.keys()) stop(id);
  pauses.clear();
  if (toasts.get().length > 0) toasts.set([]);
}

/**
 * Whether a result is shown that disappears by itself: a success, a failure, or a choice such as Undo. Notices do not count, nor do
 * messages that stay.
 */
export const isResultShown = () =>
  toasts
    .get()
    .some(
      ({ id, tone, actions }) => Number.isFinite(clocks.get(id)?.remaining) && (tone !== 'info' || actions.length > 0),
    );

export const subscribeToasts = toasts.subscribe;
export const getToasts = toasts.get;
