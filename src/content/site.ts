/** Address of the published site, without a slash at the end. A build may set another. */
export const siteUrl = 'https://www.mindwave.example';

export const company = { name: 'Mindwave' } as const;

/** More about the firm, which only the HTML of pages has. */
export const companyProfile = {
  /** One sentence about the firm, for Organization data and link previews. */
  description:
    'Mindwave is an IT consulting and staffing firm for logistics, banking and insurance companies across the United States.',
  foundingYear: 2007,
  industries: ['Logistics and Transportation', 'Banking', 'Insurance'],
  /** Alternative text of the picture in link previews. */
  previewAlt: 'Mindwave: logistics, banking and insurance',
} as const;

export const headerTexts = {
  logoLabel: 'Mindwave, Home',
  contact: { text: 'Contact Us', href: '/contact' },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainMenu: 'Main',
  /** After the name of an item: 'Industries submenu'. */
  submenu: 'submenu',
  /** In the mobile menu, where a tap on the item itself opens its group. */
  overview: 'Overview',
  skipLink: 'Skip to content',
  scrollToTop: 'Scroll to top',
} as const;

export const footerTexts = { version: 'Version', label: 'About this site' } as const;

/** Shown for an article or section without a picture (`docs/specification.md`, S3.section). */
export const DEFAULT_IMAGE = '/art/article-default.svg';
