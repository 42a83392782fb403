/** Text around Vision and Mission. */
export const projectWords = {
  overview: 'Overview',
  back: 'About Mindwave',
  notFoundTitle: 'Project not found',
  notFoundText: 'The address may have changed. Our vision and our mission are on the page about us.',
} as const;
