import { retryable } from '~/lib/retry';

/** Code about links that most visits of the admin do not need. */
export const linkingArticles = retryable(async () => (await import('./LinkingArticles')).LinkingArticles);
export const movedLinks = retryable(async () => (await import('./MovedLinks')).MovedLinks);
export const linkChecks = retryable(async () => (await import('./LinkChecks')).LinkChecks);
