import { keepEarlyInput } from './early-input';
import { BASE, ownName } from './lib/base';

/**
 * Runs inline in `<head>` of every page, before anything else: picks the theme, loads the fonts, and in a supported
 * browser keeps early taps and text until React starts. The build compiles it into the page as one small script.
 */
const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem(ownName('theme'));
  if (theme) dataset.theme = theme;
} catch {
  // Storage is refused: the page follows the system's theme.
}

// Laying out only what the window shows is for a first look at the top of a page: a reload, Back or a fragment needs
// true heights at once.
const [visit] = performance.getEntriesByType('navigation');
if (visit && 'type' in visit && visit.type === 'navigate' && !location.hash) dataset.fresh = '';

/** Family, file and weights; the metric-matched fallback of `global-css.ts` stands in, so the swap moves nothing. */
const FONTS = [
  ['Funnel Display Variable', `${BASE}assets/fonts/funnel-display-5.3.0.woff2`, '300 800'],
  ['Hanken Grotesk Variable', `${BASE}assets/fonts/hanken-grotesk-5.3.0.woff2`, '100 900'],
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

// Browsers without invoker commands: the menu's buttons open and close their dialog all the same.
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
 * The newest features that styles and app rely on ("Supported browsers" in the README). Without one of them the page
 * stays plain HTML, as without JavaScript: `data-js` says that the app will start.
 */
if (CSS.supports('color:light-dark(red,red)') && 'any' in AbortSignal) {
  dataset.js = '';
  keepEarlyInput();
}
