/** Text around the newsroom's articles. Loading, error and missing messages are in `messages.ts`. */
export const newsroomWords = {
  recent: 'Recent Articles',
  noRecent: 'No other articles yet.',
  latest: 'Latest articles',
  noScript: 'The list of articles needs JavaScript and a current browser, because it changes between visits.',
  latestEmpty: 'The first article from our projects will appear here.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  share: 'Share',
  print: 'Print',
  copyLink: 'Copy link',
  copied: 'Link copied',
  tryAgain: 'Try again',
  back: 'Back to Newsroom',
  related: 'Read next',
} as const;
