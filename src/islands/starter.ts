import { BASE, ownName } from '~/lib/base';
import { keepEarlyInput } from './early-input';

/**
 * Runs inline in `<head>` of every page, before anything else. It sets the theme, loads the fonts and, in supported
 * browsers, records early taps and text until React starts. The build compiles it into one small script.
 */
const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem(ownName('theme'));
  if (theme) dataset.theme = theme;
} catch {
  // Storage is blocked: the page follows the system's theme.
}

// Laying out only the visible part is for the first look at the top of a page. A reload, Back or a fragment needs true
// heights at once.
const [visit] = performance.getEntriesByType('navigation');
if (visit && 'type' in visit && visit.type === 'navigate' && !location.hash) dataset.fresh = '';

/**
 * Family, file and weights. The metric-matched fallback of `global-css.ts` is shown first, so the swap causes no layout
 * shift.
 */
const FONTS = [
  ['Funnel Display Variable', `${BASE}assets/fonts/funnel-display-5.3.0.woff2`, '300 800'],
  ['Hanken Grotesk Variable', `${BASE}assets/fonts/hanken-grotesk-5.3.0.woff2`, '100 900'],
] as const;

/** Fonts load after the first paint. If that fails, the fallback stays. */
function loadFonts() {
  for (const [family, file, weight] of FONTS) {
    new FontFace(family, `url(${file})`, { weight }).load().then(
      (face) => document.fonts.add(face),
      () => undefined,
    );
  }
}
// On a page that the worker serves, the fonts are already cached.
if (navigator.serviceWorker?.controller) loadFonts();
else addEventListener('load', loadFonts);

// In browsers without invoker commands, the starter opens and closes the menu's dialog.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[commandfor]') : null;
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      if (dialog instanceof HTMLDialogElement) dialog[dialog.open ? 'close' : 'showModal']();
    },
    { capture: true },
  );
}

/**
 * The newest features that styles and app rely on ("Supported browsers" in the README). If one is missing, the page
 * stays plain HTML, as without JavaScript. `data-js` says that the app will start.
 */
if (CSS.supports('color:light-dark(red,red)') && 'any' in AbortSignal) {
  dataset.js = '';
  keepEarlyInput();
}
