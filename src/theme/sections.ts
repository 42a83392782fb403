import { heroGrounds, palette } from './tokens.ts';

/**
 * Measures of the page sections: the drawing of the heroes, banners, lines and diagrams. They stand apart from
 * `theme.ts` because no primitive needs them, so pages without sections do not load them.
 */

const both = (light: string, dark: string) => `light-dark(${light},${dark})`;

/** Ground, text pair, focus ring and strand of each home hero; company and banking are dark in both themes. */
export const heroTones = {
  company: {
    ground: heroGrounds.company.bg,
    text: heroGrounds.company.text,
    text2: heroGrounds.company.text2,
    focus: palette.signal[500],
    strand: palette.route[500],
  },
  logistics: {
    ground: 'var(--hero-logistics)',
    text: both(heroGrounds.logistics.text, heroGrounds.logisticsDark.text),
    text2: both(heroGrounds.logistics.text2, heroGrounds.logisticsDark.text2),
    focus: both(palette.cover[700], palette.signal[500]),
    strand: palette.route[600],
  },
  banking: {
    ground: heroGrounds.banking.bg,
    text: heroGrounds.banking.text,
    text2: heroGrounds.banking.text2,
    focus: palette.signal[500],
    strand: palette.flow[500],
  },
  insurance: {
    ground: 'var(--hero-insurance)',
    text: both(heroGrounds.insurance.text, heroGrounds.insuranceDark.text),
    text2: both(heroGrounds.insurance.text2, heroGrounds.insuranceDark.text2),
    focus: both(palette.cover[700], palette.signal[500]),
    strand: palette.cover[600],
  },
} as const;

/** The insurance hero's button turns to light blue on the dark ground. */
export const coverButton = {
  background: both(palette.cover[700], palette.cover[300]),
  text: both(palette.white, palette.ink[950]),
  hover: both('#0B3E77', '#BBDCFF'),
} as const;

/**
 * The four heroes and the video are equally high, so that the bundle leaves one where the next takes it up: as high as
 * the window, but at most 81 % of its width. The art is 1440 by 900 and as high as the section, or a little higher in a
 * wide window. Its drawing begins at 620, which stands at `artLeft` beside the text, and the bundle at 1037 is 60 wide.
 */
const HERO_HEIGHT = 'min(max(100svh, min(56vw, 101svh)), 81vw)';

export const hero = {
  height: HERO_HEIGHT,
  heightMobile: 'min(844px, 100svh)',
  /** Above 100 % the upper and the lower edge are cut, where the art has nothing but the bundle. */
  art: 'clamp(100%, 62.5vw, 112%)',
  /** The box is wider than the art, because the ribbon of the first hero runs on to the window's edge: 620 of 2700. */
  artBox: '2700 / 900',
  artShift: '-22.963% 0',
  /** Where even the ribbon ends inside the window, it fades out; it reaches to 67.4 % of the box. */
  artFade: 'linear-gradient(90deg, #000 58%, transparent 67%)',
  artLeft: 'max(43.056%, 50% - 6.25rem)',
  artLeftNarrow: '50.297%',
  /**
   * On mobile the art stands below the text. Up to 640px it is the portrait drawing of 780 by 900, whose bundle leaves in
   * the middle, 60 of 780 wide; wider windows show the whole landscape drawing, so the bundle leaves at 1037 of 1440.
   */
  portraitRatio: '780 / 900',
  portraitHeight: 'calc(100vw * 900 / 780)',
  tail: { left: '72.014vw', width: '2.0833vw', height: '54px' },
  tailPhone: { left: 'calc(50% - 3.846vw)', width: '7.692vw' },
  /** Where the art's bundle leaves, by the height of the art. */
  bundle: {
    art: `clamp(${HERO_HEIGHT}, 62.5vw, 1.12 * ${HERO_HEIGHT})`,
    left: 'calc(max(43.056%, 50% - 6.25rem) + var(--art) * 0.46333)',
    leftNarrow: 'calc(50.297% + var(--art) * 0.46333)',
    width: 'calc(var(--art) / 30)',
    height: '120px',
  },
  text: 'min(40rem, 50vw)',
  textTop: 'min(36px, 4.3svh)',
  title: 'min(45rem, 50vw)',
  titleNarrow: '50vw',
  textNarrow: '44vw',
  lead: '25em',
  claim: '3.25rem',
  claimText: '15em',
  claimGap: 'min(34px, 4.4svh)',
  /** 45 % of 844px. Longer text makes the section higher instead of running into the art. */
  artMobile: '380px',
  artTablet: '82% 100%',
  fadeTablet: 'linear-gradient(transparent, #000 16%)',
  fadePhone: 'linear-gradient(transparent 3%, #000 13%)',
  leadGap: 'min(26px, 3.4svh)',
  act: 'min(38px, 5svh)',
  factsRoom: 'min(88px, 11.2svh)',
  later: 'min(64px, 8svh)',
} as const;

/** Three strands of the bundle with their gaps, left to right, as one background. */
export const strandsX =
  'linear-gradient(90deg,var(--route-500) 0 20%,transparent 20% 40%,var(--flow-500) 40% 60%,transparent 60% 80%,var(--cover-500) 80%)';

export const fadeDown = 'linear-gradient(#000, transparent)';

export const video = {
  text: '42.5rem',
  textNarrow: 'min(42.5rem, 56vw)',
  lead: '34em',
  middle: '50%',
  focalMobile: '62% 100%',
  /** Ink under the text, so that it reads over every frame of the film. */
  scrim: 'linear-gradient(90deg,#041A1F 8%,rgba(4,26,31,.86) 38%,rgba(4,26,31,0) 66%)',
  scrimMobile: 'linear-gradient(#041A1F 40%,rgba(4,26,31,.5) 66%,transparent)',
  /** The optional gradient: the film sinks into ink at its lower edge. */
  gradient: 'linear-gradient(transparent 60%,#041A1F)',
  control: 'rgba(4,26,31,.6)',
  controlEdge: 'rgba(255,255,255,.5)',
} as const;

export const banner = {
  top: 'min(34px, 4.25svh)',
  bottom: 'clamp(64px, 7.6vw, 112px)',
  bottomMobile: '250px',
  /** 1440 by 560; a wide window shows a little less than its whole height. */
  art: 'clamp(100%, 38.889vw, 125%)',
  artBox: '1440 / 560',
  artMobile: '230px',
  artMobileAt: '82% 50%',
  fade: 'linear-gradient(transparent, #000 30%)',
  bodyGap: 'min(52px, 6.5svh)',
  /** Without a ground the title stands 56px further from the crumbs. */
  bodyGapBare: 'min(108px, 13.5svh)',
  textBare: '60rem',
  /** Below 1440px the art steps aside, so that its lines stay clear of the text; a long trail of crumbs needs 130px more. */
  shift: 'clamp(0px, (1440px - 100vw) * 0.75, 260px)',
  shiftAside: 'calc(130px + clamp(0px, (1440px - 100vw) * 0.75, 340px))',
  shiftCover: 'calc(40px + clamp(0px, (1440px - 100vw) * 0.75, 260px))',
  textNarrow: '54vw',
  /** 20px more than in the comp, where the longest title on one line just fits and would break with another hinting. */
  text: '45rem',
  lead: '27em',
  leadNarrow: 'min(27em, 44vw)',
} as const;

export const section = {
  /** Gaps between a head and its content, and between two halves. */
  headGap: 'clamp(36px, 4.5vw, 64px)',
  splitGap: 'clamp(32px, 6vw, 96px)',
  pairGap: 'clamp(32px, 7vw, 112px)',
  gridGapWide: '40px',
  statGap: '56px',
  /** A line that leaves the viewport, whatever its width. */
  beyond: '-100vw',
  textWidth: '62ch',
  textLeading: 1.65,
  fact: '1.75rem',
  featureName: '280px',
  featureTitle: '1.1875rem',
  featureGap: '44px',
  techName: '1.5rem',
  listMark: { width: '14px', top: '0.68em' },
  /** First line of a title whose strand stands beside it. */
  markTop: '0.5em',
  markIndent: '42px',
  checkGap: '9px',
  glyphRadius: '14px',
  statText: '14em',
  half: '50%',
} as const;

/** Stations: 40px on a 6px line that runs through their middle. */
export const station = {
  size: '40px',
  border: '6px',
  /** Where the line starts to be centred: (40 - 6) / 2. */
  inset: '17px',
  room: '64px',
  /** From the first station's middle to the next, past the gap between two rows. */
  overlap: '38px',
  gapMobile: '36px',
  gap: '32px',
  end: '8px',
  pop: '60ms',
  numberSize: '44px',
  numberBorder: '5px',
} as const;

export const bento = {
  height: '248px',
  heightMobile: '180px',
  figure: '2.6rem',
  figureMobile: '2.5rem',
  leading: 0.95,
  text: '20em',
  inkText: '11em',
  title: '15em',
  ribbon: '72%',
  line: '210px',
} as const;

/** Letters inside drawings, in units of their view box; they grow where the drawing shrinks. */
export const diagram = {
  label: '17px',
  figure: '30px',
  note: '16px',
  labelPhone: '25px',
  figurePhone: '38px',
  notePhone: '22px',
} as const;
