import { media } from './media';
import { heroGrounds, palette, themes } from './palette';
import { theme } from './theme';

const { color, font, size, space } = theme;

const ROOM_FOR_SCROLL_BUTTON = '48px';
const ROOM_FOR_EDITOR_BAR = '184px';

/** Variables that are the same in both themes. Components read them through `theme.ts`. */
const FIXED = {
  '--ink-950': palette.ink[950],
  '--ink-900': palette.ink[900],
  '--ink-700': palette.ink[700],
  '--white': palette.white,
  '--route-500': palette.route[500],
  '--flow-400': '#4FDAB1',
  '--flow-500': palette.flow[500],
  '--flow-900': palette.flow[900],
  '--cover-500': palette.cover[500],
  '--cover-700': palette.cover[700],
  '--cover-800': '#0B3E77',
  '--cover-900': palette.cover[900],
  '--signal-500': palette.signal[500],
  '--error-700': palette.error[700],
  '--error-800': '#84150F',
  '--footer-text': heroGrounds.company.text2,
  '--hairline-on-ink': 'rgba(255,255,255,.16)',
  '--hover-on-ink': 'rgba(255,255,255,.1)',
  '--backdrop': 'rgba(4,26,31,.6)',
  '--display': '"Funnel Display Variable","Funnel Fallback",Arial,sans-serif',
  '--body': '"Hanken Grotesk Variable","Hanken Fallback",Arial,sans-serif',
  // As large as both sides of the window allow, so that a title and its action fit into a short one.
  '--fs-hero': 'clamp(1.75rem, min(max(2.625rem, 0.55rem + 4.6vw), 10.77vw, 9.4svh), 4.75rem)',
  '--fs-stat': 'clamp(2.75rem, 2rem + 3.2vw, 5rem)',
  '--fs-h1': 'clamp(1.75rem, min(max(2.375rem, 1.7rem + 2.9vw), 9svh), 4rem)',
  '--fs-h2': 'clamp(1.875rem, 1.45rem + 1.85vw, 3rem)',
  '--fs-h3': 'clamp(1.375rem, 1.25rem + 0.55vw, 1.75rem)',
  '--fs-lead': 'clamp(1.125rem, 1.04rem + 0.37vw, 1.375rem)',
  '--out': 'cubic-bezier(.2,.7,.2,1)',
  '--sec': 'clamp(72px,9vw,8.5rem)',
  // The padding of a link may reach 8px into it.
  '--gut': `max(20px,min(5.56vw,5rem),8px + ${theme.safe.x})`,
} as const;

type Role = keyof typeof themes.light;

type Pick = (light: string, dark: string) => string;

/** One value for both themes. The browser chooses by `color-scheme`, so one attribute switches the theme. */
const both: Pick = (light, dark) => (light === dark ? light : `light-dark(${light},${dark})`);

/** The variables that change with the theme. */
function themed(pick: Pick) {
  const role = (name: Role) => pick(themes.light[name], themes.dark[name]);
  return {
    '--bg': role('bg'),
    '--bg-alt': role('bgAlt'),
    '--surface': role('surface'),
    '--surface-2': role('surface2'),
    '--surface-3': role('surface3'),
    '--text': role('text'),
    '--text-2': role('text2'),
    '--text-3': role('text3'),
    '--border': role('border'),
    '--border-strong': role('borderStrong'),
    '--link': role('link'),
    '--focus': role('focus'),
    '--danger': role('danger'),
    '--danger-bg': role('dangerBg'),
    '--ok': role('ok'),
    '--ok-bg': role('okBg'),
    '--t-route': role('textRoute'),
    '--t-flow': role('textFlow'),
    '--t-cover': role('textCover'),
    '--t-signal': role('textSignal'),
    '--tint-route': role('tintRoute'),
    '--tint-flow': role('tintFlow'),
    '--tint-cover': role('tintCover'),
    '--tint-signal': role('tintSignal'),
    '--tint-mist': role('tintMist'),
    '--l-route': role('lineRoute'),
    '--l-flow': role('lineFlow'),
    '--l-cover': role('lineCover'),
    '--l-signal': role('lineSignal'),
    '--btn-bg': role('buttonBg'),
    '--btn-fg': role('buttonFg'),
    '--btn-hover': role('buttonHover'),
    '--toast-bg': role('toastBg'),
    '--toast-fg': role('toastFg'),
    '--toast-ok': pick(palette.flow[300], palette.flow[700]),
    '--toast-bad': pick(palette.route[400], palette.route[700]),
    '--solid-bg': pick(palette.ink[900], themes.dark.text),
    '--solid-fg': pick(palette.white, palette.ink[950]),
    '--solid-hover': pick(palette.ink[700], palette.white),
    '--check-bg': pick(palette.ink[900], palette.route[500]),
    '--check-fg': pick(palette.white, palette.ink[950]),
    '--ink-panel': pick(palette.ink[950], themes.dark.surface2),
    '--hero-logistics': pick(heroGrounds.logistics.bg, heroGrounds.logisticsDark.bg),
    '--hero-insurance': pick(heroGrounds.insurance.bg, heroGrounds.insuranceDark.bg),
    '--shadow-1': `0 1px 2px ${pick('rgba(4,26,31,.04)', 'transparent')}`,
    '--shadow-2': `0 2px 4px ${pick('rgba(4,26,31,.05)', 'transparent')},0 12px 28px -8px ${pick('rgba(4,26,31,.14)', 'rgba(0,0,0,.5)')}`,
    '--shadow-3': `0 8px 16px ${pick('rgba(4,26,31,.08)', 'transparent')},0 32px 64px -16px ${pick('rgba(4,26,31,.28)', 'rgba(0,0,0,.7)')}`,
  };
}

const block = (vars: Record<string, string>) =>
  Object.entries(vars)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const accent = (name: string) =>
  `[data-accent=${name}]{--c:var(--t-${name});--lc:var(--l-${name});--tint:var(--tint-${name})}`;

const REGULAR = 'local("Arial"),local("Liberation Sans"),local("Roboto")';
const BOLD = 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold")';

/** Percentage of the original box, for a face whose size is already adjusted. */
const share = (value: number, size: number) => `${Math.round((value / size) * 1000) / 10}%`;

/**
 * A local face until the web font has loaded. It has the same average width (`size` is the mean ratio over the text of
 * this site, measured per weight), ascent and descent, so that the swap causes no layout shift.
 */
const fallback = (name: string, sources: string, weights: string, size: number, ascent: number, descent: number) =>
  `@font-face{font-family:"${name} Fallback";src:${sources};font-weight:${weights};size-adjust:${size}%;ascent-override:${share(ascent, size)};descent-override:${share(descent, size)};line-gap-override:0%}`;

/** Links whose address is printed after them. */
const PRINTED_LINK = ':is(article :is(p,li,dd),[data-address]) a[href]';

/**
 * All styles outside components: variables of both themes, reset, type, and the data attributes that recolour a subtree
 * (`data-accent`, `data-surface`). The build and Storybook's preview write it as a plain `<style>`, because
 * styled-components would insert it a second time on start.
 *
 * The web fonts load after the first paint. Until then the fallback faces with matched metrics are shown.
 */
export const globalCss = [
  fallback('Funnel', REGULAR, '100 520', 107.2, 100, 25),
  fallback('Funnel', BOLD, '521 900', 100, 100, 25),
  fallback('Hanken', REGULAR, '100 590', 101, 100, 30.3),
  fallback('Hanken', BOLD, '591 900', 94.4, 100, 30.3),
  `:root{color-scheme:light dark;${block(FIXED)};${block(themed(both))};--c:var(--t-route);--lc:var(--l-route);--tint:var(--tint-route)}`,
  `[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}`,
  accent('route') + accent('flow') + accent('cover') + accent('signal'),
  `[data-company]{--row:var(--text)}`,
  `[data-accent=mist]{--c:var(--text);--lc:var(--text);--tint:var(--tint-mist)}`,
  `[data-surface=dark]{--text:var(--white);--text-2:var(--footer-text);--text-3:#9DB5B6;--border:var(--hairline-on-ink);--focus:var(--signal-500);--link:var(--white);color:var(--white)}`,
  `*,::before,::after{box-sizing:border-box}`,
  // Above 1920px text and measure grow with the window, by a quarter at most.
  `html{font-size:clamp(100%,100vw/120,125%);-webkit-text-size-adjust:100%;scroll-padding-top:calc(89px + ${theme.safe.top})}`,
  `body{margin:0;background:var(--bg);color:var(--text);font:450 1.0625rem/1.6 var(--body);-webkit-font-smoothing:antialiased}`,
  // The footer of a short page ends at the window's lower edge.
  `#root{display:flex;flex-direction:column;min-height:100svh}main{flex:1 0 auto;overflow-x:clip;display:block}main:focus{outline:none}[data-header]{padding-top:${theme.layout.header}}img,svg,video{display:block;max-width:100%}`,
  `h1,h2,h3,h4,p,ul,ol,figure,blockquote,dl,dd{margin:0}ul,ol{padding:0;list-style:none}`,
  `a{color:inherit;text-decoration:none}button,input,textarea,select{font:inherit;color:inherit}`,
  `h1,h2,h3,h4{font-family:var(--display);font-weight:560;line-height:1.08;letter-spacing:-.022em;text-wrap:balance;overflow-wrap:break-word}`,
  `h1{font-size:${theme.text.h1}}h2{font-size:var(--fs-h2);line-height:${theme.leading.h2}}h3{font-size:var(--fs-h3);line-height:1.2;letter-spacing:-.014em}h4{font-size:1.25rem;line-height:1.3;letter-spacing:-.008em}`,
  `p{text-wrap:pretty}h1:focus{outline:none}`,
  // Text from editors and visitors. Its direction may differ from the page's, and its words may have any length.
  `[dir=auto],bdi{overflow-wrap:anywhere}`,
  `:focus-visible{outline:3px solid var(--focus);outline-offset:3px}:where(:focus-visible){border-radius:6px}`,
  `:root:has(dialog[data-lock][open]){overflow:hidden}`,
  `[hidden]:not([hidden=until-found]),[data-js] [data-without-js]{display:none!important}`,
  // A closed menu. Its own styles are not among the styles of the first screen.
  `[data-closed]{display:none}`,
  `[data-theme=dark] [data-only=light],html:not([data-theme=dark]) [data-only=dark]{display:none}`,
  `@media (prefers-color-scheme:dark){html:not([data-theme]) [data-only=dark]{display:block}html:not([data-theme]) [data-only=light]{display:none}}`,
  // Only on the first look at a page, see `islands/late-layout.ts`. 700px is the usual height of a section. Browsers
  // without scroll anchoring, such as Safari, are left out: sections that get their real height would move the visible
  // ones.
  `@supports (overflow-anchor:auto){[data-fresh] :is([data-section]~[data-section],#footer,[data-later]){content-visibility:auto;contain-intrinsic-size:auto 700px}}`,
  `.vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`,
  `.icon{width:20px;height:20px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}`,
  `.icon[data-size=s]{width:16px;height:16px}.icon[data-size=m]{width:18px;height:18px}.icon[data-size=l]{width:26px;height:26px}.icon[data-size=xl]{width:28px;height:28px}.icon[data-fill]{fill:currentColor;stroke:none}`,
  // The toast (`ui/Toast.tsx`) of a page whose app does not start (`starter.ts`).
  `#stuck{position:fixed;inset:auto ${space.m} calc(${space.ll} + ${theme.safe.bottom});z-index:${theme.z.toast};display:flex;gap:${space.s};align-items:center;width:fit-content;min-height:${size.control};margin:auto;padding:${space.xsPlus} ${space.mlPlus};border-radius:${theme.radius.xl};background:${color.toastBg};color:${color.toastFg};box-shadow:${theme.shadow.overlay};font-weight:${font.weight.medium};line-height:${theme.leading.snug}}`,
  `#stuck button{flex:none;min-height:${size.controlDense};padding:0;border:0;background:none;font-weight:${font.weight.strong};text-decoration:underline;text-underline-offset:${theme.underline.gap}}`,
  // The line while a page loads (`app/PageLoading.tsx`). It slows down, because its end is not known. Forced colours keep borders.
  `#page-loading{position:fixed;z-index:${theme.z.toast};inset:0 0 auto;border-top:${theme.line.bar} solid ${theme.strand.route.line};transform:scaleX(.95);transform-origin:left;animation:page-loading ${theme.motion.pageLoad} ${theme.motion.out}}`,
  `@keyframes page-loading{from{transform:scaleX(0)}}@media print{#page-loading{display:none}}`,
  `@media screen and (max-width:992px){#footer{padding-bottom:${ROOM_FOR_SCROLL_BUTTON};background:var(--ink-950)}}`,
  // Bars at an edge of the window do not cover the focused element. The attribute needs a value, so that pages without
  // bars do not get these rules among their first styles.
  `${media.mobile}{:root:has([data-bottom-bar=true]){scroll-padding-bottom:calc(${theme.layout.bottomBar} + var(--keyboard,0px))}:root:has([data-bottom-bar]) #stuck{bottom:${theme.layout.bottomBar}}}`,
  `${media.desktop}{:root:has([data-top-bar=true]){scroll-padding-top:${ROOM_FOR_EDITOR_BAR}}}`,
  `@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-property:none!important;scroll-behavior:auto!important}}`,
  // In print: black on white in both themes, without dark backgrounds, their pictures and everything that is only for
  // screens, and with the addresses of links in running text. A link that looks like a button becomes a plain link, and no line is cut at a page break.
  `@media print{:root{color-scheme:light!important;--bg:#fff;--bg-alt:#fff;--text:#000;--text-2:#222;--text-3:#444}[data-print=hide],#header,[href="#main"],nav,#version,#footer a:not([href^="mailto:"]),[data-surface=dark]>:is(img,picture,video){display:none!important}[data-header]{padding-top:0!important}[data-surface=dark]{--text:#000;--text-2:#222;--text-3:#444;--border:#ccc;--link:#000;color:#000;background:none!important}${PRINTED_LINK}:not([href^="mailto:"],[href^="#"],[href^="?"])::after{position:static;content:" (" attr(href) ")"}#root{display:block}article p>a{display:inline!important;padding:0!important;border:0!important;background:none!important;color:#000!important;white-space:normal!important;text-decoration:underline!important}article p>a .icon{display:none}h1,h2,h3,h4,summary{break-after:avoid}p,li,dl,figure,blockquote,details,img,svg{break-inside:avoid}}`,
].join('');

/** In print, links within the site get the address of the site, because paper has none. */
export const printedAddresses = (siteUrl: string) =>
  `@media print{${PRINTED_LINK}[href^="/"]::after{content:" (${new URL(siteUrl).origin}" attr(href) ")"}}`;

/**
 * For pages where the app does not run, at the end of their late styles. It hides controls that would do nothing.
 * Unsupported browsers get the light theme, and a line that explains what is missing.
 */
export function withoutJsCss(outdated: string) {
  const line = `body::after{content:"${outdated}";position:sticky;bottom:0;z-index:${theme.z.toast};display:block;padding:${space.s} ${space.m};background:${color.toastBg};color:${color.toastFg};text-align:center}`;
  return [
    `html:not([data-js]) :is([data-needs-js],header [data-replay]:not([aria-expanded]),#footer [data-replay]){display:none!important}`,
    `@supports not (color:light-dark(red,red)){:root,:root[data-theme]{color-scheme:light;${block(themed((light) => light))}}[data-only=light]{display:block!important}[data-only=dark]{display:none!important}${line}}`,
    // Some support `light-dark()` but lack another feature that the starter checks.
    `@media (scripting:enabled){html:not([data-js]) ${line}}`,
  ].join('');
}
