/** The not-found page. Its heading is in `messages.ts`, exactly as specified. */
export const notFoundScreen = {
  description:
    'The address has no page on this site. Go back to Home, or tell Mindwave which page you were looking for.',
  documentTitle: 'Page not available',
  text: 'The line ends here. The address may have changed, or the page may have been retired.',
  home: { text: 'Back to Home', href: '/' },
  contact: { text: 'Contact Us', href: '/contact' },
} as const;
