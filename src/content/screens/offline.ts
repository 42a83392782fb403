/** Beside articles and jobs this device kept, because no newer answer came; {time} is when they came. */
export const cachedLine = {
  offline: 'As of {time}. You are offline.',
  slow: 'As of {time}. The newest version could not be loaded yet.',
} as const;

/** The page shown when a page was not saved and there is no connection. */
export const offlineScreen = {
  description: 'This device is offline. Pages, jobs and articles that were opened before can still be read.',
  documentTitle: 'You are offline',
  title: 'The line is down. What you saved is here.',
  text: 'This page was not saved for offline use. It opens by itself when you are back online.',
  tryAgain: 'Try again',
  home: { text: 'Back to Home', href: '/' },
  saved: 'You can still read',
  article: 'Article',
  articleSaved: 'Article, saved',
  careers: { title: 'Careers', text: 'Every open role' },
  contact: { title: 'Contact Us' },
} as const;
