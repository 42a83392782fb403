/** The messages of pages whose record is loading or missing. A text quoted in the specification (S8) is identical here. */
export const pageMessages = {
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
    listError: 'Error loading articles: ',
  },
} as const;
