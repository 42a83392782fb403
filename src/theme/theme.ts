import { color, strand } from './colors';

/**
 * The vocabulary of the styles: roles, scales, and measures that two or more components share. A measure of one
 * component is a constant in its file. Type sizes and shadows are CSS variables, like colours.
 */
const SAFE_TOP = 'env(safe-area-inset-top)';
const SAFE_BOTTOM = 'env(safe-area-inset-bottom)';
const SAFE_X = 'max(env(safe-area-inset-left),env(safe-area-inset-right))';

export const theme = {
  color,
  strand,
  line: {
    width: '6px',
    strong: '7px',
    thin: '1.5px',
    stationSmall: '22px',
    hair: '1px',
    rule: '3px',
    bar: '4px',
    underline: '2px',
    ring: '2.5px',
    /** The three strands side by side as one bar, left to right. */
    bundleX: 'linear-gradient(90deg,var(--route-500) 0 33.3%,var(--flow-500) 33.3% 66.6%,var(--cover-500) 66.6%)',
    /** The same bundle stacked, top to bottom. */
    bundleY: 'linear-gradient(var(--route-500) 0 33.3%,var(--flow-500) 33.3% 66.6%,var(--cover-500) 66.6%)',
    /** The three strands of 20 % with gaps between them, left to right. */
    strands:
      'linear-gradient(90deg,var(--route-500) 0 20%,transparent 20% 40%,var(--flow-500) 40% 60%,transparent 60% 80%,var(--cover-500) 80%)',
    /** Mask of strands that fade out downwards. */
    fadeDown: 'linear-gradient(#000, transparent)',
  },
  font: {
    display: 'var(--display)',
    body: 'var(--body)',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    weight: { body: 450, quote: 480, medium: 540, display: 560, button: 600, strong: 620, heavy: 660 },
  },
  /** The type scale, from large to small. Steps that follow the window are CSS variables. */
  text: {
    hero: 'var(--fs-hero)',
    stat: 'var(--fs-stat)',
    h1: 'var(--fs-h1)',
    h2: 'var(--fs-h2)',
    h3: 'var(--fs-h3)',
    lead: 'var(--fs-lead)',
    /** Figures inside text. */
    fact: '1.75rem',
    /** Titles of dialogs, of the mobile menu and of lists. */
    title: '1.5rem',
    /** Titles of cards with a glyph. */
    card: '1.375rem',
    h4: '1.25rem',
    prose: '1.125rem',
    body: '1.0625rem',
    base: '1rem',
    small: '0.9375rem',
    caption: '0.8125rem',
  },
  /** Below the text of a button that looks like a link. */
  underline: { gap: '4px' },
  leading: { tight: 1, hero: 1.02, h2: 1.1, h3: 1.2, snug: 1.3, caption: 1.4, small: 1.5, lead: 1.5, prose: 1.7 },
  tracking: { hero: '-0.03em', stat: '-0.04em', heading: '-0.022em', h3: '-0.014em', h4: '-0.008em', body: '0' },
  /**
   * One scale of steps, from `x3s` to `x4l`. `ml`, `ll`, `xll` and `xxll` are between two steps. `Plus` is an optical half
   * step above the step it names: gaps inside controls, padding of pills and cards.
   */
  space: {
    x3s: '2px',
    xxs: '4px',
    xxsPlus: '6px',
    xs: '8px',
    xsPlus: '10px',
    s: '12px',
    sPlus: '14px',
    m: '16px',
    mPlus: '18px',
    ml: '20px',
    mlPlus: '22px',
    l: '24px',
    lPlus: '26px',
    ll: '28px',
    xl: '32px',
    xlPlus: '36px',
    xll: '40px',
    xxl: '48px',
    xxll: '56px',
    x3l: '64px',
    x4l: '96px',
    /** Between an icon and the word next to it in small text. */
    snug: '7px',
    /** Vertical padding of a section: 72 to 136px. */
    section: 'var(--sec)',
    /** Between two columns of text: 40 to 112px. */
    column: 'clamp(40px, 7vw, 112px)',
    /** Between a text and a related element: 32 to 112px. */
    pair: 'clamp(32px, 7vw, 112px)',
    /** Side padding of a page: 20 to 80px. */
    gutter: 'var(--gut)',
  },
  radius: { xs: '6px', s: '8px', m: '12px', l: '20px', xl: '28px', pill: '999px', round: '50%' },
  shadow: { card: 'var(--shadow-1)', raised: 'var(--shadow-2)', overlay: 'var(--shadow-3)' },
  motion: {
    instant: '120ms',
    quick: '200ms',
    base: '320ms',
    slow: '600ms',
    footer: '700ms',
    footerStagger: '150ms',
    footerBar: '400ms',
    bannerStep: '200ms',
    adminCardBase: '200ms',
    adminCardStep: '100ms',
    dialogBackdrop: '500ms',
    lineDraw: '800ms',
    /** Between two stations of a line. */
    stationPop: '60ms',
    heroDraw: '1200ms',
    shimmer: '1600ms',
    spin: '800ms',
    /** A page that takes longer is loaded by the browser. */
    pageLoad: '10000ms',
    out: 'var(--out)',
    inOut: 'cubic-bezier(.65,0,.35,1)',
    /** How far things move: the arrow of a link, an element that appears. */
    arrow: '4px',
    rise: '16px',
    riseFar: '24px',
  },
  /** Stations: 40px on a 6px line that runs through their middle. */
  station: {
    size: '40px',
    border: '6px',
    /** Centres the line: (40 - 6) / 2. */
    inset: '17px',
    room: '64px',
  },
  /** What the screen's round corners, a notch and the bar for gestures cover. Zero on most screens. */
  safe: {
    top: SAFE_TOP,
    bottom: SAFE_BOTTOM,
    /** The wider side, so that the page stays in the middle. */
    x: SAFE_X,
  },
  layout: {
    header: `calc(73px + ${SAFE_TOP})`,
    /**
     * The four heroes and the video have the same height, so that the bundle continues from one to the next: as high as
     * the window, but at most 81 % of its width.
     */
    hero: 'min(max(100svh, min(56vw, 101svh)), 81vw)',
    heroMobile: 'min(844px, 100svh)',
    /** 45 % of 844px, or the landscape drawing from above its first label. Longer text makes the section higher instead of covering the art. */
    heroArtMobile: 'max(380px, 58vw)',
    measure: '68ch',
    shortText: '30em',
    articleSide: '340px',
    /** Aligns the mark of a list item with the middle of the first line. */
    bulletTop: '0.68em',
    /** Height of a page whose content is missing, so that the footer stays below the fold. */
    stateHeight: '60vh',
    /** From the corner of the window to floating elements. */
    floating: `max(28px, ${SAFE_BOTTOM}, ${SAFE_X})`,
    /** Toasts and the focused element stay above a bar at the bottom of a phone. */
    bottomBar: `calc(96px + ${SAFE_BOTTOM})`,
    adminTopbar: '64px',
    thumbHeight: '60px',
    panel: '420px',
    cardArt: '150px',
    minCard: '260px',
  },
  size: {
    /** Controls: 52px, 44px small, 32px inside dense lines; 24px is the smallest target of WCAG 2.2. */
    control: '52px',
    controlSmall: '44px',
    controlDense: '32px',
    target: '24px',
    glyph: '48px',
    glyphLarge: '56px',
    menuRow: '60px',
    stopRow: '48px',
    spinner: '18px',
    crumbStrand: '26px',
    segment: '36px',
  },
  focus: { width: '3px', offset: '3px' },
  z: { base: 1, floating: 15, header: 20, submenu: 30, mobileMenu: 40, toast: 60 },
} as const;

/** A subject's strand. Pages and cards set it as `data-accent`. */
export type Strand = keyof typeof theme.strand;
