/**
 * Raw design tokens: the palette, both themes and the scales of the design language. Components never read these;
 * they use the names by use in `theme.ts`.
 */

export const palette = {
  ink: {
    600: '#2A5D67',
    700: '#154852',
    800: '#0D353E',
    900: '#07262D',
    950: '#041A1F',
  },
  mist: {
    50: '#F4F8F7',
    100: '#E9F0EE',
    200: '#D7E2DF',
    300: '#BDCDCA',
    400: '#8FA6A5',
    500: '#6B8587',
  },
  route: {
    50: '#FFF3EE',
    100: '#FFE4D9',
    400: '#FF9B7A',
    500: '#FF6A3D',
    600: '#E2521F',
    700: '#A5330E',
  },
  flow: {
    100: '#D3F4E8',
    300: '#7BE3C3',
    500: '#1FC998',
    600: '#0FA379',
    700: '#06624A',
    900: '#05352B',
    950: '#042820',
  },
  cover: {
    50: '#EEF5FE',
    100: '#E3F0FE',
    300: '#9ACBFF',
    500: '#4DA3FF',
    600: '#2B82E0',
    700: '#0F4F96',
    900: '#0A2A52',
  },
  signal: {
    100: '#FFF3D1',
    500: '#F5C84B',
    600: '#A87B0C',
    700: '#6F5000',
  },
  error: {
    100: '#FDE7E5',
    300: '#FFB4AC',
    700: '#A8201A',
  },
  white: '#FFFFFF',
} as const;

/** Colour roles, the same keys in both themes. */
export const themes = {
  light: {
    bg: '#FFFFFF',
    bgAlt: '#F4F8F7',
    surface: '#FFFFFF',
    surface2: '#F4F8F7',
    surface3: '#E9F0EE',
    text: '#07262D',
    text2: '#36525A',
    text3: '#52696F',
    border: '#D7E2DF',
    borderStrong: '#6B8587',
    link: '#0F4F96',
    focus: '#0F4F96',
    danger: '#A8201A',
    dangerBg: '#FDE7E5',
    ok: '#06624A',
    okBg: '#D3F4E8',
    textRoute: '#A5330E',
    textFlow: '#06624A',
    textCover: '#0F4F96',
    textSignal: '#6F5000',
    tintRoute: '#FFE4D9',
    tintFlow: '#D3F4E8',
    tintCover: '#E3F0FE',
    tintSignal: '#FFF3D1',
    tintMist: '#E9F0EE',
    lineRoute: '#E2521F',
    lineFlow: '#0FA379',
    lineCover: '#2B82E0',
    lineSignal: '#A87B0C',
    buttonBg: '#FF6A3D',
    buttonFg: '#041A1F',
    buttonHover: '#FF845F',
    toastBg: '#07262D',
    toastFg: '#FFFFFF',
  },
  dark: {
    bg: '#06191E',
    bgAlt: '#081F25',
    surface: '#0B262D',
    surface2: '#0F2E36',
    surface3: '#143842',
    text: '#EEF5F4',
    text2: '#B9CCCC',
    text3: '#93ACAE',
    border: '#1C4049',
    borderStrong: '#5F868C',
    link: '#9ACBFF',
    focus: '#F5C84B',
    danger: '#FFB4AC',
    dangerBg: '#3A1614',
    ok: '#7BE3C3',
    okBg: '#063A2E',
    textRoute: '#FF9B7A',
    textFlow: '#5FDDB6',
    textCover: '#9ACBFF',
    textSignal: '#F5C84B',
    tintRoute: '#3A1C12',
    tintFlow: '#063528',
    tintCover: '#0C2C50',
    tintSignal: '#33290C',
    tintMist: '#0F2E36',
    lineRoute: '#FF6A3D',
    lineFlow: '#1FC998',
    lineCover: '#4DA3FF',
    lineSignal: '#F5C84B',
    buttonBg: '#FF6A3D',
    buttonFg: '#041A1F',
    buttonHover: '#FF845F',
    toastBg: '#EEF5F4',
    toastFg: '#041A1F',
  },
} as const;

/** Grounds of the home heroes, which keep their own pair of text colours. */
export const heroGrounds = {
  company: {
    bg: '#041A1F',
    text: '#FFFFFF',
    text2: '#C4D5D5',
  },
  logistics: {
    bg: '#F4F8F7',
    text: '#07262D',
    text2: '#36525A',
  },
  logisticsDark: {
    bg: '#0B262D',
    text: '#FFFFFF',
    text2: '#B9CCCC',
  },
  banking: {
    bg: '#05352B',
    text: '#FFFFFF',
    text2: '#BFE6D9',
  },
  insurance: {
    bg: '#EEF5FE',
    text: '#07262D',
    text2: '#34505F',
  },
  insuranceDark: {
    bg: '#0B2340',
    text: '#FFFFFF',
    text2: '#BFD3EA',
  },
} as const;

export const fontSize = {
  /** As large as both sides of the window allow, so that a title and its action fit into a short one. */
  hero: 'clamp(1.75rem, min(max(2.625rem, 0.55rem + 4.6vw), 10.77vw, 9.4svh), 4.75rem)',
  stat: 'clamp(2.75rem, 2rem + 3.2vw, 5rem)',
  h1: 'clamp(1.75rem, min(max(2.375rem, 1.7rem + 2.9vw), 9svh), 4rem)',
  h2: 'clamp(1.875rem, 1.45rem + 1.85vw, 3rem)',
  h3: 'clamp(1.375rem, 1.25rem + 0.55vw, 1.75rem)',
  h4: '1.25rem',
  lead: 'clamp(1.125rem, 1.04rem + 0.37vw, 1.375rem)',
  prose: '1.125rem',
  body: '1.0625rem',
  small: '0.9375rem',
  caption: '0.8125rem',
} as const;

export const lineHeight = {
  hero: 1.02,
  h1: 1.08,
  h2: 1.1,
  h3: 1.2,
  lead: 1.5,
  body: 1.6,
  prose: 1.7,
} as const;

export const letterSpacing = {
  hero: '-0.03em',
  stat: '-0.04em',
  heading: '-0.022em',
  h3: '-0.014em',
  h4: '-0.008em',
  body: '0',
} as const;
