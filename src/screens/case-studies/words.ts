import type { CaseCategory } from '~/content/model';

/** Text of the case study list. */
export const caseStudiesWords = {
  title: 'Lines we have put back in motion',
  lead: 'Four projects, told from the first workshop to the results.',
  filterLabel: 'Filter case studies',
  all: 'All',
  countOne: '{count} case study',
  countMany: '{count} case studies',
  categories: ['Web Application', 'Mobile App'] as const satisfies readonly CaseCategory[],
  callback: {
    title: 'Is your line standing still?',
    text: 'Describe where it stops. We will call you back within 24 hours with people who have worked on a similar one.',
  },
} as const;
