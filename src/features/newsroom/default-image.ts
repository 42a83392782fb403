/** Shown for an article without a banner, and where its picture cannot be loaded (specification section 3). */
export const DEFAULT_IMAGE = '/art/article-default.svg';
