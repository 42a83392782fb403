/**
 * The only media queries. `desktop` is the specified breakpoint (S9.breakpoint): up to 992px is mobile. The others
 * belong to the design language: portrait hero art, the full layout and the editor's live preview.
 */
export const media = {
  desktop: '@media (min-width: 993px)',
  mobile: '@media (max-width: 992px)',
  phone: '@media (max-width: 640px)',
  small: '@media (max-width: 480px)',
  tiny: '@media (max-width: 360px)',
  wide: '@media (min-width: 1280px)',
  livePreview: '@media (min-width: 1200px)',
  full: '@media (min-width: 1440px)',
  /** Wider than 21:9. */
  panorama: '@media (min-aspect-ratio: 5/2) and (min-width: 993px)',
  /**
   * Large text of the user leaves the menu no space. In a container query rem grows with that text; in a media query it
   * does not. At the default size this is below `desktop`, even with a scroll bar.
   */
  headerLargeText: '@container header (max-width: 60rem)',
  /** `wide` and `full` for the line of the header. A scroll bar takes up to a rem. */
  headerWide: '@container header (min-width: 79rem)',
  headerFull: '@container header (min-width: 90rem)',
  touch: '@media (hover: none) and (pointer: coarse)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  screenMotion: '@media screen and (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** The same limits for `matchMedia` and for the sources of pictures. */
export const query = {
  desktop: '(min-width: 993px)',
  mobile: '(max-width: 992px)',
  phone: '(max-width: 640px)',
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  livePreview: '(min-width: 1200px)',
} as const;
