/** The widths of the comps: a phone, the narrowest window with the desktop menu, and a desktop. */
export const WIDTHS = [390, 993, 1440] as const;
export const THEMES = ['light', 'dark'] as const;

export type Width = (typeof WIDTHS)[number];

export interface Subject {
  /** The name of the screenshots. */
  readonly name: string;
  /** The id of the story. */
  readonly story: string;
  /** CSS selector of the captured element. Defaults to the window. */
  readonly part?: string;
  /** Set if the subject exists only at some widths. */
  readonly widths?: readonly Width[];
}

const DESKTOP: readonly Width[] = [993, 1440];
/** The wrapper that `OnPage` and `SitePage` render around a story. */
const MAIN = 'main';
const ROOT = '#storybook-root';

/** The compared subjects: the main stories, and the shell in its states. */
export const subjects: readonly Subject[] = [
  { name: 'home', story: 'pages-site--home' },
  { name: 'video-banner', story: 'sections-videobanner--default', widths: [390] },
  { name: 'page-banner', story: 'sections-pagebanner--light' },
  { name: 'page-banner-art', story: 'sections-pagebanner--art-with-callback' },
  { name: 'cards-info', story: 'sections-cardgrid--info' },
  { name: 'cards-solution', story: 'sections-cardgrid--solution-links' },
  { name: 'station-line', story: 'sections-stationline--five-stations', part: MAIN },
  { name: 'accordion', story: 'sections-accordionpanel--with-figure', part: MAIN },
  { name: 'explorer', story: 'sections-serviceexplorer--default' },
  { name: 'testimonials', story: 'sections-testimonialcarousel--home', part: MAIN },
  { name: 'lead-form', story: 'sections-leadform--default' },
  { name: 'callback-banner', story: 'sections-callbackbanner--default', part: MAIN },
  { name: 'modal', story: 'ui-modal--open' },
  { name: 'header', story: 'shell-header--solid', part: 'header' },
  { name: 'header-home', story: 'shell-header--on-the-home-page', part: 'header' },
  { name: 'submenu', story: 'shell-header--submenu-open', widths: DESKTOP },
  { name: 'mobile-menu', story: 'shell-mobilemenu--open', widths: [390] },
  { name: 'mobile-menu-group', story: 'shell-mobilemenu--open-on-a-subpage', widths: [390] },
  { name: 'footer', story: 'shell-footer--default', part: 'footer' },
  { name: 'toast', story: 'ui-toast--never-expires' },
  { name: 'field-valid', story: 'ui-textfield--valid', part: ROOT, widths: [390] },
  { name: 'field-error', story: 'ui-textfield--with-error', part: ROOT, widths: [390] },
  { name: 'article', story: 'pages-article--full' },
  { name: 'article-error', story: 'pages-article--server-error' },
  { name: 'newsroom-empty', story: 'pages-newsroom--empty', part: '#latest' },
  { name: 'careers', story: 'pages-careers--full' },
  { name: 'job', story: 'pages-job--full' },
  { name: 'case-study', story: 'pages-casestudies--study' },
  { name: 'not-found', story: 'pages-site--not-found' },
  { name: 'contact', story: 'pages-site--contact' },
];

/** Windows of other shapes: landscape phones, very wide, low and small. */
export const SHAPES = [
  { width: 1200, height: 1920 },
  { width: 1440, height: 2560 },
  { width: 3440, height: 1440 },
  { width: 1024, height: 600 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
] as const;

/** The subjects in these windows. The first hero and the banner look alike in both themes, so the dark theme omits them. */
export const shapeSubjects: Readonly<Record<(typeof THEMES)[number], readonly Subject[]>> = {
  light: [
    { name: 'home', story: 'pages-site--home' },
    { name: 'page-banner-art', story: 'sections-pagebanner--art-with-callback' },
    { name: 'article', story: 'pages-article--full' },
    { name: 'editor', story: 'features-admin-editor--existing' },
  ],
  dark: [
    { name: 'article', story: 'pages-article--full' },
    { name: 'editor', story: 'features-admin-editor--existing' },
  ],
};
