import { href } from '~/href';

/** The parameter of the address that names the article to copy. */
export const COPY = 'copy';

/** The address of a new article that starts as a copy of this one. */
export const duplicateHref = (id: string) => `${href('/admin/add-article')}?${COPY}=${encodeURIComponent(id)}` as const;
