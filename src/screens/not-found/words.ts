/** The not-found page. Its heading is in `messages.ts`, exactly as specified. */
export const notFoundWords = {
  documentTitle: 'Page not available',
  text: 'The line ends here. The address may have changed, or the page may have been retired.',
  home: { text: 'Back to Home', href: '/' },
  contact: { text: 'Contact Us', href: '/contact' },
} as const;
