import { SOLID_AFTER_PX } from './app/header/solid-after';
import type { Boot } from './lib/boot';

/**
 * Runs inline in `<head>` of every page, before anything else: picks the theme, keeps early taps and text, and starts
 * React after `load` when the browser is idle, or at the first intent. The build compiles it into the page and replaces
 * `__BOOT_URLS__`. It must be one small script, so it imports nothing but types and constants.
 */
declare const __BOOT_URLS__: readonly string[];

const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem('theme');
  if (theme) dataset.theme = theme;
} catch {
  // Storage is refused: the page follows the system's theme.
}

// Laying out only what the window shows is for a first look at the top of a page: whoever comes back or follows a fragment
// needs true heights at once.
const [visit] = performance.getEntriesByType('navigation');
if (visit && 'type' in visit && visit.type === 'navigate' && !location.hash) dataset.fresh = '';

/** Family, file and weights; the metric-matched fallback of `global-css.ts` stands in, so the swap moves nothing. */
const FONTS = [
  ['Funnel Display Variable', '/assets/fonts/funnel-display-5.3.0.woff2', '300 800'],
  ['Hanken Grotesk Variable', '/assets/fonts/hanken-grotesk-5.3.0.woff2', '100 900'],
] as const;

/** Fonts come after the first paint; a failure leaves the fallback. */
function loadFonts() {
  for (const [family, file, weight] of FONTS) {
    new FontFace(family, `url(${file})`, { weight }).load().then(
      (face) => document.fonts.add(face),
      () => undefined,
    );
  }
}
// A page the worker serves has them on the device already.
if (navigator.serviceWorker?.controller) loadFonts();
else addEventListener('load', loadFonts);

let isPreloaded = false;
function preload() {
  if (isPreloaded) return;
  isPreloaded = true;
  for (const href of __BOOT_URLS__) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Text typed before the app is there, for the page it was typed into; the app's own drafts follow it. */
const EARLY = `early:${location.pathname}`;

let started: Promise<void> | undefined;

/** Whoever did something that has no effect is told so, for as long as that lasts; in a shell there is nothing else. */
function tellWhetherStuck() {
  const notice = document.getElementById('stuck');
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  const isShell = document.getElementById('root')?.dataset.prerendered === undefined;
  notice.hidden = !!started || !(isShell || boot.queue.length || boot.touched.size);
  // Without a connection there is nothing to load.
  button.hidden = !navigator.onLine;
  button.onclick = () => location.reload();
}

const boot: Boot = {
  urls: __BOOT_URLS__,
  queue: [],
  live: new Set(),
  touched: new Set(),
  start() {
    preload();
    started ??= import(/* @vite-ignore */ __BOOT_URLS__[0] ?? '')
      .then((entry: { boot: (b: Boot) => Promise<void> }) => entry.boot(boot))
      .catch(() => {
        // Offline without a cached copy: the page stays readable; the next intent tries again.
        started = undefined;
      })
      .then(tellWhetherStuck);
    return started;
  },
  keep() {
    try {
      sessionStorage[EARLY] = JSON.stringify([...boot.touched].map(({ name, value }) => [name, value]));
    } catch {
      // Storage is refused or full: the text stays in its field.
    }
  },
};
window.__boot = boot;

addEventListener('online', () => boot.start());
addEventListener('DOMContentLoaded', () => {
  try {
    for (const [name, value] of JSON.parse(sessionStorage[EARLY] ?? '[]')) {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (!field || field.value) continue;
      field.value = value;
      boot.touched.add(field);
    }
  } catch {
    // Storage is refused, or somebody else wrote under this key: the fields are empty.
  }
});

const section = (element: Element) => element.closest('[data-sec]')?.getAttribute('data-sec') ?? 'root';
const isLive = (element: Element) => boot.live.has('*') || boot.live.has(section(element));
const on = (type: string, listener: (event: Event) => void, passive = false) =>
  addEventListener(type, listener, { capture: true, passive });

for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
  on(
    type,
    (event) => {
      if (!(event.target instanceof Element)) return;
      const id = section(event.target);
      boot.wanted = id;
      boot.open?.(id);
      void boot.start();
    },
    true,
  );
}

on('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
  if (!button || boot.isReplaying || isLive(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  boot.queue.push([button, () => button.click()]);
  void boot.start();
});

on('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || isLive(form)) return;
  // A form of ours is always sent by the app; without JavaScript this listener is not there.
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!boot.queue.some(([element]) => element === form)) boot.queue.push([form, () => form.requestSubmit()]);
  void boot.start();
});

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  boot.install = event;
});

on('input', (event) => {
  const field = event.target;
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  if (!isField || isLive(field)) return;
  boot.touched.add(field);
  boot.keep();
  void boot.start();
});

// Who reads on meanwhile sees the header on its ground. `Header` says the same once it is live; it goes on here, because a
// scroll between its first paint and its first effect would be seen by neither.
on(
  'scroll',
  () => document.querySelector('header[data-home]')?.toggleAttribute('data-clear', scrollY <= SOLID_AFTER_PX),
  true,
);

// Browsers without invoker commands: the menu's buttons open and close their dialog all the same, at any time.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) dialog[dialog.open ? 'close' : 'showModal']();
  });
}

const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
addEventListener('load', () => idle(() => void boot.start(), { timeout: 4000 }));
