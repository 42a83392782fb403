/** Text of the list of all pages. */
export const siteMapWords = {
  title: 'Every page at a glance.',
  lead: 'All pages of this site, with the open roles and the case studies.',
} as const;
