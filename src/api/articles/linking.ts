import { queryOptions } from '@tanstack/react-query';
import { client } from '~/api/client';
import { BASE } from '~/lib/base';
import { linkedSlug, linksOf, linksTo, type SitePlace } from '~contract/article-links';
import { LIST_ARTICLES_LIMIT_MAXIMUM } from '~contract/generated/limits';
import { decodeArticleList, type SavedArticle } from './article';
import { ARTICLE_LISTS_KEY } from './news';

/** Where this site is: the address of the page, and `SITE_URL`. */
export function sitePlace(): SitePlace {
  const published = import.meta.env.SITE_HOST;
  return { base: BASE, hosts: published ? [location.host, published] : [location.host] };
}

/** Returns the links of an article that lead to a slug on this site. */
export const linksToSlug = (article: Pick<SavedArticle, 'sections' | 'sidebarItems'>, slug: string) =>
  linksOf(article).filter(({ link }) => linkedSlug(link, sitePlace()) === slug);

export interface LinkingArticles {
  /** At most a page of the list. */
  readonly articles: readonly SavedArticle[];
  /** The number of further articles. */
  readonly more: number;
}

/**
 * Finds the articles that link to a slug. Null if the backend cannot tell: it ignores the parameter, and its response is
 * only a page of all articles.
 */
export const linkingQuery = (slug: string) =>
  queryOptions({
    queryKey: [...ARTICLE_LISTS_KEY, 'links', slug],
    queryFn: async ({ signal }): Promise<LinkingArticles | null> => {
      const query = { links: slug, page: 1, limit: LIST_ARTICLES_LIMIT_MAXIMUM };
      const { data } = await client.GET('/news/', { params: { query }, signal });
      const { articles, total = articles.length, isExpectedShape } = decodeArticleList(data);
      const more = Math.max(0, total - articles.length);
      const isFiltered = articles.every((article) => linksTo(article, slug));
      if (!isExpectedShape || (more > 0 && !isFiltered)) return null;
      return { articles: articles.filter((article) => linksToSlug(article, slug).length > 0), more };
    },
  });
