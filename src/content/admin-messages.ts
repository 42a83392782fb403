import { pageMessages } from './page-messages';

/** The messages of the specification (S8) for the admin. A text quoted there is identical here. */
export const adminMessages = {
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
    loadError: pageMessages.article.listError,
    deleted: 'Article deleted successfully!',
    deleteFailed: 'Error deleting article. Please try again.',
    confirmTitle: 'Confirm Delete',
    confirmText: 'Are you sure you want to delete this article?',
  },
} as const;
