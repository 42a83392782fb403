/**
 * The sentences of the app itself. Every page loads this file, so the messages of forms, of pages without a record, and
 * of the admin have separate files. Text only; the screens decide when to show it.
 */
export const messages = {
  update: {
    ready: 'A new version is ready',
    apply: 'Update',
    later: 'Later',
    waits: 'The update is waiting: a tab of this site has unsaved text.',
    check: 'Check for update',
    checking: 'Checking...',
    current: 'This is the newest version.',
    offline: 'You are offline. Try again when you have a connection.',
    failed: 'The newest version could not be loaded. Please try again later.',
    repair: 'Repair this app',
    repairQuestion: 'Reload the app from scratch? Your drafts and waiting requests stay.',
    repairYes: 'Repair',
    repairNo: 'Cancel',
    chunkError: 'This page could not be loaded completely',
    chunkErrorText:
      'Mindwave was updated while you were here. Reload once to get the current version. What you typed on this page is safe.',
    reload: 'Reload',
    home: 'Back to Home',
  },
  pageLoading: 'Loading page',
  outdatedBrowser: 'Forms and the admin need a newer browser.',
  demoData: {
    mark: 'Demo data: nothing leaves this browser',
    memory: 'This browser stores no data for this site. Changes last until you close the page.',
  },
} as const;
