// The build reads this file, and Node needs the extension.
import { heroGrounds, palette } from './palette';

/** Colours of a single place, by role. They are not in `theme.ts`, because no other component may use them. */

const both = (light: string, dark: string) => `light-dark(${light},${dark})`;

/** Background, text pair, focus ring and strand of each home hero. Company and banking are dark in both themes. */
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

/** The insurance hero's button becomes light blue on the dark background. */
export const coverButton = {
  background: both(palette.cover[700], palette.cover[300]),
  text: both(palette.white, palette.ink[950]),
  hover: both('#0B3E77', '#BBDCFF'),
} as const;

export const videoTones = {
  /** A dark layer under the text, which makes it readable over every frame of the film. */
  scrim: 'linear-gradient(90deg,#041A1F 8%,rgba(4,26,31,.86) 38%,rgba(4,26,31,0) 66%)',
  scrimMobile: 'linear-gradient(#041A1F 40%,rgba(4,26,31,.5) 66%,transparent)',
  /** The optional gradient: the lower edge of the film fades to dark. */
  gradient: 'linear-gradient(transparent 60%,#041A1F)',
  control: 'rgba(4,26,31,.6)',
  controlEdge: 'rgba(255,255,255,.5)',
} as const;

/** Borders on dark surfaces, in both themes. */
export const onInk = { demoEdge: 'rgba(255,255,255,.4)', menuEdge: 'rgba(255,255,255,.3)' } as const;

/** The strands on ink, in both themes. */
export const strandsOnInk = `--l-route:${palette.route[500]};--l-flow:${palette.flow[500]};--l-cover:${palette.cover[500]};--l-signal:${palette.signal[500]}`;

/** The QA console. Its background is darker than those of the dark theme (comp). */
export const qaTones = { ground: '#06191E', shadow: '-24px 0 64px -16px rgba(4,26,31,.5)' } as const;
