/** Headings around one case study, and the short lines under the three phases. */
export const caseStudyWords = {
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
