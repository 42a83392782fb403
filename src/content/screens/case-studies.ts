import type { CaseCategory } from '~/content/model';

/** Text of the case study list. */
export const caseStudiesScreen = {
  description:
    'Four Mindwave projects in air cargo, intermodal logistics, telemetry and software, told from the first workshop to the results.',
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

/** Headings around one case study, and the short lines under the three phases. */
export const caseStudyScreen = {
  overview: 'Overview',
  challenges: 'Challenges',
  design: { title: 'Design Phase', text: 'Mapping the line' },
  development: { title: 'Development Phase', text: 'Sprints of 2–4 weeks' },
  deployment: { title: 'Deployment Phase', text: 'Step by step' },
  results: 'Results',
  techStack: 'Tech Stack',
  link: 'See the service behind this project',
  back: 'Back to Case Studies',
  notFoundTitle: 'Project not found',
  notFoundText: 'The address may have changed. The four projects we can show are on the list.',
} as const;

/** Text around Vision and Mission. */
export const projectScreen = {
  overview: 'Overview',
  back: 'About Mindwave',
  notFoundTitle: 'Project not found',
  notFoundText: 'The address may have changed. Our vision and our mission are on the page about us.',
} as const;
