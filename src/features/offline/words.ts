/** Above cached articles and jobs when there is no fresh response; {time} is when they were saved. */
export const cachedLine = {
  offline: 'As of {time}. You are offline.',
  slow: 'As of {time}. The newest version could not be loaded yet.',
} as const;

/** The offline page, for pages that are not saved on this device. */
export const offlineWords = {
  documentTitle: 'You are offline',
  title: 'The line is down. What you saved is here.',
  text: 'This page was not saved for offline use. It opens by itself when you are back online.',
  tryAgain: 'Try again',
  home: { text: 'Back to Home', href: '/' },
  saved: 'You can still read',
  page: 'Page',
  article: 'Article',
  articleSaved: 'Article, saved',
  careers: { title: 'Careers', text: 'Every open role' },
  contact: { title: 'Contact Us' },
} as const;
