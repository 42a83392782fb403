import { createArticlePages } from './article-pages';
import type { ArticleSource } from './article-source';
import { createListings } from './listings';
import { loadRenderer } from './renderer';

/**
 * The responses that contain articles: their pages, the sitemap and the feed.
 * @param root the folder of the built site.
 * @param prefix the path of the site without a slash at the end.
 */
export async function createPages(source: ArticleSource, root: string, prefix: string) {
  const renderer = await loadRenderer(root);
  const articles = createArticlePages(source, prefix, renderer);
  const listings = createListings(source, renderer);
  return {
    sendCached: articles.sendCached,
    handlerFor: (pathname: string) => listings.handlerFor(pathname) ?? articles.handlerFor(pathname),
    /** Call this after a change of an article. */
    expire() {
      articles.expire();
      listings.expire();
    },
  };
}
