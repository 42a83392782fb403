/** The card that offers to install the site. */
export const installWords = {
  title: 'Keep Mindwave at hand',
  lead: 'Add it to this device. No store, no account.',
  points: [
    'Opens at once, in its own window',
    'Pages you have read stay readable offline',
    'Requests wait for a connection and then go out',
  ],
  install: 'Install',
  later: 'Not now',
  /** Safari on iPhone and iPad has no prompt that a page could open. */
  iosSteps: ['Tap Share in the browser’s bar.', 'Choose ‘Add to Home Screen’.'],
} as const;
