/**
 * Measures of the careers list, a job, case studies and projects. They stand apart from `theme.ts` because only these
 * screens need them.
 */

export const careers = {
  search: '56px',
  searchIndent: '52px',
  searchIcon: '20px',
  /** On mobile the open list of departments scrolls inside this height, so that the jobs stay near. */
  optionsMobile: '264px',
} as const;

export const job = {
  top: '72px',
  sideTop: '100px',
  factName: '108px',
  factLeading: 1.45,
  /** The bar at the bottom of a phone leaves room for the button that scrolls to the top. */
  barRight: '92px',
} as const;

export const cases = {
  cardRatio: '16 / 9',
  bannerRatio: '1440 / 640',
  bannerRatioMobile: '16 / 10',
  pictureRatio: '16 / 10',
  /** What the art of a home hero shows lies right of the middle of its file. */
  heroFocus: '70% 46%',
  statsBottom: '88px',
  phaseName: '300px',
  phaseBottom: '88px',
  phaseBottomSmall: '56px',
  /** A phase's line runs from just under its station into the next one; behind the last station it ends. */
  lineTop: '8px',
  lineBottom: '-8px',
  lineEnd: '30px',
  stackName: '220px',
  splitGap: 'clamp(72px, 7vw, 104px)',
} as const;
