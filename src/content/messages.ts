/**
 * Every message of the specification's section 8, and the sentences a state shows in its place. Words only; the screens
 * decide when. A string quoted in the specification stands here letter by letter.
 */
export const messages = {
  contact: {
    success: 'Thank you! We will contact you soon.',
    failure: 'Something went wrong. Please try again.',
  },
  lead: {
    required: {
      name: 'Name is required',
      email: 'Email is required',
      mobile: 'Mobile is required',
      company: 'Company is required',
    },
  },
  callback: {
    title: 'Request a Callback',
    promise: 'We’ll get back to you within 24 hours',
    name: 'Please enter your name',
    company: 'Please enter your company name',
    email: 'Please enter a valid email address',
    workEmail: 'Please enter your work email address (no public email providers)',
    phone: 'Please enter a valid 10-digit phone number',
    phoneHint: 'Ten digits. A leading +1, +91 or 0 is taken off when you paste.',
    otherWay: 'No work address? Write to',
    submit: 'Request a Callback',
    submitting: 'Submitting...',
    cancel: 'Cancel',
    close: 'Close',
  },
  notFound: { heading: 'This page is not available' },
  job: {
    loading: 'Loading job details...',
    notFound: 'Job not found. Please return to the careers page.',
    back: 'Back to Jobs',
    apply: 'Apply for this job',
  },
  caseStudy: { notFound: 'Project not found.' },
  article: {
    loading: 'Loading article...',
    loadError: 'Error loading article: ',
    unknownError: 'Unknown error',
    notFound: 'Article not found',
    noData: 'No article data available',
  },
  login: {
    required: 'Please login to access',
    failure: 'Login failed. Please check your credentials.',
    noToken: 'Login successful but no token received.',
  },
  editor: {
    required: 'Please fill in all required article information (title, slug, and date).',
    saved: 'Article saved successfully!',
    saveFailed: 'Failed to save article. Please try again.',
    slugHelp: 'URL-friendly version of the title (lowercase, no spaces, hyphens only)',
    noSections: 'No sections yet',
    noSidebarItems: 'No sidebar items yet',
    untitledSection: 'Untitled Section',
  },
  dashboard: {
    empty: 'No articles found. Add your first article to get started!',
    loadError: 'Error loading articles: ',
    deleted: 'Article deleted successfully!',
    deleteFailed: 'Error deleting article. Please try again.',
    confirmTitle: 'Confirm Delete',
    confirmText: 'Are you sure you want to delete this article?',
  },
  update: {
    ready: 'A new version is ready',
    apply: 'Update',
    later: 'Later',
    waits: 'The update waits: a tab of this site has unsaved text.',
    check: 'Check for update',
    checking: 'Checking...',
    current: 'This is the newest version.',
    offline: 'No connection: the newest version cannot be asked for.',
    repair: 'Repair this app',
    repairQuestion: 'Load the app anew? Requests that wait and drafts are kept.',
    repairYes: 'Repair',
    repairNo: 'Cancel',
    missingPart: 'Part of this page is no longer there.',
    missingPartText:
      'Mindwave was updated while you were here. Reload once to get the current version. What you typed on this page is kept.',
    reload: 'Reload',
    home: 'Back to Home',
  },
  demoData: {
    mark: 'Demo data: nothing leaves this browser',
    memory: 'This browser keeps no data for this site: changes last until the page is closed.',
  },
} as const;
