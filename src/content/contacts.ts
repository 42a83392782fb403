import type { FooterData } from './model';

export const contacts = {
  careers: { name: 'Career', email: 'careers@mindwave.example', href: 'mailto:careers@mindwave.example' },
  general: { name: 'General contact', email: 'contact@mindwave.example', href: 'mailto:contact@mindwave.example' },
} as const;

/** Below every form, where the app does not run. */
export const formsWithoutScript = {
  text: 'This form needs JavaScript and a current browser. Without them, please write to',
  ...contacts.general,
} as const;

/** `city`, `region` and `country` (ISO 3166-1) are for structured data; `mapsHref` opens the address in a map. */
export const offices = {
  headquarters: {
    name: 'Corporate Headquarters',
    address: 'Alpharetta, Georgia, United States',
    city: 'Alpharetta',
    region: 'GA',
    country: 'US',
    mapsHref: 'https://www.openstreetmap.org/search?query=Alpharetta%2C%20Georgia%2C%20United%20States',
  },
  offshore: {
    name: 'Offshore Development Center',
    address: 'Hyderabad, India',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    mapsHref: 'https://www.openstreetmap.org/search?query=Hyderabad%2C%20India',
  },
} as const;

/** Location of a job, for JobPosting data. */
export const jobPlaces = {
  Hyderabad: { city: 'Hyderabad', region: 'Telangana', country: 'IN' },
  Atlanta: { city: 'Atlanta', region: 'GA', country: 'US' },
  'New Jersey': { region: 'NJ', country: 'US' },
} as const;

export const social = {
  name: 'LinkedIn',
  label: 'Mindwave on LinkedIn',
  url: 'https://www.linkedin.com/company/mindwave',
  icon: 'linkedin',
} as const;

export const footer = {
  companyInfo: {
    logo: '/art/logo/logo-dark.svg',
    description: [
      'Mindwave is an IT consulting and staffing firm. We deliver solutions for complex business processes to customers across the United States.',
      'Founded in 2007, we serve logistics, banking and insurance companies from offices in New Jersey, Atlanta and India.',
    ],
    copyright: '© Mindwave. All rights reserved.',
  },
  quickLinks: {
    title: 'Quick links',
    links: [
      { name: 'Home', url: '/' },
      { name: 'About Us', url: '/about' },
      { name: 'Services', url: '/services' },
      { name: 'Contact Us', url: '/contact' },
      { name: 'Support', url: '/support' },
    ],
  },
  contact: {
    title: 'Contact Us',
    departments: [
      { name: contacts.careers.name, email: contacts.careers.email },
      { name: contacts.general.name, email: contacts.general.email },
    ],
  },
  locations: {
    title: 'Locations',
    offices: [
      { name: offices.headquarters.name, address: offices.headquarters.address },
      { name: offices.offshore.name, address: offices.offshore.address },
    ],
  },
  socialMedia: { name: social.name, url: social.url, icon: social.icon },
} as const satisfies FooterData;

/** In the line below the footer's columns, in addition to the five specified quick links. */
export const footerLinks = [
  { text: 'Newsroom', href: '/newsroom' },
  { text: 'Privacy', href: '/privacy' },
  { text: 'Accessibility', href: '/accessibility' },
  { text: 'Site Map', href: '/site-map' },
] as const;

/** Default text of a callback banner. */
export const callbackDefaults = {
  title: 'For Further Inquiries,',
  text: 'Tell us what is stuck. Someone who knows your industry will get back to you within 24 hours.',
  actionText: 'Request a Callback',
  email: contacts.general.email,
} as const;
