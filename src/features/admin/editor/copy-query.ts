import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ArticleDraft } from '~/api/articles/article';
import { articleQuery, articlesQuery } from '~/api/articles/news';
import { LIST_ARTICLES_LIMIT_MAXIMUM } from '~contract/generated/limits';
import { localToday } from './model/editor-article';
import { freeSlug, slugStem } from './model/slug-rules';

/**
 * Makes a new article from a saved one: everything but its id, with a free slug and the date of today. Without the list of
 * articles, the slug gets the first number. The checks and the backend say whether it is taken.
 */
export const copyQuery = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: ['copy', id],
    queryFn: async (): Promise<ArticleDraft> => {
      const { article } = await client.fetchQuery(articleQuery(id));
      const similar = { page: 1, limit: LIST_ARTICLES_LIMIT_MAXIMUM, text: slugStem(article.slug), isSummary: true };
      const articles = await client.fetchQuery(articlesQuery(similar)).then(
        (list) => list.articles,
        () => [],
      );
      const taken = new Set([article, ...articles].map(({ slug }) => slug));
      return { ...article, slug: freeSlug(article.slug, taken), date: localToday() };
    },
  });
