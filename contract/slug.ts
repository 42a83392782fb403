import { requestProblems } from './request-problems';

/** Describes in one sentence what is wrong with a slug, or returns null if it is valid. */
export const slugProblem = (slug: string): string | null =>
  requestProblems('createArticle', { body: { slug } })?.slug ?? null;
