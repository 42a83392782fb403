import { paced, retryOnce } from '~/lib/retry';
import { SOLID_AFTER_PX } from '~/lib/solid-after';
import { layOutAll } from './late-layout';
import { type Field, islandOf, type Starter, usableIn } from './starter-state';

/** The build fills in the app's modules in the order of their evaluation. */
declare const __APP_URLS__: readonly string[];
const [entry = '', ...modules] = __APP_URLS__;

/** Loads the modules at the same time as the entry that imports them, but only once. */
function preload() {
  for (const href of modules.splice(0)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** The storage key of text that was typed into this page before hydration. Later, the app's own drafts replace it. */
const earlyKey = () => `early:${location.pathname}`;

let started: Promise<void> | undefined;
/** Tries twice at first, because the browser may have caused the first failure itself (`lib/retry.ts`). */
let load = retryOnce;

/** Shows the notice if the app could not start and the visitor needs it. A visitor of a shell always does. */
function updateNotice() {
  const notice = document.getElementById('stuck');
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  const isShell = document.getElementById('root')?.dataset.prerendered === undefined;
  notice.hidden = !!started || !(isShell || starter.queue.length || starter.touched.size);
  // Offline there is nothing to load.
  button.hidden = !navigator.onLine;
  button.onclick = () => location.reload();
}

const starter: Starter = {
  queue: [],
  live: new Set(),
  touched: new Set(),
  start() {
    preload();
    started ??= load<{ startApp: (starter: Starter) => Promise<void> }>(() => import(/* @vite-ignore */ entry))
      .then(({ startApp }) => startApp(starter))
      .catch(() => {
        // Offline without a cached copy, the page stays readable. The next interaction retries.
        started = undefined;
        load = (run) => run();
      })
      .then(updateNotice);
    return started;
  },
  keep() {
    try {
      sessionStorage[earlyKey()] = JSON.stringify([...starter.touched].map(({ name, value }) => [name, value]));
    } catch {
      // Storage is blocked or full: the text stays in its field.
    }
  },
};

/** Restores text typed before a reload, if the app had not stored it yet. */
function restoreText() {
  try {
    for (const [name, value] of JSON.parse(sessionStorage[earlyKey()] ?? '[]')) {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (!field || field.value) continue;
      field.value = value;
      starter.touched.add(field);
    }
  } catch {
    // Storage is blocked, or other code wrote under this key: the fields stay empty.
  }
}

/** Paced, so that not every key press requests the app while it cannot be loaded. */
const startSoon = paced(() => void starter.start());

const isLive = (element: Element) => starter.live.has(islandOf(element));
const on = (type: string, listener: (event: Event) => void, passive = false) =>
  addEventListener(type, listener, { capture: true, passive });

/** Starts the app at the first sign that the visitor is going to use the page. */
function startOnIntent() {
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    on(
      type,
      (event) => {
        if (!(event.target instanceof Element)) return;
        const id = islandOf(event.target);
        starter.wanted = id;
        starter.open?.(id);
        startSoon();
      },
      true,
    );
  }
}

function queue(element: HTMLElement) {
  const island = islandOf(element);
  starter.queue.push({ element, island, position: usableIn(island).indexOf(element) });
}

/** Queues clicks and submits for React. */
function queueClicks() {
  on('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
    if (!button || starter.isReplaying || isLive(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue(button);
    void starter.start();
  });

  on('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || isLive(form)) return;
    // The app sends our forms. Without JavaScript this listener does not exist.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!starter.queue.some(({ element }) => element === form)) queue(form);
    void starter.start();
  });
}

/** Records the fields that the user typed into. */
function noteText() {
  on('input', (event) => {
    const field = event.target instanceof Element ? event.target.closest<Field>('input,textarea,select') : null;
    if (!field || isLive(field)) return;
    starter.touched.add(field);
    starter.keep();
    startSoon();
  });
}

/** Records input before hydration, and starts React after `load` and idle, or at the first interaction. */
export function keepEarlyInput() {
  window.__starter = starter;
  startOnIntent();
  // Keys such as End and Tab need the real height of every section. A pointer does not need it, and a button must not
  // move between its press and its release.
  on('keydown', layOutAll, true);
  queueClicks();
  noteText();
  addEventListener('online', startSoon);
  addEventListener('DOMContentLoaded', restoreText);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    starter.install = event;
  });

  // Shows the solid header if the page is scrolled before hydration. This listener is never removed. Otherwise a scroll
  // between the header's first paint and its first effect would be missed.
  on(
    'scroll',
    () => document.querySelector('header[data-home]')?.toggleAttribute('data-clear', scrollY <= SOLID_AFTER_PX),
    true,
  );

  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener('load', () => idle(() => void starter.start(), { timeout: 4000 }));
}
