/**
 * Measures of the callback panel, the services' line, link cards, index rows, blog cards and testimonials. They stand
 * apart from `theme.ts` because only these sections need them.
 */

/** Bands that stand closer to what is above them than two sections do. */
export const band = {
  callback: 'clamp(56px, 6vw, 88px)',
  topSmall: 'clamp(40px, 4vw, 64px)',
  /** A section before a callback banner gives up the room the banner brings, so that the gap is that of one section. */
  beforeCallback: 'calc(clamp(72px, 9vw, 136px) - clamp(56px, 6vw, 88px))',
} as const;

export const callback = {
  padding: 'clamp(32px, 5vw, 72px)',
  paddingMobile: '160px',
  art: '62%',
  artMobile: '150px',
  title: '14em',
  text: '34em',
} as const;

/**
 * The services' timetable: three strands of 6px with gaps of 6px run down; the strand of a category swings out by a
 * curve of 100 by 76 to a line 72px from the left, and back. On mobile everything across is drawn at two thirds.
 */
export const explorer = {
  map: '300px',
  top: '110px',
  lead: '17em',
  /** A jump stops at the header's height plus 80px (specification section 9); 89px are the page's scroll padding. */
  jump: '64px',
  mapRow: '76px',
  mapStop: '34px',
  mapStopInset: 'inset 0 0 0 5px',
  mapLine: '14px',
  bundle: '30px',
  legEnd: '82px',
  legEndMobile: '70px',
  tail: '72px',
  tailMobile: '24px',
  swingWidth: '100px',
  swingHeight: '76px',
  lineLeft: '72px',
  lineLeftMobile: '48px',
  lineEnd: '75px',
  text: '132px',
  textMobile: '92px',
  stop: '44px',
  stopLeft: '53px',
  stopLeftMobile: '28px',
  columns: '100px minmax(0, 17rem) minmax(0, 1fr)',
  /** Between 993 and 1279px the description stands under the title. */
  columnsNarrow: '100px minmax(0, 1fr)',
  columnsMobile: '44px minmax(0, 1fr)',
  stopRise: '-7px',
  stopRiseMobile: '-9px',
  shrink: 'scale(0.667, 1)',
  category: '1.125rem',
} as const;

/** The three strands in the theme's line colours; a leg hides its own by setting one of `--a`, `--b`, `--d`. */
export const strandsDown =
  'linear-gradient(90deg,var(--a) 0 6px,transparent 6px 12px,var(--b) 12px 18px,transparent 18px 24px,var(--d) 24px 30px)';
export const fadeIn = 'linear-gradient(transparent, #000)';
export const fadeOut = 'linear-gradient(#000, transparent)';

export const quote = {
  height: '400px',
  paddingX: '52px',
  size: 'clamp(1.375rem, 1.1rem + 1.1vw, 1.875rem)',
  leading: 1.32,
  headGap: '44px',
  /** From the section's box out to both edges of the window. */
  bleed: 'calc(50% - 50vw)',
} as const;

export const leadSection = { columns: '5fr 6fr', card: 'clamp(24px, 3.3vw, 48px)' } as const;

export const linkCard = {
  height: '360px',
  heightMobile: '330px',
  heightPhone: '410px',
  art: '190px',
  artPhone: '150px',
  text: '26em',
} as const;

export const indexRow = {
  columns: '72px minmax(0, 5fr) minmax(0, 6fr) 44px',
  columnsMobile: '56px minmax(0, 1fr)',
  padding: '30px',
  glyphRadius: '16px',
  glyphRadiusMobile: '14px',
} as const;

export const blogCard = { art: '240px', artMobile: '180px', paddingTop: '34px' } as const;
