import { palette } from './tokens.ts';

/** Measures of the header, its menus and the footer. */
export const header = {
  rise: '-16px',
  logoMobile: '30px',
  gapFull: '20px',
  gapNarrow: '6px',
  itemGap: '5px',
  /** Side padding of a top item; there is less room beside the demo mark in words. */
  item: '14px',
  /**
   * Between 993 and 1279px all the room there is: beside the gutters 0.89 of each further pixel is free, for twelve sides of
   * items, so a fourteenth fits. From 60.75rem on, because larger text of the visitor needs the room itself.
   */
  itemNarrow: 'clamp(4px, 4px + (100cqi - 60.75rem) / 14, 10px)',
  itemBesideMark: '10px',
  demo: '36px',
  demoEdge: 'rgba(255,255,255,.4)',
  markBottom: '4px',
  submenuLeft: '-42px',
  submenuLeftNarrow: 'calc(24px - 20vw)',
  submenuRise: '6px',
  column: '380px',
  /** What a column is higher than its rows: padding, heading, borders. */
  columnRest: '67px',
  currentBar: '28px',
  currentBarAt: 'calc(50% - 14px)',
  shadowCut: 'inset(-96px -96px -96px 0)',
  glyphRadius: '12px',
  summaryLeading: 1.35,
  chevronOpacity: 0.75,
} as const;

/** Stops of a child menu: 14px on a line of 4px. */
export const stops = {
  row: '48px',
  rowMobile: '44px',
  text: '40px',
  size: '14px',
  left: '12px',
  line: '17px',
  half: '-7px',
} as const;

export const sheet = {
  logo: '32px',
  list: '10px',
  strand: '22px',
  edge: 'rgba(255,255,255,.3)',
} as const;

/** The strands as they are drawn on ink in both themes. */
export const strandsOnInk = `--l-route:${palette.route[500]};--l-flow:${palette.flow[500]};--l-cover:${palette.cover[500]};--l-signal:${palette.signal[500]}`;

export const footer = {
  bar: '18px',
  columns: '4.4fr 1.7fr 2.6fr 3fr',
  columnsNarrow: '3fr 1.3fr 2.9fr 2.6fr',
  top: '80px',
  logo: '40px',
  text: '24em',
  link: '36px',
  newsroomGap: '36px',
  lineRise: '-10px',
  gapNarrow: '28px',
} as const;

/** The card that offers to install: 400px wide, on mobile a sheet over the whole width. */
export const installCard = { width: '400px', mark: '16px' } as const;

/** On mobile it covers as little of the text as it can, and the page ends so far below its last line. */
export const toTop = { inset: '28px', insetMobile: '8px', mobile: '40px', room: '48px', z: 15 } as const;

/** The card in place of a part that could not be loaded. */
export const recovery = { width: '620px', side: '30px', cut: '4px' } as const;
