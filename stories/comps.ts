/**
 * The comp of each story for the panel 'Comp'. The pictures are `docs/comps/NAME[-dark][-mobile].webp`, 1440 px wide, or 390 px for
 * a phone. This is a selection of at most 3 MB; all comps together are three times as large.
 */
type Look = 'light' | 'dark' | 'phone';
type Looks = readonly [Look, ...Look[]];

const LIGHT: Looks = ['light'];
const LIGHT_DARK: Looks = ['light', 'dark'];
const LIGHT_PHONE: Looks = ['light', 'phone'];

/** All comps with their looks. */
export const comps = {
  '404': LIGHT,
  about: LIGHT,
  'admin-conflict': LIGHT_PHONE,
  'admin-dashboard-tools': ['light', 'dark', 'phone'],
  'admin-delete-dialog': LIGHT,
  'admin-draft-recovery': LIGHT,
  'admin-editor-tools': LIGHT_DARK,
  'admin-keyboard': LIGHT,
  'admin-live-preview': LIGHT_DARK,
  'admin-login': LIGHT,
  'admin-preview': LIGHT,
  'admin-session-ended': LIGHT_DARK,
  'admin-states': LIGHT,
  'application-development': LIGHT,
  article: ['light', 'dark', 'phone'],
  banking: LIGHT,
  'callback-modal': LIGHT_PHONE,
  careers: LIGHT_PHONE,
  'case-studies': LIGHT,
  'case-study': LIGHT,
  'chunk-recovery': LIGHT,
  contact: LIGHT,
  demo: LIGHT,
  'demo-data': LIGHT_PHONE,
  'digital-transformation': LIGHT,
  'fleet-management': LIGHT,
  'generative-ai': LIGHT,
  home: LIGHT_PHONE,
  industries: LIGHT_PHONE,
  insurance: LIGHT,
  'job-detail': LIGHT,
  logistics: LIGHT,
  'mobile-menu': ['phone'],
  newsroom: LIGHT,
  'offline-page': LIGHT_PHONE,
  'our-services': LIGHT,
  project: LIGHT,
  'qa-console': LIGHT_PHONE,
  reliability: LIGHT,
  services: LIGHT,
  'shipment-management': LIGHT,
  'staff-augmentation': LIGHT,
  states: LIGHT,
  submenu: LIGHT,
  support: LIGHT,
  technologies: LIGHT,
} as const satisfies Record<string, Looks>;

type CompName = keyof typeof comps;

export interface CompPlace {
  readonly comp: CompName;
  /** Top of the story in the comp, in px: at a width of 1440 px, and of 390 px. */
  readonly top?: number;
  readonly phoneTop?: number;
}

const at = (comp: CompName, top = 0, phoneTop = top): CompPlace => ({ comp, top, phoneTop });

/** The comps by the id of a story, or by the id of a component for all its stories. The more specific id wins. */
export const compOfStory: Readonly<Record<string, CompPlace>> = {
  'docs-component-states': at('states'),

  'pages-site--home': at('home'),
  'pages-site--contact': at('contact'),
  'pages-site--demo': at('demo'),
  'pages-site--not-found': at('404'),
  'pages-content--about': at('about'),
  'pages-content--application-development': at('application-development'),
  'pages-content--banking': at('banking'),
  'pages-content--digital-transformation': at('digital-transformation'),
  'pages-content--fleet-management': at('fleet-management'),
  'pages-content--generative-ai': at('generative-ai'),
  'pages-content--industries': at('industries'),
  'pages-content--insurance': at('insurance'),
  'pages-content--logistics': at('logistics'),
  'pages-content--our-services': at('our-services'),
  'pages-content--services': at('services'),
  'pages-content--shipment-management': at('shipment-management'),
  'pages-content--staff-augmentation': at('staff-augmentation'),
  'pages-content--support': at('support'),
  'pages-content--technologies': at('technologies'),
  'pages-content--vision': at('project'),
  'pages-content--not-saved-for-offline': at('offline-page'),
  'pages-article--full': at('article'),
  'pages-careers--full': at('careers'),
  'pages-casestudies--list': at('case-studies'),
  'pages-casestudies--study': at('case-study'),
  'pages-job--full': at('job-detail'),
  'pages-newsroom--full': at('newsroom'),
  'pages-admin--login': at('admin-login'),
  'pages-admin--dashboard': at('admin-dashboard-tools'),
  'pages-admin--editor': at('admin-editor-tools'),

  'sections-accordionpanel': at('technologies', 3540, 4278),
  'sections-accordionpanel--second-open': at('technologies', 3540, 4278),
  'sections-accordionpanel--with-figure': at('digital-transformation', 593, 686),
  'sections-benefitstats': at('logistics', 2126, 2623),
  'sections-blogcards': at('our-services', 405),
  'sections-callbackbanner': at('home', 6911, 9338),
  'sections-cardgrid': at('home', 4500, 4607),
  'sections-cardgrid--number': at('digital-transformation', 1999, 2573),
  'sections-cardgrid--solutions': at('fleet-management', 1038),
  'sections-cardgrid--solutions-with-long-texts': at('application-development'),
  'sections-cardgrid--solution-links': at('logistics', 2673, 3321),
  'sections-cardgrid--solution-actions': at('support'),
  'sections-cardgrid--why-us': at('fleet-management', 2292),
  'sections-corestrengths': at('home', 6015, 8236),
  'sections-featuresections': at('about', 593, 696),
  'sections-hero': at('home'),
  'sections-hero--logistics': at('home', 900, 923),
  'sections-hero--banking': at('home', 1800, 1869),
  'sections-hero--insurance': at('home', 2700, 2816),
  'sections-indexrows': at('industries', 474, 476),
  'sections-indexrows--services': at('services', 474),
  'sections-leadform': at('home', 10016, 12819),
  'sections-linkcards': at('about', 1198, 1570),
  'sections-pagebanner': at('logistics', 73, 73),
  'sections-pagebanner--light': at('industries', 73, 73),
  'sections-pagebanner--flow-ground': at('banking', 73, 73),
  'sections-pagebanner--cover-ground': at('insurance', 73),
  'sections-pagebanner--signal-strand': at('generative-ai', 73),
  'sections-serviceexplorer': at('home', 7437, 9934),
  'sections-stationline': at('logistics', 682, 779),
  'sections-steps': at('fleet-management', 1742),
  'sections-techgrid': at('technologies', 2816, 3243),
  'sections-testimonialcarousel': at('home', 9180, 12210),
  'sections-testimonialcarousel--about': at('about', 2397, 3319),
  'sections-textblock': at('about', 593, 696),
  'sections-videobanner': at('home', 3600, 3763),

  'features-admin-dashboard': at('admin-dashboard-tools'),
  'features-admin-editor': at('admin-editor-tools'),
  'features-admin-editor--keyboard-help': at('admin-keyboard'),
  'features-admin-editor--preview': at('admin-preview'),
  'features-admin-editor-parts': at('admin-states'),
  'features-admin-editor-parts--checks-fine': at('admin-states', 700),
  'features-admin-editor-parts--checks-to-fix': at('admin-states', 700),
  'features-admin-editor-parts--conflict': at('admin-conflict'),
  'features-admin-editor-parts--draft-found': at('admin-draft-recovery'),
  'features-admin-editor-parts--live': at('admin-live-preview'),
  'features-admin-editor-parts--looks': at('admin-states', 1094),
  'features-admin-editor-parts--looks-shared': at('admin-states', 1094),
  'features-admin-login': at('admin-login'),
  'features-admin-login--over-the-editor': at('admin-session-ended'),
  'features-careers-jobboard': at('careers', 441, 407),
  'features-careers-jobdetail': at('job-detail', 73),
  'features-case-studies-casecard': at('case-studies', 441),
  'features-case-studies-casefilter': at('case-studies', 380),
  'features-case-studies-casephases': at('case-study', 1831),
  'features-case-studies-techstack': at('case-study', 3089),
  'features-case-studies-nextcard': at('project', 2156),
  'features-contact-contactform': at('contact', 139, 139),
  'features-offline-cachedline': at('reliability', 609),
  'features-qa-console': at('qa-console'),

  'shell-footer': at('home', 11043, 14186),
  'shell-header': at('about'),
  'shell-header--on-the-home-page': at('home'),
  'shell-header--submenu-open': at('submenu'),
  'shell-mobilemenu': at('mobile-menu'),
  'shell-recovery': at('chunk-recovery'),

  'ui-accordion': at('technologies', 3660, 4400),
  'ui-alert': at('reliability', 609),
  'ui-breadcrumb': at('states', 270),
  'ui-button': at('states', 161),
  'ui-buttonlink': at('states', 161),
  'ui-carousel': at('home', 9180, 12210),
  'ui-checkbox': at('states', 371),
  'ui-choice': at('states', 640),
  'ui-confirmdialog': at('admin-delete-dialog'),
  'ui-disclosure': at('careers', 441, 407),
  'ui-emptystate': at('states', 2125),
  'ui-filepicker': at('admin-states', 534),
  'ui-iconbutton': at('states', 161),
  'ui-labels': at('states', 640),
  'ui-links': at('states', 270),
  'ui-loading': at('states', 1832),
  'ui-modal': at('callback-modal'),
  'ui-pager': at('newsroom', 2400, 2800),
  'ui-select': at('states', 371),
  'ui-textfield': at('states', 371),
  'ui-themeswitch': at('demo-data'),
  'ui-toast': at('states', 1425),
};

const SUFFIX: Readonly<Record<Look, string>> = {
  light: '',
  dark: '-dark',
  phone: '-mobile',
};

/** File name of a comp without the extension. */
export const pictureOf = (comp: string, look: Look) => `${comp}${SUFFIX[look]}`;

/** All pictures in `docs/comps`. */
export const pictureNames: readonly string[] = Object.entries(comps).flatMap(([comp, looks]) =>
  looks.map((look) => pictureOf(comp, look)),
);

export const compOf = (storyId: string): CompPlace | undefined =>
  compOfStory[storyId] ?? compOfStory[storyId.split('--')[0] ?? ''];

/**
 * Chooses the look for a width and a theme. If the comp has no dark look, it is the light one and `isOfTheme` is false.
 */
export function chooseLook(comp: CompName, isPhone: boolean, isDark: boolean): { look: Look; isOfTheme: boolean } {
  const looks: Looks = comps[comp];
  const look: Look = isPhone ? 'phone' : isDark && looks.includes('dark') ? 'dark' : 'light';
  return { look, isOfTheme: isDark === (look === 'dark') };
}

export const hasPhone = (comp: CompName) => comps[comp].some((look) => look === 'phone');
export const hasDesktop = (comp: CompName) => comps[comp].some((look) => look === 'light');
